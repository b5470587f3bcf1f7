//! A search from the root, cut into slices like the engine's for xiangqi.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::super::clock::Clock;
use super::super::level::Level;
use super::super::limits::{Limits, Schedule};
use super::super::score::{INFINITE, MATE, MATE_BOUND, MAX_PLY, Value, mated_at};
use super::super::think::{Answer, Info, Slice, Step};
use super::super::tree::Halt;
use super::tree::Tree;
use crate::rules::coup::{CoUpMove, View};
use crate::rules::{Move, Position, RuleSet, Variant};

/// No iteration goes deeper.
const MAX_DEPTH: u32 = MAX_PLY as u32 / 2;

/// A move of the root.
#[derive(Clone, Debug)]
struct RootMove {
    mv: Move,
    /// Its value in the current iteration; a bound unless it was the best so far.
    value: Value,
    line: Vec<Move>,
}

/// The iteration under way; kept between slices.
#[derive(Clone, Copy, Debug, Default)]
struct Iteration {
    depth: u32,
    alpha: Value,
    best: Value,
    /// The next root move to search.
    next: usize,
}

/// The engine for cờ úp: a search at a time, with what it learned from those before.
pub struct HiddenEngine {
    tree: Tree,
    overhead_ms: f64,
    limits: Limits,
    level: Option<(Level, u64)>,
    schedule: Schedule,
    began: f64,
    moves: Vec<RootMove>,
    /// The last complete iteration.
    depth_done: u32,
    value: Value,
    iteration: Iteration,
    over: bool,
}

impl HiddenEngine {
    /// An engine whose transposition table takes at most so much memory.
    pub fn new(hash_mebibytes: usize, clock: Clock) -> HiddenEngine {
        let view = View::start(Position::start_of(Variant::CO_UP));
        HiddenEngine {
            tree: Tree::new(hash_mebibytes, clock, view),
            overhead_ms: 0.0,
            limits: Limits::default(),
            level: None,
            schedule: Limits::default().schedule(0.0, 0.0),
            began: 0.0,
            moves: Vec::new(),
            depth_done: 0,
            value: 0,
            iteration: Iteration::default(),
            over: true,
        }
    }

    /// What a move costs outside the engine, in milliseconds; kept back from every clock.
    pub fn set_overhead(&mut self, milliseconds: f64) {
        self.overhead_ms = milliseconds;
    }

    /// Forgets all that earlier searches found out.
    pub fn forget(&mut self) {
        self.tree.table.clear();
        self.tree.experience = Default::default();
    }

