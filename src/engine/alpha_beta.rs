//! Principal variation search with pruning.
//!
//! What is done here is common to strong engines of chess and xiangqi; the margins are the
//! project's own and in [`pruning`](mod@super::pruning).

use super::ordering::{self, Ranked};
use super::pruning;
use super::score::{DRAW, EVALUATION_BOUND, INFINITE, MATE, MATE_BOUND, MAX_PLY, Value, mated_at};
use super::tree::Tree;
use super::tt::{Bound, Hit};
use crate::rules::adjudicate::PlyFact;
use crate::rules::{Bitboard, Move};

/// A node under search.
pub(super) struct Node {
    pub(super) alpha: Value,
    pub(super) beta: Value,
    pub(super) depth: i32,
    pub(super) ply: usize,
    pub(super) in_check: bool,
    /// Whether the window is open: the node may lie on the best line.
    pub(super) principal: bool,
    /// The static evaluation as it is; `None` in check.
    pub(super) plain: Option<Value>,
    /// The static evaluation corrected by experience and by what the table knows; meaningless in
    /// check.
    pub(super) evaluation: Value,
    /// Whether the side to move stands better than two plies ago.
    pub(super) improving: bool,
    pub(super) hit: Option<Hit>,
    pub(super) excluded: Option<Move>,
}

impl Tree {
    /// The value of the position to the side to move, `depth` plies deep. Between `alpha` and
    /// `beta` it is exact, outside a bound.
    pub(super) fn search(
        &mut self,
        alpha: Value,
        beta: Value,
        depth: i32,
        ply: usize,
        may_pass: bool,
    ) -> Value {
        // A check is answered before anything is judged.
        let in_check = self.in_check();
        let excluded = self.path[ply].excluded;
        let extended = in_check && excluded.is_none() && ply < MAX_PLY / 2;
        let depth = depth + i32::from(extended);
        if depth <= 0 {
            // A move at the root must not break a rule however shallow the search is.
            let ruled = if ply == 1 { self.ruled(ply) } else { None };
            return ruled.unwrap_or_else(|| self.quiesce(alpha, beta, ply));
        }
        self.lines.clear(ply);
        if self.watch.must_return() {
            return DRAW;
        }
        if let Some(value) = self.ruled(ply) {
            return value;
        }
        if ply >= MAX_PLY - 1 {
            return self.evaluate();
        }
        // Nothing below can be better than mating at once or worse than being mated now.
        let alpha = alpha.max(mated_at(ply));
        let beta = beta.min(MATE - ply as Value - 1);
        if alpha >= beta {
            return alpha;
        }
        let principal = beta - alpha > 1;
        let hit = match excluded {
            Some(_) => None,
            None => self.table.probe(self.position.key(), ply),
        };
        if let Some(hit) = hit
            && !principal
            && hit.depth >= depth
            && hit.cuts(alpha, beta)
        {
            return hit.value;
        }
        let mut node = Node {
            alpha,
            beta,
            depth,
            ply,
            in_check,
            principal,
            plain: None,
            evaluation: DRAW,
            improving: false,
            hit,
            excluded,
        };
        self.evaluate_node(&mut node);
        if !principal
            && !in_check
            && excluded.is_none()
            && let Some(value) = self.prune(&node, may_pass)
        {
            return value;
        }
        if node.depth >= pruning::REDUCTION_WITHOUT_MOVE
            && excluded.is_none()
            && hit.is_none_or(|hit| hit.best.is_none())
        {
            // Without a move to try first the search would be dear; a shallower one finds it.
            node.depth -= 1;
        }
        self.search_moves(node)
    }

    fn evaluate_node(&mut self, node: &mut Node) {
        if node.in_check {
            self.path[node.ply].evaluation = None;
            return;
        }
        let known = node.hit.and_then(|hit| hit.evaluation);
        let plain = known.unwrap_or_else(|| self.evaluate());
        node.plain = Some(plain);
        let evaluation = self.corrections.corrected(&self.position, plain);
        self.path[node.ply].evaluation = Some(evaluation);
        let earlier = |back: usize| self.path[node.ply.checked_sub(back)?].evaluation;
        node.improving = earlier(2)
            .or_else(|| earlier(4))
            .is_none_or(|before| evaluation > before);
        node.evaluation = match node.hit {
            // The result of a search is worth more than a glance.
            Some(hit) if hit.value.abs() < MATE_BOUND => match hit.bound {
                Bound::Exact => hit.value,
                Bound::Lower => hit.value.max(evaluation),
                Bound::Upper => hit.value.min(evaluation),
            },
            _ => evaluation,
        };
    }

