//! Carries out the supervisor's orders in the browser.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, MessageEvent, Worker};
use yew::Callback;

use super::supervisor::{Event, News, Order, Search, Supervisor};
use crate::platform::{page, shell};
use crate::protocol::Response;

/// The worker's file where the page does not name one, as in a build without its last step.
const WORKER_FILE: &str = "engine_worker_loader.js";

/// The engine. Clones are the same engine; the worker ends with the last of them.
#[derive(Clone)]
pub struct EngineClient {
    inner: Rc<RefCell<Inner>>,
}

impl PartialEq for EngineClient {
    fn eq(&self, other: &EngineClient) -> bool {
        Rc::ptr_eq(&self.inner, &other.inner)
    }
}

struct Inner {
    supervisor: Supervisor,
    file: String,
    worker: Option<RunningWorker>,
    alarm: Option<Timeout>,
    on_news: Callback<News>,
}

/// A worker with its listeners; dropping it ends both.
struct RunningWorker {
    worker: Worker,
    _listeners: [EventListener; 3],
}

impl Drop for RunningWorker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl EngineClient {
    /// An engine whose worker is started by the first search.
    pub fn new(on_news: Callback<News>) -> EngineClient {
        let file = shell::engine_file();
        EngineClient::with_worker(file.as_deref().unwrap_or(WORKER_FILE), on_news)
    }

    /// An engine in a worker of another file beside the page.
    pub fn with_worker(file: &str, on_news: Callback<News>) -> EngineClient {
        let inner = Inner {
            supervisor: Supervisor::new(),
            file: file.to_owned(),
            worker: None,
            alarm: None,
            on_news,
        };
        EngineClient {
            inner: Rc::new(RefCell::new(inner)),
        }
    }

    /// Asks for a search in place of any other.
    pub fn search(&self, search: Search) {
        self.handle(Event::Want(search));
    }

    /// Wants no answer any more.
    pub fn cancel(&self) {
        self.handle(Event::Drop);
    }

    /// Wants the answer now.
    pub fn hurry(&self) {
        self.handle(Event::Hurry);
    }

    /// Another try after [`News::GaveUp`] or an answer that was of no use.
    pub fn retry(&self, search: Search) {
        self.handle(Event::Retry(search));
    }

    fn handle(&self, event: Event) {
        let orders = self.inner.borrow_mut().supervisor.handle(event);
        for order in orders {
            self.carry_out(order);
        }
    }

    fn carry_out(&self, order: Order) {
        match order {
            Order::Spawn => self.spawn(),
            Order::Terminate => drop(self.inner.borrow_mut().worker.take()),
            Order::Post(request) => {
                let posted = match &self.inner.borrow().worker {
                    Some(running) => serde_wasm_bindgen::to_value(&request)
                        .map_err(JsValue::from)
                        .and_then(|message| running.worker.post_message(&message)),
                    None => Ok(()),
                };
                if let Err(error) = posted {
                    self.later()(Event::Broke(describe(&error)));
                }
            }
            Order::SetAlarm { number, after_ms } => {
                let later = self.later();
                let alarm = Timeout::new(after_ms, move || later(Event::Alarm(number)));
                self.inner.borrow_mut().alarm = Some(alarm);
            }
            Order::ClearAlarm => drop(self.inner.borrow_mut().alarm.take()),
            Order::Tell(news) => {
                let on_news = self.inner.borrow().on_news.clone();
                on_news.emit(news);
            }
        }
    }

    fn spawn(&self) {
        let file = self.inner.borrow().file.clone();
        let started = page::address_of(&file)
            .ok_or_else(|| JsValue::from_str("the page has no address"))
            .and_then(|address| Worker::new(&address));
        match started {
            Ok(worker) => {
                let running = self.listen(worker);
                self.inner.borrow_mut().worker = Some(running);
            }
            Err(error) => self.later()(Event::Broke(describe(&error))),
        }
    }

    fn listen(&self, worker: Worker) -> RunningWorker {
        let on = |kind: &'static str, read: fn(&web_sys::Event) -> Event| {
            let later = self.later();
            EventListener::new(&worker, kind, move |event| later(read(event)))
        };
        let listeners = [
            on("message", read_message),
            on("messageerror", |_| {
                Event::Broke("unreadable message".to_owned())
            }),
            on("error", read_error),
        ];
        RunningWorker {
            worker,
            _listeners: listeners,
        }
    }

    /// Handles events after the current one, since a listener must not be dropped while it
    /// runs, and only while somebody holds the client.
    fn later(&self) -> impl Fn(Event) + use<> {
        let inner = Rc::downgrade(&self.inner);
        move |event| {
            let inner = inner.clone();
            wasm_bindgen_futures::spawn_local(async move {
                if let Some(inner) = inner.upgrade() {
                    EngineClient { inner }.handle(event);
                }
            });
        }
    }
}

fn read_message(event: &web_sys::Event) -> Event {
    let Some(message) = event.dyn_ref::<MessageEvent>() else {
        return Event::Broke("no message".to_owned());
    };
    match serde_wasm_bindgen::from_value::<Response>(message.data()) {
        Ok(response) => Event::Heard(response),
        Err(error) => Event::Broke(error.to_string()),
    }
}

fn read_error(event: &web_sys::Event) -> Event {
    let message = event
        .dyn_ref::<ErrorEvent>()
        .map(ErrorEvent::message)
        .unwrap_or_default();
    Event::Broke(message)
}

fn describe(error: &JsValue) -> String {
    format!("{error:?}")
}
