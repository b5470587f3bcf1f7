//! The browser's events, turned into those of the two machines: one moves pieces, the other draws.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::geometry::{Layout, Spot};
use super::input::{DRAG_THRESHOLD, Event, Input};
use super::sketch::{Drawing, Sketch};
use crate::platform::timer::{self, Delay};
use crate::platform::{keys, pointer};

/// How long a finger rests on a point before it draws, in milliseconds.
const LONG_PRESS_MS: u32 = 500;

/// A finger or pen that rests where it went down.
pub(super) struct Press {
    pointer: i32,
    at: Spot,
    /// Ends with the press.
    _delay: Delay,
}

/// What the board listens to.
pub(super) struct Listeners {
    pub(super) down: Callback<PointerEvent>,
    pub(super) travel: Callback<PointerEvent>,
    pub(super) up: Callback<PointerEvent>,
    pub(super) lost: Callback<PointerEvent>,
    pub(super) key: Callback<KeyboardEvent>,
    pub(super) menu: Callback<MouseEvent>,
}

impl Listeners {
    /// Listeners for the board in an element, which send to the machines.
    pub(super) fn new(
        node: &NodeRef,
        layout: Layout,
        send: Callback<Event>,
        draw: Callback<Drawing>,
        machine: &Rc<RefCell<Input>>,
        sketch: &Rc<RefCell<Sketch>>,
        press: &Rc<RefCell<Option<Press>>>,
    ) -> Listeners {
        let spot = {
            let node = node.clone();
            move |event: &PointerEvent| {
                let (across, down) = pointer::fraction(event, &node)?;
                Some(layout.locate(across, down))
            }
        };
        let down = {
            let (spot, send, draw) = (spot.clone(), send.clone(), draw.clone());
            let (node, press) = (node.clone(), press.clone());
            Callback::from(move |event: PointerEvent| {
                let Some(at) = spot(&event) else { return };
                let pointer = event.pointer_id();
                if pointer::draws(&event) {
                    pointer::capture(&event, &node);
                    draw.emit(Drawing::Down { pointer, at });
                } else if pointer::begins_press(&event) {
                    pointer::capture(&event, &node);
                    send.emit(Event::Down { pointer, at });
                    if pointer::is_touch(&event) {
                        let delay = long_press(&send, &draw, &press);
                        *press.borrow_mut() = Some(Press {
                            pointer,
                            at,
                            _delay: delay,
                        });
                    }
                }
            })
        };
        let travel = {
            let (spot, send, draw) = (spot, send.clone(), draw.clone());
            let (sketch, press) = (sketch.clone(), press.clone());
            Callback::from(move |event: PointerEvent| {
                let Some(at) = spot(&event) else { return };
                let pointer = event.pointer_id();
                let strays = |press: &mut Press| {
                    press.pointer == pointer && press.at.distance(at) > DRAG_THRESHOLD
                };
                press.borrow_mut().take_if(strays);
                if sketch.borrow().holds(pointer) {
                    draw.emit(Drawing::Travel { pointer, at });
                } else {
                    send.emit(Event::Travel { pointer, at });
                }
            })
        };
        // A finger may leave the element and still be lifted: where it was last seen is enough then.
        let up = {
            let (send, draw) = (send.clone(), draw.clone());
            let (sketch, press, node) = (sketch.clone(), press.clone(), node.clone());
            Callback::from(move |event: PointerEvent| {
                let pointer = event.pointer_id();
                press.borrow_mut().take();
                if sketch.borrow().holds(pointer) {
                    draw.emit(Drawing::Up { pointer });
                } else if let Some((across, down)) = pointer::fraction(&event, &node) {
                    let at = layout.locate(across, down);
                    send.emit(Event::Up { pointer, at });
                }
            })
        };
        let lost = {
            let (send, draw, press) = (send.clone(), draw.clone(), press.clone());
            Callback::from(move |event: PointerEvent| {
                let pointer = event.pointer_id();
                press.borrow_mut().take();
                draw.emit(Drawing::Lost { pointer });
                send.emit(Event::Lost { pointer });
            })
        };
        let key = {
            let machine = machine.clone();
            Callback::from(move |event: KeyboardEvent| {
                let Some(meant) = key_event(&event) else {
                    return;
                };
                keys::consume(&event);
                if meant == Event::Enter && event.shift_key() {
                    let cursor = machine.borrow().cursor;
                    draw.emit(Drawing::Key(cursor));
                } else {
                    send.emit(meant);
                }
            })
        };
        Listeners {
            down,
            travel,
            up,
            lost,
            key,
            // The right button draws.
            menu: Callback::from(|event: MouseEvent| event.prevent_default()),
        }
    }
}

/// After a while a finger that rests puts down what it holds and draws.
fn long_press(
    send: &Callback<Event>,
    draw: &Callback<Drawing>,
    press: &Rc<RefCell<Option<Press>>>,
) -> Delay {
    let (send, draw, press) = (send.clone(), draw.clone(), press.clone());
    timer::after(LONG_PRESS_MS, move || {
        // Not dropped in here: a delay must not be dropped by what it does.
        let resting = press
            .borrow()
            .as_ref()
            .map(|press| (press.pointer, press.at));
        if let Some((pointer, at)) = resting {
            send.emit(Event::Lost { pointer });
            send.emit(Event::PutBack);
            draw.emit(Drawing::Down { pointer, at });
        }
    })
}

fn key_event(event: &KeyboardEvent) -> Option<Event> {
    Some(match keys::plain(event)?.as_str() {
        "ArrowLeft" => Event::Arrow(-1, 0),
        "ArrowRight" => Event::Arrow(1, 0),
        "ArrowUp" => Event::Arrow(0, -1),
        "ArrowDown" => Event::Arrow(0, 1),
        "Enter" | " " => Event::Enter,
        "Escape" => Event::Escape,
        _ => return None,
    })
}
