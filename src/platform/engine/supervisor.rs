//! What to do with the worker: a state machine without a browser.
//!
//! Latest work wins: a new search replaces the old one and answers with an old id are
//! dropped. A worker that breaks, refuses or stays silent is ended and another started
//! with the same search; after [`MAX_FAILURES`] in a row the reader is asked.

use crate::protocol::{Request, Response, Score, SearchLimits, VERSION};
use crate::rules::{RuleSet, Variant};

/// Failures in a row after which no further worker is started by itself.
pub const MAX_FAILURES: u32 = 3;
/// How long a worker may take to load.
const START_MS: u32 = 30_000;
/// How long a worker may stay silent beyond the time it was given to think.
const GRACE_MS: u32 = 10_000;
/// How long it may think if it was given no time limit.
const THINK_MS: u32 = 20_000;

/// What the page wants to know from the engine.
#[derive(Clone, Debug, PartialEq)]
pub struct Search {
    /// What is played.
    pub variant: Variant,
    /// The position before the first of `moves`.
    pub fen: String,
    /// The moves played from there, in coordinates.
    pub moves: Vec<String>,
    /// The rules in force.
    pub rules: RuleSet,
    /// How long or how strongly to think.
    pub limits: SearchLimits,
}

/// Something that the supervisor must react to.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Event {
    /// The page wants an answer to this, and to nothing else any more.
    Want(Search),
    /// The page wants no answer any more.
    Drop,
    /// The page wants the answer now.
    Hurry,
    /// The reader wants another try, whatever happened before.
    Retry(Search),
    /// The worker said something.
    Heard(Response),
    /// The worker said something that is no message of the protocol, threw, or could not
    /// be started.
    Broke(String),
    /// An alarm went off.
    Alarm(u32),
}

/// What must be done.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Order {
    /// Start a worker.
    Spawn,
    /// End the worker.
    Terminate,
    /// Send this to the worker.
    Post(Request),
    /// Give the alarm with this number after so many milliseconds, in place of any other.
    SetAlarm {
        /// The number.
        number: u32,
        /// How long to wait.
        after_ms: u32,
    },
    /// Give no alarm.
    ClearAlarm,
    /// Tell the page.
    Tell(News),
}

/// What the page learns.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The engine thinks about the search.
    Thinking {
        /// How deep it has looked; 0 before the first iteration is done.
        depth: u32,
    },
    /// What the engine expects, as far as it has looked.
    Line(Line),
    /// The answer to the search.
    Answer {
        /// The move in coordinates; `None` if the game is over.
        best: Option<String>,
        /// What the position is worth to the engine, if it has looked.
        score: Option<Score>,
    },
    /// The worker failed and another one takes over the search.
    Restarted,
    /// The worker failed too often; only a retry starts another.
    GaveUp(Trouble),
}

/// One of the best lines of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// How deep the engine has looked.
    pub depth: u32,
    /// 0 for the best move, 1 for the best of the others, and so on.
    pub rank: usize,
    /// What the position is worth to the side to move, if it plays this line.
    pub score: Score,
    /// Nodes searched so far.
    pub nodes: u64,
    /// Milliseconds since the search began.
    pub time_ms: u32,
    /// The moves, in coordinates.
    pub moves: Vec<String>,
}

/// Why the supervisor gave up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The worker is of another build than the page.
    Version,
    /// It broke, with what the browser said of it.
    Broken(String),
    /// It said nothing in time.
    Silent,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worker {
    Off,
    Starting,
    Ready,
}

/// The state machine.
#[derive(Debug)]
pub(super) struct Supervisor {
    worker: Worker,
    /// The search that the page waits for, with its id.
    current: Option<(u32, Search)>,
    last_id: u32,
    alarm: u32,
    failures: u32,
}

impl Supervisor {
    pub(super) fn new() -> Supervisor {
        Supervisor {
            worker: Worker::Off,
            current: None,
            last_id: 0,
            alarm: 0,
            failures: 0,
        }
    }

    /// What must be done after an event, in this order.
    pub(super) fn handle(&mut self, event: Event) -> Vec<Order> {
        match event {
            Event::Want(search) => self.want(search),
            Event::Drop => self.drop_search(),
            Event::Hurry => self.hurry(),
            Event::Retry(search) => self.retry(search),
            Event::Heard(response) => self.heard(response),
            Event::Broke(what) => self.failed(Trouble::Broken(what)),
            Event::Alarm(number) if number == self.alarm => self.failed(Trouble::Silent),
            Event::Alarm(_) => Vec::new(),
        }
    }

