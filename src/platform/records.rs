//! The worker that reads and writes files of records: one task at a time, given up by ending it.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use js_sys::{Array, Uint8Array};
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::files::Bytes;
use super::{page, shell};
use crate::protocol::records::{Request, Response, VERSION};

/// What the page hears of a task.
#[derive(Debug)]
pub enum Answer {
    /// The worker says something, perhaps with a file.
    Said(Response, Option<Bytes>),
    /// The worker cannot be used, with what the browser said of it.
    Broke(String),
}

type Hear = Rc<dyn Fn(Answer)>;

/// The worker. Clones are the same; it is started by the first task and ends with the last clone.
#[derive(Clone, Default)]
pub struct RecordClient {
    inner: Rc<RefCell<Inner>>,
}

impl PartialEq for RecordClient {
    fn eq(&self, other: &RecordClient) -> bool {
        Rc::ptr_eq(&self.inner, &other.inner)
    }
}

#[derive(Default)]
struct Inner {
    running: Option<Running>,
    /// Who hears of the task under way.
    hear: Option<Hear>,
    /// Whether the worker has said that it listens: what is sent before is lost.
    is_ready: bool,
    /// The task that waits for that.
    waiting: Option<(Request, Option<Bytes>)>,
    /// Grows with every worker, so that what an ended one has said is not heard.
    number: u32,
}

/// A worker with its listeners; dropping it ends both.
struct Running {
    worker: Worker,
    _listeners: [EventListener; 2],
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl RecordClient {
    /// Gives the worker a task, with bytes if it needs any; `hear` is told of everything that comes of
    /// it. A task that is under way is given up.
    pub fn ask(&self, request: &Request, bytes: Option<Bytes>, hear: impl Fn(Answer) + 'static) {
        let busy = self.inner.borrow().hear.is_some();
        if busy {
            self.cancel();
        }
        {
            let mut inner = self.inner.borrow_mut();
            inner.hear = Some(Rc::new(hear));
            inner.waiting = Some((request.clone(), bytes));
        }
        self.go_on();
    }

    /// Starts the worker if there is none, and sends the task that waits if it listens.
    fn go_on(&self) {
        if let Err(error) = self.try_to_go_on() {
            self.broke(&format!("{error:?}"));
        }
    }

    fn try_to_go_on(&self) -> Result<(), JsValue> {
        if self.inner.borrow().running.is_none() {
            let running = self.start()?;
            self.inner.borrow_mut().running = Some(running);
        }
        let waiting = {
            let mut inner = self.inner.borrow_mut();
            match inner.is_ready {
                true => inner.waiting.take(),
                false => None,
            }
        };
        match waiting {
            Some((request, bytes)) => self.post(&request, bytes),
            None => Ok(()),
        }
    }

    /// Gives the task under way up; what was read is forgotten with it.
    pub fn cancel(&self) {
        let mut inner = self.inner.borrow_mut();
        inner.hear = None;
        inner.waiting = None;
        inner.is_ready = false;
        inner.number += 1;
        inner.running = None;
    }

    fn post(&self, request: &Request, bytes: Option<Bytes>) -> Result<(), JsValue> {
        let serializer = serde_wasm_bindgen::Serializer::json_compatible();
        let message = request.serialize(&serializer)?;
        let inner = self.inner.borrow();
        let Some(Running { worker, .. }) = &inner.running else {
            return Ok(());
        };
        match bytes {
            Some(Bytes(bytes)) => {
                let whole = Array::of2(&message, &bytes);
                worker.post_message_with_transfer(&whole, &Array::of1(&bytes.buffer()))
            }
            None => worker.post_message(&Array::of1(&message)),
        }
    }

    fn start(&self) -> Result<Running, JsValue> {
        let file = shell::records_file().ok_or("the page names no worker for files")?;
        let address = page::address_of(&file).ok_or("the page has no address")?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address, &options)?;
        let number = {
            let mut inner = self.inner.borrow_mut();
            inner.number += 1;
            inner.number
        };
        let on = |kind: &'static str, read: fn(&web_sys::Event) -> Answer| {
            let inner = Rc::downgrade(&self.inner);
            EventListener::new(&worker, kind, move |event| {
                let answer = read(event);
                let inner = inner.clone();
                // Later, since a listener must not be dropped while it runs.
                wasm_bindgen_futures::spawn_local(async move {
                    if let Some(inner) = inner.upgrade() {
                        RecordClient { inner }.heard(number, answer);
                    }
                });
            })
        };
        let listeners = [on("message", read_message), on("error", read_error)];
        Ok(Running {
            worker,
            _listeners: listeners,
        })
    }

    fn heard(&self, number: u32, answer: Answer) {
        if self.inner.borrow().number != number {
            return;
        }
        match answer {
            Answer::Said(Response::Ready { version: VERSION }, _) => {
                self.inner.borrow_mut().is_ready = true;
                self.go_on();
            }
            Answer::Said(Response::Ready { .. }, _) => self.broke("it is of another version"),
            Answer::Said(Response::Rejected(reason), _) => self.broke(&reason),
            Answer::Broke(reason) => self.broke(&reason),
            said @ Answer::Said(..) => {
                let is_last = is_last(&said);
                let hear = {
                    let mut inner = self.inner.borrow_mut();
                    match is_last {
                        true => inner.hear.take(),
                        false => inner.hear.clone(),
                    }
                };
                if let Some(hear) = hear {
                    hear(said);
                }
            }
        }
    }

    fn broke(&self, reason: &str) {
        let hear = self.inner.borrow_mut().hear.take();
        self.cancel();
        if let Some(hear) = hear {
            hear(Answer::Broke(reason.to_owned()));
        }
    }
}

/// Whether nothing more comes of a task after this.
fn is_last(answer: &Answer) -> bool {
    match answer {
        Answer::Said(Response::Listed { .. }, _) => false,
        Answer::Said(Response::Written { .. }, bytes) => bytes.is_some(),
        _ => true,
    }
}

fn read_message(event: &web_sys::Event) -> Answer {
    let Some(message) = event.dyn_ref::<MessageEvent>() else {
        return Answer::Broke("no message".to_owned());
    };
    let parts = Array::from(&message.data());
    match serde_wasm_bindgen::from_value::<Response>(parts.get(0)) {
        Ok(response) => {
            let bytes = parts.get(1).dyn_into::<Uint8Array>().ok().map(Bytes);
            Answer::Said(response, bytes)
        }
        Err(error) => Answer::Broke(error.to_string()),
    }
}

fn read_error(event: &web_sys::Event) -> Answer {
    let message = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message);
    Answer::Broke(message.unwrap_or_default())
}
