//! An exercise while it is being solved. Pure.

use super::exercise::{Exercise, Goal};
use super::force;
use super::judge;
use crate::app::board::{Arrow, Check, Marks, PointMark};
use crate::rules::{Move, Position, Refusal, Square};

/// A try at an exercise.
#[derive(Clone, Debug)]
pub struct Trial {
    /// What is asked.
    pub exercise: &'static Exercise,
    /// The position as it is now.
    pub position: Position,
    /// The last move.
    pub last: Option<Move>,
    /// The points chosen so far.
    pub chosen: Vec<Square>,
    /// How it stands.
    pub verdict: Verdict,
    /// A move that the rules refuse.
    pub refused: Option<(Refusal, Move)>,
    /// Whether the answer is shown. What is solved then does not count.
    pub shown: bool,
    /// How many own moves there are left.
    left: u8,
    /// Where to go on from after a wrong move.
    before: Option<(Position, Option<Move>)>,
}

/// How a try stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It goes on.
    Open,
    /// The move was right; so many more are needed.
    GoesOn(u8),
    /// It is solved.
    Solved,
    /// The points chosen are not those that are meant: so many are missing, so many too many.
    Miscounted {
        /// Meant and not chosen.
        missing: usize,
        /// Chosen and not meant.
        extra: usize,
    },
    /// The move is not what is asked for.
    NotAsked,
    /// The other side has an answer to it.
    Answered(Move),
    /// Too many moves were needed.
    TooLong,
}

/// What the reader does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Chooses a point, or does not choose it any more.
    Toggled(Square),
    /// Has chosen all.
    Checked,
    /// Plays a move.
    Played(Move),
    /// Tries again.
    Again,
    /// Wants to see the answer.
    Showed,
}

impl Trial {
    /// A first try.
    pub fn new(exercise: &'static Exercise) -> Trial {
        let left = match exercise.goal {
            Goal::Win { moves } | Goal::Walk { moves, .. } => moves,
            Goal::Choose(_) | Goal::Play(_) => 1,
        };
        Trial {
            exercise,
            position: exercise.position(),
            last: None,
            chosen: Vec::new(),
            verdict: Verdict::Open,
            refused: None,
            shown: false,
            left,
            before: None,
        }
    }

    /// Whether points are chosen and nothing is moved.
    pub fn chooses(&self) -> bool {
        matches!(self.exercise.goal, Goal::Choose(_))
    }

    /// Whether the reader may move or choose now.
    pub fn is_open(&self) -> bool {
        matches!(self.verdict, Verdict::Open | Verdict::GoesOn(_)) && !self.shown
    }

    /// Whether the reader has solved it without help.
    pub fn is_solved(&self) -> bool {
        self.verdict == Verdict::Solved && !self.shown
    }

    /// The next state.
    #[must_use]
    pub fn after(&self, act: Act) -> Trial {
        let mut next = self.clone();
        next.refused = None;
        match act {
            Act::Toggled(square) if self.is_open() && self.chooses() => next.toggle(square),
            Act::Checked if self.is_open() => next.check(),
            Act::Played(mv) if self.is_open() && !self.chooses() => next.play(mv),
            Act::Again => next.again(),
            Act::Showed => {
                next = Trial::new(self.exercise);
                next.shown = true;
            }
            Act::Toggled(_) | Act::Checked | Act::Played(_) => {}
        }
        next
    }

    fn toggle(&mut self, square: Square) {
        match self.chosen.iter().position(|chosen| *chosen == square) {
            Some(place) => drop(self.chosen.remove(place)),
            None => self.chosen.push(square),
        }
    }

    fn check(&mut self) {
        let Goal::Choose(question) = self.exercise.goal else {
            return;
        };
        let meant = judge::meant(&self.position, question);
        let missing = meant
            .iter()
            .filter(|point| !self.chosen.contains(point))
            .count();
        let extra = self
            .chosen
            .iter()
            .filter(|point| !meant.contains(point))
            .count();
        self.verdict = match (missing, extra) {
            (0, 0) => Verdict::Solved,
            _ => Verdict::Miscounted { missing, extra },
        };
    }

    fn again(&mut self) {
        match self.before.take() {
            Some((position, last)) => {
                (self.position, self.last) = (position, last);
                self.verdict = Verdict::Open;
            }
            // What was rightly chosen stays chosen.
            None if self.chooses() && !self.shown => {
                if let Goal::Choose(question) = self.exercise.goal {
                    let meant = judge::meant(&self.position, question);
                    self.chosen.retain(|point| meant.contains(point));
                }
                self.verdict = Verdict::Open;
            }
            None => *self = Trial::new(self.exercise),
        }
    }