    fn want(&mut self, search: Search) -> Vec<Order> {
        self.last_id = self.last_id.wrapping_add(1);
        self.current = Some((self.last_id, search));
        let mut orders = vec![Order::Tell(News::Thinking { depth: 0 })];
        match self.worker {
            Worker::Off => orders.extend(self.spawn()),
            Worker::Starting => {}
            Worker::Ready => orders.extend(self.post_search()),
        }
        orders
    }

    fn drop_search(&mut self) -> Vec<Order> {
        let Some((id, _)) = self.current.take() else {
            return Vec::new();
        };
        match self.worker {
            Worker::Ready => vec![Order::Post(Request::Stop { id }), self.clear_alarm()],
            // Loading goes on under its own alarm: the next search will need the worker.
            Worker::Off | Worker::Starting => Vec::new(),
        }
    }

    fn hurry(&mut self) -> Vec<Order> {
        match (&self.current, self.worker) {
            (Some((id, _)), Worker::Ready) => {
                let stop = Order::Post(Request::Stop { id: *id });
                vec![stop, self.set_alarm(GRACE_MS)]
            }
            _ => Vec::new(),
        }
    }

    fn retry(&mut self, search: Search) -> Vec<Order> {
        self.failures = 0;
        // Whatever went wrong may be wrong with the worker, though it seems well.
        let mut orders = self.end_worker();
        orders.extend(self.want(search));
        orders
    }

    fn heard(&mut self, response: Response) -> Vec<Order> {
        let current = self.current.as_ref().map(|(id, _)| *id);
        match response {
            Response::Ready { version, .. } if version != VERSION => self.give_up(Trouble::Version),
            Response::Ready { .. } if self.worker == Worker::Starting => {
                self.worker = Worker::Ready;
                if current.is_some() {
                    self.post_search()
                } else {
                    vec![self.clear_alarm()]
                }
            }
            Response::Info {
                id,
                depth,
                rank,
                score,
                nodes,
                time_ms,
                pv,
            } if Some(id) == current => {
                let alarm = self.set_alarm(self.patience());
                let line = Line {
                    depth,
                    rank: rank as usize,
                    score,
                    nodes,
                    time_ms,
                    moves: pv,
                };
                let thinking = Order::Tell(News::Thinking { depth });
                vec![alarm, thinking, Order::Tell(News::Line(line))]
            }
            Response::BestMove { id, best, score } if Some(id) == current => {
                self.current = None;
                self.failures = 0;
                vec![
                    self.clear_alarm(),
                    Order::Tell(News::Answer { best, score }),
                ]
            }
            Response::Rejected { id, reason } if id == current && id.is_some() => {
                self.failed(Trouble::Broken(reason))
            }
            // An answer to older work, or a second greeting.
            _ => Vec::new(),
        }
    }

    fn failed(&mut self, trouble: Trouble) -> Vec<Order> {
        self.failures += 1;
        if self.current.is_none() {
            // Nobody waits: the next search starts another worker.
            return self.end_worker();
        }
        if self.failures >= MAX_FAILURES {
            return self.give_up(trouble);
        }
        let mut orders = self.end_worker();
        orders.push(Order::Tell(News::Restarted));
        orders.extend(self.spawn());
        orders
    }

    fn give_up(&mut self, trouble: Trouble) -> Vec<Order> {
        let mut orders = self.end_worker();
        if self.current.is_some() {
            orders.push(Order::Tell(News::GaveUp(trouble)));
        }
        orders
    }

    fn end_worker(&mut self) -> Vec<Order> {
        self.worker = Worker::Off;
        vec![Order::Terminate, self.clear_alarm()]
    }

    fn spawn(&mut self) -> [Order; 2] {
        self.worker = Worker::Starting;
        [Order::Spawn, self.set_alarm(START_MS)]
    }

    fn post_search(&mut self) -> Vec<Order> {
        let Some((id, search)) = self.current.clone() else {
            return Vec::new();
        };
        let alarm = self.set_alarm(self.patience());
        let Search {
            variant,
            fen,
            moves,
            rules,
            limits,
        } = search;
        vec![
            Order::Post(Request::Search {
                id,
                variant,
                fen,
                moves,
                rules,
                limits,
            }),
            alarm,
        ]
    }

    fn patience(&self) -> u32 {
        let think = self
            .current
            .as_ref()
            .and_then(|(_, search)| search.limits.movetime_ms)
            .unwrap_or(THINK_MS);
        think.saturating_add(GRACE_MS)
    }

    fn set_alarm(&mut self, after_ms: u32) -> Order {
        self.alarm = self.alarm.wrapping_add(1);
        Order::SetAlarm {
            number: self.alarm,
            after_ms,
        }
    }

    fn clear_alarm(&mut self) -> Order {
        self.alarm = self.alarm.wrapping_add(1);
        Order::ClearAlarm
    }
}

#[cfg(test)]
mod tests;
