//! The engine's message loop inside a web worker.
//!
//! A search is cut into slices short enough that a message is heard within a tenth of a second;
//! between two slices the worker gives way to its queue of messages through a channel of its
//! own, since timers are slowed down by browsers.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::global;
use serde::Serialize;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, Performance};

use crate::engine::{Answer, Info, Level, Limits, Mind, NAME, Slice, Step, Told, book};
use crate::protocol::{MAX_LEVEL, Request, Response, SearchLimits, VERSION};
use crate::rules::Move;

/// The transposition table's share of the page's memory.
const HASH_MEBIBYTES: usize = 16;
/// The length of a slice where time matters.
const SLICE_MS: f64 = 40.0;
/// The length of a slice where the same seed must give the same move on every machine.
const SLICE_NODES: u64 = 8_192;

/// What the worker is doing.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    mind: Mind,
    /// The search under way.
    job: Option<Job>,
    /// Sending through it asks for the next slice.
    next_slice: MessagePort,
    slice_is_asked_for: bool,
}

#[derive(Clone, Copy)]
struct Job {
    id: u32,
    slice: Slice,
}

/// Starts the message loop and tells the page that the engine is ready.
///
/// # Panics
/// If it is not called in a dedicated worker.
pub fn start() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let channel = MessageChannel::new().expect("every worker can make a channel");
    let worker = Rc::new(RefCell::new(Worker {
        scope: scope.clone(),
        mind: Mind::new(HASH_MEBIBYTES, now),
        job: None,
        next_slice: channel.port2(),
        slice_is_asked_for: false,
    }));

    let on_slice = Closure::<dyn Fn(MessageEvent)>::new({
        let worker = Rc::clone(&worker);
        move |_| worker.borrow_mut().think()
    });
    channel
        .port1()
        .set_onmessage(Some(on_slice.as_ref().unchecked_ref()));
    let on_message = Closure::<dyn Fn(MessageEvent)>::new({
        let worker = Rc::clone(&worker);
        move |event: MessageEvent| worker.borrow_mut().hear(event.data())
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The loop lives as long as the worker.
    on_slice.forget();
    on_message.forget();

    worker.borrow().say(&ready());
}

/// Milliseconds since the worker was started.
fn now() -> f64 {
    thread_local! {
        static PERFORMANCE: Performance = global()
            .unchecked_into::<DedicatedWorkerGlobalScope>()
            .performance()
            .expect("every worker has a clock");
    }
    PERFORMANCE.with(Performance::now)
}

fn ready() -> Response {
    Response::Ready {
        version: VERSION,
        engine: NAME.to_owned(),
    }
}

impl Worker {
    fn say(&self, response: &Response) {
        // Maps as plain objects and 64-bit counts as numbers, as the page reads them.
        let serializer = serde_wasm_bindgen::Serializer::json_compatible();
        match response.serialize(&serializer) {
            Ok(message) => {
                // A message can only fail if it cannot be cloned; plain objects can.
                let _ = self.scope.post_message(&message);
            }
            Err(error) => web_sys::console::error_1(&error.into()),
        }
    }

    fn hear(&mut self, message: JsValue) {
        match serde_wasm_bindgen::from_value(message) {
            Ok(Request::Hello { .. }) => self.say(&ready()),
            Ok(Request::Search {
                id,
                variant,
                fen,
                moves,
                rules,
                limits,
            }) => {
                // Latest work wins: whatever was under way is dropped without an answer.
                self.job = None;
                let (level, slice) = pace(&limits);
                match Told::read(variant, Some(&fen), &moves) {
                    Ok(told) => {
                        if let Some(answer) = by_book(&told, &limits) {
                            self.say(&best_move(id, &answer));
                            return;
                        }
                        self.mind.start(&told, &rules, to_engine(&limits), level);
                        self.job = Some(Job { id, slice });
                        self.ask_for_slice();
                    }
                    Err(error) => self.say(&Response::Rejected {
                        id: Some(id),
                        reason: error.to_string(),
                    }),
                }
            }
            Ok(Request::Stop { id }) => {
                if self.job.is_some_and(|job| job.id == id) {
                    self.job = None;
                    let answer = self.mind.stop();
                    self.say(&best_move(id, &answer));
                }
            }
            Err(error) => self.say(&Response::Rejected {
                id: None,
                reason: format!("not a request: {error}"),
            }),
        }
    }

    fn ask_for_slice(&mut self) {
        if !self.slice_is_asked_for {
            self.slice_is_asked_for = self.next_slice.post_message(&JsValue::NULL).is_ok();
        }
    }

    /// Searches for one slice.
    fn think(&mut self) {
        self.slice_is_asked_for = false;
        let Some(Job { id, slice }) = self.job else {
            return;
        };
        let mut news = Vec::new();
        let step = self.mind.step(slice, |info| news.push(info));
        for info in news {
            self.say(&progress(id, &info));
        }
        match step {
            Step::Running => self.ask_for_slice(),
            Step::Finished(answer) => {
                self.job = None;
                self.say(&best_move(id, &answer));
            }
        }
    }
}

/// A level's play with its seed, and the kind of slice that suits the limits.
fn pace(limits: &SearchLimits) -> (Option<(Level, u64)>, Slice) {
    let level = limits.level.map(|number| (Level::of(number), limits.seed));
    let by_clock = limits.movetime_ms.is_some();
    let repeatable = !by_clock && (level.is_some() || limits.nodes.is_some());
    let slice = if repeatable {
        Slice::Nodes(SLICE_NODES)
    } else {
        Slice::Milliseconds(SLICE_MS)
    };
    (level, slice)
}

/// The answer out of the opening book, if it is wanted and there is one.
fn by_book(told: &Told, limits: &SearchLimits) -> Option<Answer> {
    let is_free = limits.lines <= 1 && limits.banned.is_empty();
    let level = Level::of(limits.level.unwrap_or(MAX_LEVEL));
    (limits.book && is_free)
        .then(|| book::answer(told, level, limits.seed))
        .flatten()
}

fn to_engine(limits: &SearchLimits) -> Limits {
    Limits {
        depth: limits.depth,
        nodes: limits.nodes,
        lines: limits.lines as usize,
        movetime_ms: limits.movetime_ms.map(f64::from),
        // What is no move bans nothing.
        banned: limits
            .banned
            .iter()
            .filter_map(|text| text.parse().ok())
            .collect(),
        ..Limits::default()
    }
}

fn progress(id: u32, info: &Info) -> Response {
    Response::Info {
        id,
        depth: info.depth,
        rank: info.rank as u32,
        score: info.score,
        nodes: info.nodes,
        time_ms: info.time_ms as u32,
        pv: info.line.iter().map(Move::to_string).collect(),
    }
}

fn best_move(id: u32, answer: &Answer) -> Response {
    Response::BestMove {
        id,
        best: answer.best.map(|mv| mv.to_string()),
        score: Some(answer.score),
    }
}
