//! Keeps the engine's lines back until all of one depth are there and it is time to draw them.

use std::cell::RefCell;
use std::rc::Rc;

use yew::Callback;

use super::desk::Act;
use crate::platform::engine::{Line, News};
use crate::platform::timer::{self, Delay};

/// The least time between two drawings.
const INTERVAL_MS: u32 = 100;

/// Lines of one depth: those of another would name a move twice, and what they are worth could not be compared.
#[derive(Default)]
struct Iteration {
    lines: Vec<Line>,
    /// How many lines were asked for.
    wanted: usize,
}

impl Iteration {
    /// Takes a line in; answers the lines of a depth that are all there, best first. The last lines of a depth are
    /// seen by the first of the next one where a position has fewer moves than lines were asked for.
    fn add(&mut self, line: Line) -> Option<Vec<Line>> {
        let mut before = None;
        if self
            .lines
            .first()
            .is_some_and(|first| first.depth != line.depth)
        {
            before = self.take();
        }
        self.lines.retain(|kept| kept.rank != line.rank);
        self.lines.push(line);
        if self.lines.len() == self.wanted {
            return self.take();
        }
        before
    }

    /// What is there, best first.
    fn take(&mut self) -> Option<Vec<Line>> {
        let mut lines = std::mem::take(&mut self.lines);
        lines.sort_by_key(|line| (std::cmp::Reverse(line.score.as_value()), line.rank));
        for (rank, line) in lines.iter_mut().enumerate() {
            line.rank = rank;
        }
        (!lines.is_empty()).then_some(lines)
    }
}

/// Passes the engine's news on, lines at most ten times a second. Clones are the same.
#[derive(Clone)]
pub(super) struct Gather {
    inner: Rc<RefCell<Inner>>,
    tell: Callback<Act>,
}

#[derive(Default)]
struct Inner {
    /// What comes in.
    iteration: Iteration,
    /// The newest lines that have not been drawn.
    lines: Vec<Line>,
    /// Whether lines of this search have been drawn, or will be.
    told: bool,
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

    /// Another search begins, for so many lines: what was said of the last one is not wanted any more.
    pub(super) fn clear(&self, wanted: usize) {
        let mut inner = self.inner.borrow_mut();
        inner.lines.clear();
        inner.told = false;
        inner.iteration = Iteration {
            wanted,
            ..Iteration::default()
        };
    }

    pub(super) fn hear(&self, news: News) {
        match news {
            News::Line(line) => {
                let whole = self.inner.borrow_mut().iteration.add(line);
                self.keep(whole);
            }
            // What it has found stays; another position or another wish begins a new search.
            News::Answer { .. } => {
                // Of a depth that was broken off only if there is nothing else.
                let mut inner = self.inner.borrow_mut();
                let rest = inner.iteration.take().filter(|_| !inner.told);
                drop(inner);
                self.keep(rest);
                self.pass_on();
            }
            News::GaveUp(trouble) => self.tell.emit(Act::Failed(trouble)),
            News::Thinking { .. } | News::Restarted => {}
        }
    }

    fn keep(&self, lines: Option<Vec<Line>>) {
        let Some(lines) = lines else {
            return;
        };
        let mut inner = self.inner.borrow_mut();
        inner.lines = lines;
        inner.told = true;
        if !inner.waits {
            inner.waits = true;
            let gather = self.clone();
            inner._delay = Some(timer::after(INTERVAL_MS, move || gather.pass_on()));
        }
    }

    fn pass_on(&self) {
        let lines = {
            let mut inner = self.inner.borrow_mut();
            inner.waits = false;
            std::mem::take(&mut inner.lines)
        };
        if !lines.is_empty() {
            self.tell.emit(Act::Heard(lines));
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::protocol::Score;

    fn line(depth: u32, rank: usize, worth: i32, mv: &str) -> Line {
        Line {
            depth,
            rank,
            score: Score::Centipawns(worth),
            nodes: 1,
            time_ms: 1,
            moves: vec![mv.to_owned()],
        }
    }

    fn shown(lines: &[Line]) -> Vec<(u32, usize, &str)> {
        let parts = lines.iter();
        parts
            .map(|line| (line.depth, line.rank, &*line.moves[0]))
            .collect()
    }

    #[test]
    fn lines_of_one_depth_come_together_and_best_first() {
        let mut iteration = Iteration {
            wanted: 3,
            ..Iteration::default()
        };
        assert_eq!(iteration.add(line(7, 0, 49, "h2e2")), None);
        assert_eq!(iteration.add(line(7, 1, 64, "b2e2")), None);
        let whole = iteration.add(line(7, 2, 56, "h0g2")).unwrap();
        let best_first = [(7, 0, "b2e2"), (7, 1, "h0g2"), (7, 2, "h2e2")];
        assert_eq!(shown(&whole), best_first);
        // The next depth finds another best move: it is not mixed with what was found before.
        assert_eq!(iteration.add(line(8, 0, 60, "h0g2")), None);
    }

    #[test]
    fn a_position_with_fewer_moves_shows_those_that_there_are() {
        let mut iteration = Iteration {
            wanted: 3,
            ..Iteration::default()
        };
        assert_eq!(iteration.add(line(7, 0, 10, "e0e1")), None);
        assert_eq!(iteration.add(line(7, 1, -5, "e0f0")), None);
        let two = iteration.add(line(8, 0, 12, "e0e1")).unwrap();
        assert_eq!(shown(&two), [(7, 0, "e0e1"), (7, 1, "e0f0")]);
        assert_eq!(shown(&iteration.take().unwrap()), [(8, 0, "e0e1")]);
        assert_eq!(iteration.take(), None);
    }
}