    fn play(&mut self, mv: Move) {
        if let Err(why) = self.position.check_move(mv) {
            self.refused = Some((why, mv));
            return;
        }
        let before = (self.position.clone(), self.last);
        let verdict = match self.exercise.goal {
            Goal::Choose(_) => return,
            Goal::Play(deed) if judge::does(&self.position, mv, deed) => Verdict::Solved,
            Goal::Play(_) => Verdict::NotAsked,
            Goal::Win { .. } => return self.play_to_win(mv, before),
            Goal::Walk { from, to, .. } => return self.walk(mv, from, to),
        };
        self.move_on(mv);
        self.verdict = verdict;
        if verdict == Verdict::NotAsked {
            self.before = Some(before);
        }
    }

    fn move_on(&mut self, mv: Move) {
        self.position.play_unchecked(mv);
        self.last = Some(mv);
    }

    fn play_to_win(&mut self, mv: Move, before: (Position, Option<Move>)) {
        let wins = force::wins(&self.position, mv, self.left);
        self.move_on(mv);
        let answer = force::best_answer(&self.position, self.left - 1);
        match (wins, answer) {
            (true, None) => self.verdict = Verdict::Solved,
            (true, Some(answer)) => {
                self.move_on(answer);
                self.left -= 1;
                self.verdict = Verdict::GoesOn(self.left);
            }
            (false, answer) => {
                self.verdict = answer.map_or(Verdict::NotAsked, Verdict::Answered);
                self.before = Some(before);
            }
        }
    }

    fn walk(&mut self, mv: Move, from: Square, to: Square) {
        if mv.from() != self.walker(from) {
            self.before = Some((self.position.clone(), self.last));
            self.move_on(mv);
            self.verdict = Verdict::NotAsked;
            return;
        }
        self.move_on(mv);
        self.position.pass();
        self.left -= 1;
        self.verdict = match self.left {
            _ if mv.to() == to => Verdict::Solved,
            0 => Verdict::TooLong,
            left => Verdict::GoesOn(left),
        };
    }

    /// Where the piece stands that has to get somewhere.
    fn walker(&self, from: Square) -> Square {
        self.last.map_or(from, Move::to)
    }

    /// The first moves that are right.
    pub fn answers(&self) -> Vec<Move> {
        let legal = self.position.legal_moves();
        let right = |mv: &&Move| match self.exercise.goal {
            Goal::Choose(_) => false,
            Goal::Play(deed) => judge::does(&self.position, **mv, deed),
            Goal::Win { .. } => force::wins(&self.position, **mv, self.left),
            Goal::Walk { from, to, .. } => {
                mv.from() == self.walker(from) && self.leads_on(**mv, to)
            }
        };
        legal.iter().filter(right).copied().collect()
    }

    fn leads_on(&self, mv: Move, to: Square) -> bool {
        let mut after = self.position.clone();
        after.play_unchecked(mv);
        after.pass();
        let rest = self.left.saturating_sub(1);
        mv.to() == to || judge::fewest_moves(&after, mv.to(), to, rest).is_some()
    }

    /// What the board marks.
    pub fn marks(&self) -> Marks {
        let position = &self.position;
        let check = position.is_check().then(|| Check {
            general: position.general(position.turn()),
            by: position.checkers(),
        });
        // Who gives check must not be given away where it is asked.
        let check = check.filter(|_| !self.chooses() || !self.is_open());
        Marks {
            last: self.last,
            check,
            points: self.marked_points(),
            arrows: match self.shown {
                true => self.answers().into_iter().take(1).map(arrow).collect(),
                false => Vec::new(),
            },
            ..Marks::default()
        }
    }

    fn marked_points(&self) -> Vec<(Square, PointMark)> {
        let Goal::Choose(question) = self.exercise.goal else {
            return match self.exercise.goal {
                Goal::Walk { to, .. } => vec![(to, PointMark::Aim)],
                _ => Vec::new(),
            };
        };
        let all = |mark: PointMark| move |square: Square| (square, mark);
        if self.is_open() {
            return self
                .chosen
                .iter()
                .copied()
                .map(all(PointMark::Chosen))
                .collect();
        }
        let meant = judge::meant(&self.position, question);
        let judged = |square: Square| match meant.contains(&square) {
            true => (square, PointMark::Right),
            false => (square, PointMark::Wrong),
        };
        if self.shown {
            return meant.into_iter().map(all(PointMark::Missed)).collect();
        }
        self.chosen.iter().copied().map(judged).collect()
    }
}

fn arrow(mv: Move) -> Arrow {
    Arrow {
        from: mv.from(),
        to: mv.to(),
    }
}
