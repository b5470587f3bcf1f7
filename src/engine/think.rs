//! A search from the root: iterative deepening that can be cut into slices.
//!
//! A web worker hears nothing while it computes. So [`Engine::step`] returns when its slice is
//! over, and the next call goes on at the root move where the last one stopped; what that move's
//! tree had found out by then stands in the transposition table.
//!
//! The trees of xiangqi and of cờ úp have this in common; what it asks of them is a [`Root`].

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::answer::{Answer, Info, Report, Slice, Step};
use super::clock::Clock;
use super::level::Level;
use super::limits::{Limits, Schedule};
use super::root::Root;
use super::score::{INFINITE, MATE, MATE_BOUND, MAX_PLY, Value, mated_at};
use super::tree::Tree;
use super::tt::Bound;
use crate::rules::{Game, Move, RuleSet};

/// No iteration goes deeper.
const MAX_DEPTH: u32 = MAX_PLY as u32 / 2;
/// The half width of the first window around the last iteration's value.
const WINDOW: Value = 24;
/// After so many nodes, about half a second, a search tells which move of the root it looks at.
const TALKATIVE_AFTER_NODES: u64 = 500_000;
/// From this depth on the window is narrow.
const WINDOW_DEPTH: u32 = 4;

/// A move of the root.
#[derive(Clone, Debug)]
struct RootMove {
    mv: Move,
    /// Its value in the current iteration; a bound unless it was the best so far.
    value: Value,
    line: Vec<Move>,
}

/// The engine for xiangqi.
pub type Engine = Thinking<Tree>;

/// An engine: a search at a time, with what it learned from those before.
pub struct Thinking<T> {
    pub(super) tree: T,
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

/// The iteration under way; kept between slices.
#[derive(Clone, Copy, Debug, Default)]
struct Iteration {
    depth: u32,
    /// Which line is searched: the best moves before it are left out.
    rank: usize,
    alpha: Value,
    beta: Value,
    /// The floor of the window when the iteration began.
    floor: Value,
    window: Value,
    best: Value,
    /// The value that lay outside the last window.
    failed: Value,
    /// The next root move to search.
    next: usize,
}

impl Engine {
    /// An engine whose transposition table takes at most so much memory.
    pub fn new(hash_mebibytes: usize, clock: Clock) -> Engine {
        Thinking::with(Tree::new(hash_mebibytes, clock))
    }