    /// The value of a node that is decided without trying its moves, if it is.
    fn prune(&mut self, node: &Node, may_pass: bool) -> Option<Value> {
        let Node {
            alpha,
            beta,
            depth,
            ply,
            evaluation,
            improving,
            ..
        } = *node;
        if beta.abs() >= MATE_BOUND {
            return None;
        }
        if depth <= pruning::REVERSE_FUTILITY_DEPTH
            && evaluation - pruning::reverse_futility_margin(depth, improving) >= beta
        {
            return Some((evaluation + beta) / 2);
        }
        if depth <= pruning::RAZOR_DEPTH && evaluation + pruning::razor_margin(depth) <= alpha {
            let value = self.quiesce(alpha, alpha + 1, ply);
            if value <= alpha {
                return Some(value);
            }
        }
        if may_pass && depth >= 3 && evaluation >= beta && self.has_free_pieces() {
            let value = self.pass(node);
            if self.watch.halted {
                return Some(DRAW);
            }
            if value >= beta {
                return Some(value.min(MATE_BOUND - 1));
            }
        }
        None
    }

    /// The value when the side to move passes: if even that is good enough, a move will be.
    fn pass(&mut self, node: &Node) -> Value {
        let Node { beta, ply, .. } = *node;
        let after_pass = self.after_pass;
        self.position.pass();
        self.facts.push(PlyFact {
            key: self.position.key(),
            check: false,
        });
        self.after_pass = self.facts.len() - 1;
        if self.past.is_kept() {
            self.past.push(None);
        }
        self.path[ply].played = None;
        let depth = node.depth - pruning::pass_reduction(node.depth, node.evaluation - beta);
        let value = -self.search(-beta, -beta + 1, depth, ply + 1, false);
        self.facts.pop();
        if self.past.is_kept() {
            self.past.pop();
        }
        self.after_pass = after_pass;
        // Passing again gives the turn back.
        self.position.pass();
        value
    }

    fn search_moves(&mut self, mut node: Node) -> Value {
        let base = self.moves.len();
        let first = node.hit.and_then(|hit| hit.best);
        self.rank_moves(Bitboard::ALL, node.ply, first);
        if self.moves.len() == base {
            return mated_at(node.ply);
        }
        if node.in_check && self.moves.len() == base + 1 && node.ply < MAX_PLY / 2 {
            // There is no choice, so it costs little to look on.
            node.depth += 1;
        }
        let value = self.try_moves(&node, base);
        self.moves.truncate(base);
        value
    }

