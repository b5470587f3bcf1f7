//! Keeps the engine's lines back until it is time to draw them.

use std::cell::RefCell;
use std::rc::Rc;

use yew::Callback;

use super::desk::Act;
use crate::platform::engine::{Line, News};
use crate::platform::timer::{self, Delay};

/// The least time between two drawings.
const INTERVAL_MS: u32 = 100;

/// Passes the engine's news on, lines at most ten times a second. Clones are the same.
#[derive(Clone)]
pub(super) struct Gather {
    inner: Rc<RefCell<Inner>>,
    tell: Callback<Act>,
}

#[derive(Default)]
struct Inner {
    /// The newest line of each rank since the last drawing.
    lines: Vec<Line>,
    waits: bool,
    /// Kept until the next one: a delay must not be dropped by what it does.
    _delay: Option<Delay>,
}

impl Gather {
    pub(super) fn new(tell: Callback<Act>) -> Gather {
        Gather {
            inner: Rc::default(),
            tell,
        }
    }

    /// Another search begins: what was said of the last one is not wanted any more.
    pub(super) fn clear(&self) {
        self.inner.borrow_mut().lines.clear();
    }

    pub(super) fn hear(&self, news: News) {
        match news {
            News::Line(line) => self.keep(line),
            // What it has found stays; another position or another wish begins a new search.
            News::Answer { .. } => self.pass_on(),
            News::GaveUp(trouble) => self.tell.emit(Act::Failed(trouble)),
            News::Thinking { .. } | News::Restarted => {}
        }
    }

    fn keep(&self, line: Line) {
        let mut inner = self.inner.borrow_mut();
        inner.lines.retain(|kept| kept.rank != line.rank);
        inner.lines.push(line);
        if !inner.waits {
            inner.waits = true;
            let gather = self.clone();
            inner._delay = Some(timer::after(INTERVAL_MS, move || gather.pass_on()));
        }
    }

    fn pass_on(&self) {
        let mut lines = {
            let mut inner = self.inner.borrow_mut();
            inner.waits = false;
            std::mem::take(&mut inner.lines)
        };
        if !lines.is_empty() {
            lines.sort_by_key(|line| line.rank);
            self.tell.emit(Act::Heard(lines));
        }
    }
}