    /// A flag that ends the search when another thread sets it. Who set it clears it.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.tree.halt.flag)
    }

    /// Nodes since the search began.
    pub fn nodes(&self) -> u64 {
        self.tree.nodes
    }

    /// Prepares a search at the end of a line of moves. `start` is what the side to move can know
    /// of the position before the first, and the moves show what it can know of them; they must
    /// fit it. `level` is a weak level's play with its seed, or `None` for full strength.
    pub fn start(
        &mut self,
        start: &View,
        moves: &[CoUpMove],
        rules: &RuleSet,
        limits: Limits,
        level: Option<(Level, u64)>,
    ) {
        self.tree.set_root(start, moves, rules);
        self.tree.table.new_search();
        self.tree.experience.fade();
        self.limits = limits;
        if let Some((level, _)) = level {
            level.restrict(&mut self.limits);
        }
        self.level = level;
        self.began = (self.tree.clock)();
        self.schedule = self.limits.schedule(self.began, self.overhead_ms);
        let allowed = |mv: &Move| {
            (self.limits.only.is_empty() || self.limits.only.contains(mv))
                && !self.limits.banned.contains(mv)
        };
        let ranked = self.tree.ranked_moves(0, None).into_iter();
        self.moves = ranked
            .filter(allowed)
            .map(|mv| RootMove {
                mv,
                value: -INFINITE,
                line: vec![mv],
            })
            .collect();
        self.depth_done = 0;
        self.value = if self.moves.is_empty() {
            mated_at(0)
        } else {
            0
        };
        self.over = self.moves.is_empty();
        self.begin_iteration(1);
    }

    /// Goes on with the search for one slice and calls `report` after each iteration.
    pub fn step(&mut self, slice: Slice, mut report: impl FnMut(Info)) -> Step {
        let now = (self.tree.clock)();
        let node_limit = self.limits.nodes.unwrap_or(u64::MAX);
        let slice_deadline = match slice {
            Slice::Milliseconds(length) => now + length,
            Slice::Whole | Slice::Nodes(_) => f64::INFINITY,
        };
        let slice_nodes = match slice {
            Slice::Nodes(count) => self.tree.nodes + count,
            Slice::Whole | Slice::Milliseconds(_) => u64::MAX,
        };
        while !self.over {
            // The first iteration is finished whatever the limits are, so that there is a move.
            let first = self.depth_done == 0;
            let (deadline, nodes) = if first {
                (f64::INFINITY, u64::MAX)
            } else {
                (
                    self.schedule.hard.min(slice_deadline),
                    node_limit.min(slice_nodes),
                )
            };
            self.tree.halted = false;
            self.tree.halt = Halt {
                deadline,
                nodes,
                flag: Arc::clone(&self.tree.halt.flag),
            };
            self.search_root();
            if self.tree.halted {
                let now = (self.tree.clock)();
                self.over = self.tree.halt.flag.load(Ordering::Relaxed)
                    || self.tree.nodes >= node_limit
                    || now >= self.schedule.hard;
                if !self.over {
                    return Step::Running;
                }
            } else {
                self.depth_done = self.iteration.depth;
                self.value = self.iteration.best;
                report(self.info());
                self.over = self.is_enough();
                self.begin_iteration(self.depth_done + 1);
            }
        }
        Step::Finished(self.answer())
    }

    /// Ends the search; answers what it found out so far.
    pub fn stop(&mut self) -> Answer {
        if !self.over && self.depth_done == 0 {
            self.limits.depth = Some(1);
            self.step(Slice::Whole, |_| {});
        }
        self.over = true;
        self.answer()
    }

    fn begin_iteration(&mut self, depth: u32) {
        self.iteration = Iteration {
            depth,
            alpha: -INFINITE,
            best: -INFINITE,
            next: 0,
        };
    }

    /// Whether each root move gets a value of its own, as weak levels need.
    fn judges_every_move(&self) -> bool {
        self.level.is_some_and(|(level, _)| level.error > 0)
    }

    /// Searches the root moves that the iteration has not had yet.
    fn search_root(&mut self) {
        let exact = self.judges_every_move();
        let depth = self.iteration.depth as i32 - 1;
        while self.iteration.next < self.moves.len() {
            let index = self.iteration.next;
            let mv = self.moves[index].mv;
            let alpha = self.iteration.alpha;
            self.tree.lines[1].clear();
            let mut value = if exact || index == 0 {
                self.tree.child(mv, -INFINITE, INFINITE, depth, 0)
            } else {
                self.tree.child(mv, alpha, alpha + 1, depth, 0)
            };
            if !exact && index > 0 && value > alpha && !self.tree.halted {
                value = self.tree.child(mv, alpha, INFINITE, depth, 0);
            }
            if self.tree.halted {
                return;
            }
            self.iteration.next += 1;
            self.moves[index].value = value;
            if exact || value > alpha {
                // What follows a reveal depends on it: the line ends there.
                if self.tree.view.reveals(mv) {
                    self.tree.lines[1].clear();
                }
                self.tree.extend_line(0, mv);
                self.moves[index].line.clone_from(&self.tree.lines[0]);
            }
            if value > self.iteration.best {
                self.iteration.best = value;
                if value > alpha {
                    // The best move goes first; the others keep their order.
                    self.moves[..=index].rotate_right(1);
                    self.iteration.alpha = if exact { alpha } else { value };
                }
            }
        }
    }

    /// Whether nothing more is to be found out, or time for it.
    fn is_enough(&self) -> bool {
        let depth = self.depth_done;
        let deepest = self.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        let plies_to_mate = MATE - self.value.abs();
        let mate_is_proved = self.value.abs() >= MATE_BOUND
            && 2 * plies_to_mate + 4 <= depth as Value
            && !self.limits.is_unlimited();
        let forced = self.moves.len() == 1 && self.limits.clock.is_some();
        depth >= deepest
            || mate_is_proved
            || forced
            || self
                .limits
                .nodes
                .is_some_and(|nodes| self.tree.nodes >= nodes)
            || (self.tree.clock)() >= self.schedule.soft.min(self.schedule.hard)
    }

    fn info(&self) -> Info {
        let line = self.moves.first().map(|root| root.line.clone());
        Info {
            depth: self.depth_done,
            rank: 0,
            score: self.value.into(),
            nodes: self.tree.nodes,
            time_ms: (self.tree.clock)() - self.began,
            hash_permille: self.tree.table.permille_used(),
            line: line.unwrap_or_default(),
        }
    }

    fn answer(&self) -> Answer {
        let chosen = match self.level {
            Some((level, seed)) if level.error > 0 => {
                let key = self.tree.key();
                let judged = |root: &&RootMove| root.value + level.error_of(seed, key, root.mv);
                self.moves.iter().max_by_key(judged)
            }
            _ => self.moves.first(),
        };
        Answer {
            best: chosen.map(|root| root.mv),
            reply: chosen.and_then(|root| root.line.get(1).copied()),
            score: self.value.into(),
            nodes: self.tree.nodes,
        }
    }
}
