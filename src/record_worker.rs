//! The worker that reads and writes files of records, so that the page never waits for one. It is the
//! page's own program, started a second time: what reads and writes is large, and much of it is in the
//! page already.
//!
//! A task is done from end to end without listening; the page ends the worker if it does not want
//! the answer any more.

mod canvas;
mod opened;
mod tables;
mod telling;
mod writing;

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Uint8Array, global};
use serde::Serialize;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use self::opened::Opened;
use crate::protocol::records::{Request, Response, VERSION};

/// Where answers go.
#[derive(Clone)]
struct Page(DedicatedWorkerGlobalScope);

impl Page {
    fn say(&self, response: &Response) {
        self.post(response, None);
    }

    /// Says something with bytes beside it, which are handed over.
    fn say_with(&self, response: &Response, bytes: &[u8]) {
        self.post(response, Some(&Uint8Array::from(bytes)));
    }

    fn post(&self, response: &Response, bytes: Option<&Uint8Array>) {
        let serializer = serde_wasm_bindgen::Serializer::json_compatible();
        let posted = response
            .serialize(&serializer)
            .map_err(JsValue::from)
            .and_then(|message| match bytes {
                Some(bytes) => {
                    let whole = Array::of2(&message, bytes);
                    let moved = Array::of1(&bytes.buffer());
                    self.0.post_message_with_transfer(&whole, &moved)
                }
                None => self.0.post_message(&Array::of1(&message)),
            });
        if let Err(error) = posted {
            web_sys::console::error_1(&error);
        }
    }
}

/// Starts listening and tells the page so.
pub fn start() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let page = Page(scope.clone());
    let opened = Rc::new(RefCell::new(Opened::default()));
    let on_message = Closure::<dyn Fn(MessageEvent)>::new({
        let page = page.clone();
        move |event: MessageEvent| hear(&page, &opened, event.data())
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    on_message.forget();
    page.say(&Response::Ready { version: VERSION });
}

fn hear(page: &Page, opened: &Rc<RefCell<Opened>>, message: JsValue) {
    let parts = Array::from(&message);
    match serde_wasm_bindgen::from_value(parts.get(0)) {
        Ok(Request::Open { text }) => {
            let bytes = Uint8Array::new(&parts.get(1)).to_vec();
            let response = opened
                .borrow_mut()
                .read(&bytes, text, |listed| page.say(&listed));
            page.say(&response);
        }
        Ok(Request::Take { first, count }) => {
            page.say(&Response::Games(opened.borrow().take(first, count)));
        }
        Ok(Request::Write {
            games,
            form,
            notation,
            below,
        }) => {
            let page = page.clone();
            spawn_local(async move {
                let order = writing::Order {
                    games,
                    form,
                    notation: notation.parse().unwrap_or(writing::USUAL_NOTATION),
                    below,
                };
                match order.carry_out(|done| page.say(&done)).await {
                    Ok(bytes) => page.say_with(&Response::Written { done: 1000 }, &bytes),
                    Err(response) => page.say(&response),
                }
            });
        }
        Err(error) => page.say(&Response::Rejected(format!("not a request: {error}"))),
    }
}