    /// Prepares a search of the position at a game's cursor. `level` is a weak level's play
    /// with its seed, or `None` for full strength.
    pub fn start(
        &mut self,
        game: &Game,
        rules: &RuleSet,
        limits: Limits,
        level: Option<(Level, u64)>,
    ) {
        self.tree.set_root(game, rules);
        self.begin(limits, level);
    }
}

impl<T: Root> Thinking<T> {
    pub(super) fn with(tree: T) -> Thinking<T> {
        Thinking {
            tree,
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
        self.tree.forget();
    }

    /// A flag that ends the search when another thread sets it, even before the search has
    /// begun. Who set it clears it.
    pub fn stop_flag(&mut self) -> Arc<AtomicBool> {
        self.tree.watch().flag()
    }

    /// Lets another flag end the search; see [`stop_flag`](Self::stop_flag).
    pub fn heed(&mut self, flag: Arc<AtomicBool>) {
        self.tree.watch().heed(flag);
    }

    /// Nodes since the search began.
    pub fn nodes(&mut self) -> u64 {
        self.tree.watch().nodes()
    }

    /// Prepares a search of the tree's root.
    pub(super) fn begin(&mut self, limits: Limits, level: Option<(Level, u64)>) {
        self.tree.age();
        self.tree.watch().begin();
        self.limits = limits;
        if let Some((level, _)) = level {
            level.restrict(&mut self.limits);
        }
        self.level = level;
        self.began = self.tree.watch().now();
        self.schedule = self.limits.schedule(self.began, self.overhead_ms);
        let allowed = |mv: &Move| {
            (self.limits.only.is_empty() || self.limits.only.contains(mv))
                && !self.limits.banned.contains(mv)
        };
        self.moves = self
            .tree
            .root_moves()
            .into_iter()
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
        self.begin_line(1, 0);
    }

    /// Goes on with the search for one slice and calls `report` after each iteration.
    pub fn step(&mut self, slice: Slice, mut report: impl FnMut(Info)) -> Step {
        self.step_telling(slice, &mut |told| match told {
            Report::Line(info) if info.bound == Bound::Exact => report(info),
            Report::Line(_) | Report::Trying { .. } => {}
        })
    }

    /// The same, and tells also what happens within an iteration.
    pub fn step_telling(&mut self, slice: Slice, report: &mut dyn FnMut(Report)) -> Step {
        let now = self.tree.watch().now();
        let node_limit = self.limits.nodes.unwrap_or(u64::MAX);
        // The first iteration is finished whatever the limits are, so that there is a move.
        let slice_deadline = match slice {
            Slice::Milliseconds(length) => now + length,
            Slice::Whole | Slice::Nodes(_) => f64::INFINITY,
        };
        let slice_nodes = match slice {
            Slice::Nodes(count) => self.tree.watch().nodes() + count,
            Slice::Whole | Slice::Milliseconds(_) => u64::MAX,
        };
        while !self.over {
            let first = self.depth_done == 0;
            let (deadline, nodes) = if first {
                (f64::INFINITY, u64::MAX)
            } else {
                (
                    self.schedule.hard.min(slice_deadline),
                    node_limit.min(slice_nodes),
                )
            };
            self.tree.watch().go_on(deadline, nodes);
            self.search_root(report);
            let hard = self.schedule.hard;
            let watch = self.tree.watch();
            if watch.halted {
                self.over =
                    watch.is_stopped() || watch.nodes() >= node_limit || watch.now() >= hard;
                if !self.over {
                    return Step::Running;
                }
                continue;
            }
            let bound = self.finish_line();
            report(Report::Line(self.info(bound)));
            if bound == Bound::Exact {
                let Iteration { depth, rank, .. } = self.iteration;
                if rank + 1 < self.lines() {
                    self.begin_line(depth, rank + 1);
                } else {
                    self.finish_iteration();
                    self.over = self.is_enough();
                    self.begin_line(depth + 1, 0);
                }
            }
        }
        Step::Finished(self.answer())
    }

    /// Ends the search; answers what it found out so far.
    pub fn stop(&mut self) -> Answer {
        if !self.over && self.depth_done == 0 {
            // Nothing is known yet: one iteration takes a moment only.
            self.limits.depth = Some(1);
            self.step(Slice::Whole, |_| {});
        }
        self.over = true;
        self.answer()
    }

    /// How many lines there are.
    fn lines(&self) -> usize {
        match self.judges_every_move() {
            true => 1,
            false => self.limits.lines.clamp(1, self.moves.len().max(1)),
        }
    }

    fn begin_line(&mut self, depth: u32, rank: usize) {
        let exact = self.judges_every_move();
        let value = match self.moves.get(rank) {
            Some(root) if rank > 0 => root.value,
            _ => self.value,
        };
        let narrow = depth >= WINDOW_DEPTH && !exact && value.abs() < MATE_BOUND;
        let (floor, ceiling) = if narrow {
            (value - WINDOW, value + WINDOW)
        } else {
            (-INFINITE, INFINITE)
        };
        self.iteration = Iteration {
            depth,
            rank,
            alpha: floor,
            beta: ceiling,
            floor,
            window: WINDOW,
            best: -INFINITE,
            failed: 0,
            next: rank,
        };
    }

    /// Whether each root move gets a value of its own, as weak levels need.
    fn judges_every_move(&self) -> bool {
        self.level.is_some_and(|(level, _)| level.error > 0)
    }

    /// Searches the root moves that the iteration has not had yet.
    fn search_root(&mut self, report: &mut dyn FnMut(Report)) {
        let exact = self.judges_every_move();
        let Iteration { depth, rank, .. } = self.iteration;
        let depth = depth as i32;
        while self.iteration.next < self.moves.len() {
            let index = self.iteration.next;
            let mv = self.moves[index].mv;
            let Iteration { alpha, beta, .. } = self.iteration;
            if self.nodes() >= TALKATIVE_AFTER_NODES {
                report(Report::Trying {
                    depth: depth as u32,
                    mv,
                    number: index + 1,
                });
            }
            let value = if exact {
                self.tree.judge_root_move(mv, depth)
            } else {
                self.tree
                    .try_root_move(mv, alpha, beta, depth, index == rank)
            };
            if self.tree.watch().halted {
                return;
            }
            self.iteration.next += 1;
            self.moves[index].value = value;
            if exact || value > alpha {
                let line = &mut self.moves[index].line;
                line.clear();
                line.extend_from_slice(self.tree.root_line(mv));
            }
            if value > self.iteration.best {
                self.iteration.best = value;
                if value > alpha {
                    // The best move goes first; the others keep their order.
                    self.moves[rank..=index].rotate_right(1);
                    self.iteration.alpha = if exact { alpha } else { value };
                }
            }
            if value >= beta {
                return;
            }
        }
    }

    /// Ends the line if its value lies inside the window, else widens the window to search
    /// again. Answers what the value says of the true one.
    fn finish_line(&mut self) -> Bound {
        let Iteration {
            rank,
            beta,
            floor,
            window,
            best,
            ..
        } = self.iteration;
        if (best <= floor || best >= beta) && (floor > -INFINITE || beta < INFINITE) {
            let wider = window * 4;
            let open = wider > 1_000;
            let iteration = &mut self.iteration;
            let bound = if best <= floor {
                iteration.floor = if open { -INFINITE } else { best - wider };
                Bound::Upper
            } else {
                iteration.beta = if open { INFINITE } else { best + wider };
                Bound::Lower
            };
            iteration.failed = best;
            iteration.window = wider;
            iteration.alpha = iteration.floor;
            iteration.best = -INFINITE;
            iteration.next = rank;
            return bound;
        }
        if rank == 0 {
            self.value = best;
        }
        Bound::Exact
    }

    /// Puts the lines of a complete iteration in order.
    fn finish_iteration(&mut self) {
        self.depth_done = self.iteration.depth;
        let lines = self.lines();
        if lines > 1 {
            // A few lines, most of them in order; equal ones stay as they are.
            for place in 1..lines {
                for at in (1..=place).rev() {
                    if self.moves[at - 1].value < self.moves[at].value {
                        self.moves.swap(at - 1, at);
                    }
                }
            }
            self.value = self.moves[0].value;
        }
    }

    /// Whether nothing more is to be found out, or time for it.
    fn is_enough(&mut self) -> bool {
        let depth = self.depth_done;
        let deepest = self.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        // Reductions and pruning may have hidden a shorter mate; a search so much deeper has not.
        let plies_to_mate = MATE - self.value.abs();
        let mate_is_proved = self.value.abs() >= MATE_BOUND
            && 2 * plies_to_mate + 4 <= depth as Value
            && !self.limits.is_unlimited();
        let forced = self.moves.len() == 1 && self.limits.clock.is_some();
        let watch = self.tree.watch();
        depth >= deepest
            || mate_is_proved
            || forced
            || self
                .limits
                .nodes
                .is_some_and(|nodes| watch.nodes() >= nodes)
            || watch.now() >= self.schedule.soft.min(self.schedule.hard)
    }

    fn info(&mut self, bound: Bound) -> Info {
        let watch = self.tree.watch();
        let (nodes, time_ms) = (watch.nodes(), watch.now() - self.began);
        Info {
            depth: self.iteration.depth,
            rank: self.iteration.rank,
            score: match self.moves.get(self.iteration.rank) {
                _ if bound != Bound::Exact => self.iteration.failed.into(),
                Some(root) if self.iteration.rank > 0 => root.value.into(),
                _ => self.value.into(),
            },
            bound,
            nodes,
            time_ms,
            hash_permille: self.tree.hash_permille(),
            line: self
                .moves
                .get(self.iteration.rank)
                .map_or_else(Vec::new, |root| root.line.clone()),
        }
    }

    fn answer(&mut self) -> Answer {
        let nodes = self.nodes();
        let chosen = match self.level {
            Some((level, seed)) if level.error > 0 => {
                let key = self.tree.key();
                let judged = |root: &&RootMove| {
                    let seen = !level.overlooks(seed, key, root.mv);
                    (seen, root.value + level.error_of(seed, key, root.mv))
                };
                self.moves.iter().max_by_key(judged)
            }
            _ => self.moves.first(),
        };
        Answer {
            best: chosen.map(|root| root.mv),
            reply: chosen.and_then(|root| root.line.get(1).copied()),
            score: self.value.into(),
            nodes,
        }
    }
}
