//! The board as a whole: draws the layers and feeds the input machine.

use std::rc::Rc;

use yew::prelude::*;

use super::axis::Axis;
use super::faces::Faces;
use super::geometry::{Layout, Spot};
use super::input::{Event, Input, Intent, Phase, Situation};
use super::marks::{Marks, Over, over, under};
use super::pieces::{Pieces, held_piece, pieces};
use super::points::{Points, PointsProps};
use super::surface::surface;
use super::symbols::symbols;
use super::tracks::Tracks;
use super::veil::Veil;
use crate::app::ui::part;
use crate::platform::{focus, keys, pointer};
use crate::rules::{Bitboard, Move, Piece, Square};

/// Properties of [`Board`].
#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// What stands where.
    pub pieces: Rc<[(Square, Piece)]>,
    /// Points whose pieces the reader may pick up.
    pub movable: Rc<[Square]>,
    /// Moves that are allowed.
    pub moves: Rc<[Move]>,
    /// Marks of the position.
    pub marks: Marks,
    /// How the board lies.
    pub layout: Layout,
    /// How files and ranks are labelled, if they are.
    pub axis: Axis,
    /// What is written on the pieces.
    pub faces: Faces,
    /// What lies closed.
    pub veil: Veil,
    /// Whether the targets of a picked-up piece are shown.
    pub show_targets: bool,
    /// The board's accessible name.
    pub label: AttrValue,
    /// What the reader meant.
    pub on_intent: Callback<Intent>,
}

/// The board.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let node = use_node_ref();
    // A cell and not a state: events may come faster than renders.
    let machine = use_mut_ref(|| Input::new(start_cursor(props.layout)));
    let redraw = use_force_update();
    let tracks = use_tracks(&props.pieces);

    let send = {
        let (machine, node) = (machine.clone(), node.clone());
        let (movable, moves) = (props.movable.clone(), props.moves.clone());
        let (layout, on_intent) = (props.layout, props.on_intent.clone());
        Callback::from(move |event: Event| {
            let situation = Situation {
                layout,
                movable: &movable,
                moves: &moves,
            };
            let before = *machine.borrow();
            let (after, intent) = before.step(event, &situation);
            *machine.borrow_mut() = after;
            if after != before {
                redraw.force_update();
            }
            match intent {
                Some(Intent::Focus(square)) => {
                    focus::descendant(&node, "data-point", &square.to_string())
                }
                Some(intent) => on_intent.emit(intent),
                None => {}
            }
        })
    };
    {
        let send = send.clone();
        use_effect_with((props.pieces.clone(), props.movable.clone()), move |_| {
            send.emit(Event::Changed);
        });
    }

    let input = *machine.borrow();
    let selected = input.phase.selected();
    let (held_at, aimed) = match input.phase {
        Phase::Dragging { at, .. } => (Some(at), props.layout.square_at(at)),
        _ => (None, None),
    };
    let board = by_index(&props.pieces);
    let allowed: Vec<Square> = props
        .moves
        .iter()
        .filter(|m| Some(m.from()) == selected)
        .map(|m| m.to())
        .collect();
    let targets = if props.show_targets {
        allowed
            .iter()
            .map(|to| (*to, board[to.index()].is_some()))
            .collect()
    } else {
        Vec::new()
    };
    let held = held_at.zip(selected.and_then(|from| board[from.index()]));
    let held_back = selected.is_some_and(|from| props.veil.closed.contains(from));

    let on = Listeners::new(&send, &node, props.layout);
    html! {
        <svg ref={node} class={classes!("board", held.is_some().then_some("dragging"))}
            viewBox={props.layout.view_box()} role="grid" aria-label={props.label.clone()}
            onpointerdown={on.down} onpointermove={on.travel} onpointerup={on.up}
            onpointercancel={on.lost} onkeydown={on.key}>
            { symbols(props.faces, !props.veil.closed.is_empty()) }
            <g aria-hidden="true">
                { surface(props.layout, props.axis) }
                { under(&props.marks, props.layout) }
                { pieces(&Pieces {
                    tracks: &tracks,
                    layout: props.layout,
                    faces: props.faces,
                    veil: props.veil,
                    selected,
                    lifted: held.is_some(),
                    dropped: input.dropped(),
                }) }
                { over(&Over { marks: &props.marks, layout: props.layout, selected, targets: &targets, aimed }) }
            </g>
            { part::<Points>(PointsProps {
                board,
                closed: closed_as_told(props.veil),
                layout: props.layout,
                cursor: input.cursor,
                selected,
                targets: allowed,
                on_focus: send.reform(Event::Focus),
                on_activate: send.reform(Event::Activate),
            }) }
            if let Some((at, piece)) = held {
                <g aria-hidden="true">{ held_piece(piece, at, props.faces, held_back) }</g>
            }
        </svg>
    }
}

/// The points whose pieces are named as closed ones.
fn closed_as_told(veil: Veil) -> Bitboard {
    match veil.lifted {
        true => Bitboard::EMPTY,
        false => veil.closed,
    }
}

/// The cursor starts on the general of the side that sits below.
fn start_cursor(layout: Layout) -> Square {
    layout.square(4, 9).unwrap_or(Square::from_index(4))
}

fn by_index(pieces: &[(Square, Piece)]) -> Vec<Option<Piece>> {
    let mut board = vec![None; Square::COUNT];
    for (square, piece) in pieces {
        board[square.index()] = Some(*piece);
    }
    board
}

/// Follows the pieces from position to position.
#[hook]
fn use_tracks(pieces: &Rc<[(Square, Piece)]>) -> Rc<Tracks> {
    let before = use_mut_ref(Tracks::default);
    use_memo(pieces.clone(), move |pieces| {
        let now = before.borrow().follow(pieces);
        *before.borrow_mut() = now.clone();
        now
    })
}

/// The browser's events, turned into the machine's.
struct Listeners {
    down: Callback<PointerEvent>,
    travel: Callback<PointerEvent>,
    up: Callback<PointerEvent>,
    lost: Callback<PointerEvent>,
    key: Callback<KeyboardEvent>,
}

impl Listeners {
    fn new(send: &Callback<Event>, surface: &NodeRef, layout: Layout) -> Listeners {
        let on_pointer = |make: fn(i32, Spot) -> Event, presses: bool| {
            let (send, surface) = (send.clone(), surface.clone());
            Callback::from(move |event: PointerEvent| {
                if presses && !pointer::begins_press(&event) {
                    return;
                }
                if let Some((across, down)) = pointer::fraction(&event, &surface) {
                    if presses {
                        pointer::capture(&event, &surface);
                    }
                    send.emit(make(event.pointer_id(), layout.locate(across, down)));
                }
            })
        };
        Listeners {
            down: on_pointer(|pointer, at| Event::Down { pointer, at }, true),
            travel: on_pointer(|pointer, at| Event::Travel { pointer, at }, false),
            up: on_pointer(|pointer, at| Event::Up { pointer, at }, false),
            lost: send.reform(|event: PointerEvent| Event::Lost {
                pointer: event.pointer_id(),
            }),
            key: {
                let send = send.clone();
                Callback::from(move |event: KeyboardEvent| {
                    if let Some(meant) = key_event(&event) {
                        keys::consume(&event);
                        send.emit(meant);
                    }
                })
            },
        }
    }
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
