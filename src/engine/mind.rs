//! The engine for whichever variant is asked for.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::answer::{Answer, Info, Report, Slice, Step};
use super::clock::Clock;
use super::hidden::HiddenEngine;
use super::level::Level;
use super::limits::Limits;
use super::think::Engine;
use super::told::Told;
use crate::rules::RuleSet;

/// One engine at a time: the memory of another variant's goes when the variant changes.
pub struct Mind {
    hash_mebibytes: usize,
    clock: Clock,
    overhead_ms: f64,
    /// Ends the search of either.
    flag: Arc<AtomicBool>,
    engine: Either,
}

enum Either {
    Open(Box<Engine>),
    Hidden(Box<HiddenEngine>),
}

/// Does the same with either engine.
macro_rules! with_either {
    ($mind:expr, $engine:ident => $deed:expr) => {
        match &mut $mind.engine {
            Either::Open($engine) => $deed,
            Either::Hidden($engine) => $deed,
        }
    };
}

impl Mind {
    /// An engine whose transposition table takes at most so much memory.
    pub fn new(hash_mebibytes: usize, clock: Clock) -> Mind {
        let mut engine = Engine::new(hash_mebibytes, clock);
        Mind {
            hash_mebibytes,
            clock,
            overhead_ms: 0.0,
            flag: engine.stop_flag(),
            engine: Either::Open(Box::new(engine)),
        }
    }

    /// What a move costs outside the engine, in milliseconds; kept back from every clock.
    pub fn set_overhead(&mut self, milliseconds: f64) {
        self.overhead_ms = milliseconds;
        with_either!(self, engine => engine.set_overhead(milliseconds));
    }

    /// Forgets all that earlier searches found out.
    pub fn forget(&mut self) {
        with_either!(self, engine => engine.forget());
    }

    /// A flag that ends the search when another thread sets it, even before the search has
    /// begun. Who set it clears it.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.flag)
    }

    /// Prepares a search. `level` is a weak level's play with its seed, or `None` for full
    /// strength.
    pub fn start(
        &mut self,
        told: &Told,
        rules: &RuleSet,
        limits: Limits,
        level: Option<(Level, u64)>,
    ) {
        self.turn_to(told.is_co_up());
        match &mut self.engine {
            Either::Open(engine) => engine.start(&told.game(), rules, limits, level),
            Either::Hidden(engine) => {
                engine.start(told.start(), told.moves(), rules, limits, level);
            }
        }
    }

    /// Takes the engine for cờ úp or that for xiangqi.
    fn turn_to(&mut self, co_up: bool) {
        if co_up == matches!(self.engine, Either::Hidden(_)) {
            return;
        }
        self.engine = match co_up {
            true => Either::Hidden(Box::new(HiddenEngine::new(self.hash_mebibytes, self.clock))),
            false => Either::Open(Box::new(Engine::new(self.hash_mebibytes, self.clock))),
        };
        let flag = self.stop_flag();
        let overhead_ms = self.overhead_ms;
        with_either!(self, engine => {
            engine.heed(flag);
            engine.set_overhead(overhead_ms);
        });
    }

    /// Goes on with the search for one slice and calls `report` after each iteration.
    pub fn step(&mut self, slice: Slice, report: impl FnMut(Info)) -> Step {
        with_either!(self, engine => engine.step(slice, report))
    }

    /// The same, and tells also what happens within an iteration.
    pub fn step_telling(&mut self, slice: Slice, report: &mut dyn FnMut(Report)) -> Step {
        with_either!(self, engine => engine.step_telling(slice, report))
    }

    /// Ends the search; answers what it found out so far.
    pub fn stop(&mut self) -> Answer {
        with_either!(self, engine => engine.stop())
    }
}