    /// Tries the moves ranked from `base` on.
    fn try_moves(&mut self, node: &Node, base: usize) -> Value {
        let Node {
            beta, depth, ply, ..
        } = *node;
        let mut alpha = node.alpha;
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut quiets = arrayvec::ArrayVec::<Move, 64>::new();
        let mut captures = arrayvec::ArrayVec::<Move, 32>::new();
        let mut picked = 0;
        let mut count = 0;
        while let Some(Ranked { mv, rank }) = ordering::pick(&mut self.moves, base + picked) {
            picked += 1;
            if node.excluded == Some(mv) {
                continue;
            }
            count += 1;
            let quiet = self.position.piece_at(mv.to()).is_none();
            if best > -MATE_BOUND
                && self.is_hopeless(node, alpha, mv, rank, quiet, count)
                && !self.gives_check(mv)
            {
                continue;
            }
            let extension = match self.singular_extension(node, mv) {
                Singular::Plain => 0,
                Singular::Extended(plies) => plies,
                Singular::Cut(value) => return value,
            };
            if self.watch.halted {
                return DRAW;
            }
            let made = self.make(mv);
            let reduction = self.reduction(node, rank, quiet, count);
            let deeper = depth - 1 + extension;
            let value = self.search_child(alpha, beta, deeper, reduction, ply, count == 1);
            self.unmake(made);
            if self.watch.halted {
                return DRAW;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(mv);
                    self.lines.extend(ply, mv);
                }
                if value >= beta {
                    self.learn(ply, depth, mv, quiet, &quiets, &captures);
                    break;
                }
            }
            if quiet {
                let _ = quiets.try_push(mv);
            } else {
                let _ = captures.try_push(mv);
            }
        }
        if count == 0 {
            // The excluded move is the only one.
            return alpha;
        }
        if node.excluded.is_none() {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > node.alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.learn_error(node, best, best_move, bound);
            self.remember(
                ply,
                Hit {
                    best: best_move,
                    value: best,
                    bound,
                    depth,
                    evaluation: node.plain,
                },
            );
        }
        best
    }

    /// Whether a move is so much better than all others that it is worth a deeper look.
    fn singular_extension(&mut self, node: &Node, mv: Move) -> Singular {
        let Some(hit) = node.hit else {
            return Singular::Plain;
        };
        if node.depth < pruning::SINGULAR_DEPTH
            || hit.best != Some(mv)
            || hit.bound == Bound::Upper
            || hit.depth < node.depth - 3
            || hit.value.abs() >= MATE_BOUND
            || node.excluded.is_some()
            || node.ply >= MAX_PLY / 2
        {
            return Singular::Plain;
        }
        let target = hit.value - 2 * node.depth;
        let depth = (node.depth - 1) / 2;
        self.path[node.ply].excluded = Some(mv);
        let value = self.search(target - 1, target, depth, node.ply, false);
        self.path[node.ply].excluded = None;
        if value < target {
            let alone = !node.principal && value < target - pruning::ALONE_MARGIN;
            Singular::Extended(1 + i32::from(alone))
        } else if target >= node.beta {
            // Another move is good enough as well.
            Singular::Cut(target)
        } else if hit.value >= node.beta {
            // So it is, if the table is right; then there is less to find out here.
            Singular::Extended(-1)
        } else {
            Singular::Plain
        }
    }

    /// Remembers by how much the evaluation was wrong, where a quiet position shows it.
    fn learn_error(&mut self, node: &Node, best: Value, best_move: Option<Move>, bound: Bound) {
        let Some(plain) = node.plain else {
            return;
        };
        let quiet = best_move.is_none_or(|mv| self.position.piece_at(mv.to()).is_none());
        let shown = match bound {
            Bound::Exact => true,
            Bound::Lower => best > plain,
            Bound::Upper => best < plain,
        };
        if quiet && shown && best.abs() < EVALUATION_BOUND {
            self.corrections
                .learn(&self.position, best - plain, node.depth);
        }
    }

    fn learn(
        &mut self,
        ply: usize,
        depth: i32,
        best: Move,
        quiet: bool,
        quiets: &[Move],
        captures: &[Move],
    ) {
        let before = self.played_before(ply);
        let (position, experience) = (&self.position, &mut self.experience);
        if quiet {
            experience.learn_quiet(position, ply, before, best, quiets, depth);
        }
        experience.learn_capture(position, (!quiet).then_some(best), captures, depth);
    }

    /// Searches the position after a move: the first with the whole window, the others with an
    /// empty one and, if they turn out better, again.
    pub(super) fn search_child(
        &mut self,
        alpha: Value,
        beta: Value,
        depth: i32,
        reduction: i32,
        ply: usize,
        is_first: bool,
    ) -> Value {
        if is_first {
            return -self.search(-beta, -alpha, depth, ply + 1, true);
        }
        let mut value = -self.search(-alpha - 1, -alpha, depth - reduction, ply + 1, true);
        if reduction > 0 && value > alpha && !self.watch.halted {
            value = -self.search(-alpha - 1, -alpha, depth, ply + 1, true);
        }
        if value > alpha && value < beta && !self.watch.halted {
            value = -self.search(-beta, -alpha, depth, ply + 1, true);
        }
        value
    }
}

/// What the search without the table's move says of that move.
enum Singular {
    Plain,
    /// All others are much worse: look so many plies deeper, or less deep if they are not.
    Extended(i32),
    /// The node's value is at least this without it.
    Cut(Value),
}
