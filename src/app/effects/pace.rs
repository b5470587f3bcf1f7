//! Gives the engine's answers the pace of a person: an answer that comes at once would
//! move while the reader's own piece is still sliding.

use std::cell::RefCell;
use std::rc::Rc;

use yew::Callback;

use crate::platform::engine::News;
use crate::platform::timer::{self, Delay};

/// The least time between the reader's move and the engine's answer.
const LEAST_MS: u32 = 420;

/// Holds an answer back until it is time for it. Clones are the same pace.
#[derive(Clone)]
pub(super) struct Pace {
    inner: Rc<RefCell<Inner>>,
    on_news: Callback<News>,
}

#[derive(Default)]
struct Inner {
    /// Kept until the next search: a delay must not be dropped by what it does.
    _delay: Option<Delay>,
    early: bool,
    held: Option<News>,
}

impl Pace {
    pub(super) fn new(on_news: Callback<News>) -> Pace {
        Pace {
            inner: Rc::default(),
            on_news,
        }
    }

    /// A search begins: its answer is not given before its time.
    pub(super) fn begin(&self) {
        let pace = self.clone();
        let delay = timer::after(LEAST_MS, move || pace.release());
        *self.inner.borrow_mut() = Inner {
            _delay: Some(delay),
            early: true,
            held: None,
        };
    }

    /// The search is no longer wanted, and neither is an answer that was held back.
    pub(super) fn cancel(&self) {
        *self.inner.borrow_mut() = Inner::default();
    }

    /// Passes news on: answers in their time, everything else at once.
    pub(super) fn hear(&self, news: News) {
        if matches!(news, News::Line(_)) {
            // A player is not told what the engine expects.
            return;
        }
        let mut inner = self.inner.borrow_mut();
        if matches!(news, News::Answer { .. }) && inner.early {
            inner.held = Some(news);
            return;
        }
        drop(inner);
        self.on_news.emit(news);
    }

    fn release(&self) {
        let held = {
            let mut inner = self.inner.borrow_mut();
            inner.early = false;
            inner.held.take()
        };
        if let Some(news) = held {
            self.on_news.emit(news);
        }
    }
}
