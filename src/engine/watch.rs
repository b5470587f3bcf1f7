//! Counting the nodes of a search, and telling it when to return.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::clock::Clock;

/// Nodes between two looks at the clock.
const CLOCK_INTERVAL: u64 = 1_024;

/// What a search looks at in each of its nodes.
pub struct Watch {
    clock: Clock,
    /// Nodes since the search began.
    nodes: u64,
    /// The clock's reading at which the search must return, in milliseconds.
    deadline: f64,
    /// The number of nodes at which it must.
    limit: u64,
    /// Set by another thread.
    flag: Arc<AtomicBool>,
    /// Whether the search must return; values returned since then mean nothing.
    pub(super) halted: bool,
}

impl Watch {
    pub(super) fn new(clock: Clock) -> Watch {
        Watch {
            clock,
            nodes: 0,
            deadline: f64::INFINITY,
            limit: u64::MAX,
            flag: Arc::default(),
            halted: false,
        }
    }

    /// A search begins.
    pub(super) fn begin(&mut self) {
        self.nodes = 0;
        self.halted = false;
    }

    /// A part of the search begins, which must return at a deadline or a number of nodes.
    pub(super) fn go_on(&mut self, deadline: f64, limit: u64) {
        self.halted = false;
        (self.deadline, self.limit) = (deadline, limit);
    }

    /// The clock's reading, in milliseconds.
    pub(super) fn now(&self) -> f64 {
        (self.clock)()
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What another thread sets to end the search.
    pub(super) fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.flag)
    }

    /// Lets another flag end the search.
    pub(super) fn heed(&mut self, flag: Arc<AtomicBool>) {
        self.flag = flag;
    }

    /// Whether another thread has ended the search.
    pub(super) fn is_stopped(&self) -> bool {
        self.flag.load(Ordering::Relaxed)
    }

    /// Counts a node; answers whether the search must return.
    #[inline]
    pub(super) fn must_return(&mut self) -> bool {
        if self.nodes >= self.limit {
            self.halted = true;
            return true;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(CLOCK_INTERVAL)
            && ((self.clock)() >= self.deadline || self.flag.load(Ordering::Relaxed))
        {
            self.halted = true;
        }
        self.halted
    }
}
