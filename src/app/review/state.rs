//! The state of a review: the game, how far it is reviewed, and what is looked at. Pure.

use std::rc::Rc;

use crate::app::board::{Arrow, Check, Marks};
use crate::app::store::{Step, Table};
use crate::formats::fen;
use crate::formats::record::review::{DEPTH, Judged, Review, Thought};
use crate::formats::record::{EditError, NodeId, Record};
use crate::platform::engine::{Search, Trouble};
use crate::protocol::SearchLimits;
use crate::rules::{Color, Game, Move, Piece, Position, RuleSet, Square};

/// The depths that are offered, in plies: quick, usual, thorough.
pub const DEPTHS: [u32; 3] = [6, DEPTH, 11];

/// A game and its review.
#[derive(Clone, Debug)]
pub struct Desk {
    game: Game,
    rules: RuleSet,
    /// The result of the game as records write it, if it has one.
    result: Option<&'static str>,
    /// As far as it has come; `None` before it was begun.
    pub review: Option<Review>,
    /// Whether the engine is at work.
    pub going: bool,
    /// How deep a new review would look.
    pub depth: u32,
    /// The side at the lower edge.
    pub below: Color,
    /// Whether the better move is shown in place of the one that was played.
    pub better: bool,
    /// Why the engine has given up.
    pub trouble: Option<Trouble>,
}

/// What the reader does, or the engine says.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A review begins from the first position on.
    Began,
    /// It stops.
    Stopped,
    /// It goes on where it stopped.
    WentOn,
    /// Another depth for the next one.
    Deepened(u32),
    /// The engine has thought of the next position.
    Thought(Thought),
    /// The engine has given up.
    Failed(Trouble),
    /// Another position of the game.
    Stepped(Step),
    /// To the next move with a mark, or to the one before.
    Sought {
        /// Whether forward.
        forward: bool,
    },
    /// The better move is wanted, or not any more.
    Compared(bool),
    /// The board is turned.
    Flipped,
}

impl PartialEq for Desk {
    fn eq(&self, other: &Desk) -> bool {
        self.game.line() == other.game.line()
            && self.game.ply() == other.game.ply()
            && self.game.start() == other.game.start()
            && self.review == other.review
            && (self.going, self.depth, self.below, self.better)
                == (other.going, other.depth, other.below, other.better)
            && self.trouble == other.trouble
    }
}

impl Desk {
    /// The game of a table at its cursor, with a review of it that was kept and whether that was
    /// under way.
    pub fn of(table: &Table, result: Option<&'static str>, kept: Option<(Review, bool)>) -> Desk {
        let game = table.game().clone();
        let (review, going) = kept
            .filter(|(review, _)| review.start() == game.start() && review.moves() == game.line())
            .map_or((None, false), |(review, going)| (Some(review), going));
        Desk {
            going: going
                && review
                    .as_ref()
                    .is_some_and(|review| review.next().is_some()),
            depth: review.as_ref().map_or(DEPTH, Review::depth),
            review,
            game,
            rules: table.rules().clone(),
            result,
            below: table.below(),
            better: false,
            trouble: None,
        }
    }

    /// The game with its cursor.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether all positions are looked at.
    pub fn is_done(&self) -> bool {
        self.review
            .as_ref()
            .is_some_and(|review| review.next().is_none())
    }

    /// The next state.
    #[must_use]
    pub fn after(&self, act: Act) -> Desk {
        let mut desk = self.clone();
        match act {
            Act::Began => {
                let start = desk.game.start().clone();
                desk.review = Some(Review::new(start, desk.game.line().to_vec(), desk.depth));
                (desk.going, desk.trouble, desk.better) = (true, None, false);
            }
            Act::Stopped => desk.going = false,
            Act::WentOn => (desk.going, desk.trouble) = (!desk.is_done(), None),
            Act::Deepened(depth) => desk.depth = depth,
            Act::Thought(thought) => {
                if let Some(review) = desk.review.as_mut().filter(|_| self.going) {
                    review.take(thought);
                }
                desk.going &= !desk.is_done();
            }
            Act::Failed(trouble) => (desk.going, desk.trouble) = (false, Some(trouble)),
            Act::Stepped(step) => desk.step(step),
            Act::Sought { forward } => {
                if let Some(ply) = self.sought(forward) {
                    desk.step(Step::To(ply));
                }
            }
            Act::Compared(on) => desk.better = on,
            Act::Flipped => desk.below = desk.below.other(),
        }
        desk
    }

    fn step(&mut self, step: Step) {
        let ply = self.game.ply();
        self.better = false;
        self.game.go_to(match step {
            Step::First => 0,
            Step::Back => ply.saturating_sub(1),
            Step::Forward => ply + 1,
            Step::Last => self.game.line().len(),
            Step::To(ply) => ply,
        });
    }

    /// The nearest move with a mark, by the number of moves up to it.
    pub fn sought(&self, forward: bool) -> Option<usize> {
        let judged = self.judged();
        let marked = |ply: &usize| judged[*ply - 1].mark.is_some();
        let ply = self.game.ply();
        match forward {
            true => (ply + 1..=judged.len()).find(marked),
            false => (1..ply.min(judged.len() + 1)).rev().find(marked),
        }
    }

    /// What is said of the moves so far.
    pub fn judged(&self) -> Vec<Judged> {
        self.review.as_ref().map_or_else(Vec::new, Review::judged)
    }

    /// What the engine has to look at, with the side to move there.
    pub fn search(&self) -> Option<(Color, Search)> {
        let review = self.review.as_ref().filter(|_| self.going)?;
        let ply = review.next()?;
        let moves = &review.moves()[..ply];
        Some((
            self.turn(ply),
            Search {
                variant: self.game.start().variant(),
                fen: fen::print(&self.game.start().to_setup()),
                moves: moves.iter().map(Move::to_string).collect(),
                rules: self.rules.clone(),
                limits: SearchLimits {
                    depth: Some(review.depth()),
                    ..SearchLimits::default()
                },
            },
        ))
    }

    /// The side to move after so many moves.
    fn turn(&self, ply: usize) -> Color {
        let first = self.game.start().turn();
        if ply.is_multiple_of(2) {
            first
        } else {
            first.other()
        }
    }

    /// The position on the board: before the move if the better one is shown, else after it.
    pub fn shown(&self) -> Position {
        let mut game = self.game.clone();
        if self.better {
            game.undo();
        }
        game.position().clone()
    }

    /// The pieces on the board.
    pub fn pieces(&self) -> Rc<[(Square, Piece)]> {
        let position = self.shown();
        Square::all()
            .filter_map(|square| Some((square, position.piece_at(square)?)))
            .collect()
    }

    /// The marks of the board.
    pub fn marks(&self) -> Marks {
        let position = self.shown();
        let ply = self.game.ply();
        let better = self.judged().get(ply.wrapping_sub(1)).cloned();
        let arrow = better.and_then(|judged| judged.better.first().copied());
        let arrow = arrow.filter(|_| self.better).map(|mv| Arrow {
            from: mv.from(),
            to: mv.to(),
        });
        let played = match self.better {
            true => ply
                .checked_sub(2)
                .and_then(|before| self.game.line().get(before)),
            false => self.game.moves().last(),
        };
        Marks {
            last: played.copied(),
            check: position.is_check().then(|| Check {
                general: position.general(position.turn()),
                by: position.checkers(),
            }),
            lines: arrow.into_iter().collect(),
            ..Marks::default()
        }
    }

    /// The game as a record, with all that the review says of it.
    ///
    /// # Errors
    /// If it cannot be written; no game is too long for that.
    pub fn record(&self) -> Result<Record, EditError> {
        let mut record = Record::new(self.game.start().to_setup());
        let mut node = NodeId::ROOT;
        for &mv in self.game.line() {
            node = record.add(node, mv)?;
        }
        if let Some(result) = self.result {
            record.tags.set("Result", result);
        }
        if let Some(review) = &self.review {
            review.write_to(&mut record)?;
        }
        Ok(record)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::app::store::{GameSetup, Opponent};
    use crate::formats::record::Worth;

    fn table(moves: &str) -> Table {
        let setup = GameSetup {
            opponent: Opponent::Person,
            ..GameSetup::default()
        };
        let mut table = Table::new(setup, 0);
        for text in moves.split_whitespace() {
            table.play(text.parse().unwrap()).unwrap();
        }
        table
    }

    fn thought(worth: i32, best: &str) -> Act {
        Act::Thought(Thought {
            worth: Some(Worth::Centipawns(worth)),
            shallow: None,
            line: vec![best.parse().unwrap()],
        })
    }

    /// Red’s first move is a blunder, the next two are as expected.
    fn done() -> Desk {
        let desk = Desk::of(&table("h2h9 i9h9 h0g2"), None, None).after(Act::Began);
        let desk = desk.after(thought(30, "h2e2")).after(thought(-500, "i9h9"));
        desk.after(thought(-500, "h0g2"))
            .after(thought(-510, "c6c5"))
    }

    #[test]
    fn positions_are_searched_one_after_the_other_until_all_are() {
        let desk = Desk::of(&table("h2e2 h9g7"), None, None);
        assert_eq!(desk.search(), None);
        let mut desk = desk.after(Act::Began);
        for ply in 0..3 {
            let (turn, search) = desk.search().unwrap();
            assert_eq!((turn, search.moves.len()), (Color::ALL[ply % 2], ply));
            assert_eq!(search.limits.depth, Some(DEPTH));
            desk = desk.after(thought(0, "b0c2"));
        }
        assert!(desk.is_done() && !desk.going);
        assert_eq!(desk.search(), None);
    }

    #[test]
    fn a_stop_keeps_what_was_found_and_it_goes_on_there() {
        let desk = Desk::of(&table("h2e2 h9g7"), None, None).after(Act::Began);
        let stopped = desk.after(thought(0, "b0c2")).after(Act::Stopped);
        assert_eq!(stopped.search(), None);
        // An answer that was under way comes too late.
        let late = stopped.after(thought(0, "b0c2"));
        assert_eq!(late.review, stopped.review);
        assert_eq!(
            stopped.after(Act::WentOn).search().unwrap().1.moves.len(),
            1
        );
    }

    #[test]
    fn what_was_kept_is_taken_up_for_the_same_game_only() {
        let desk = Desk::of(&table("h2e2 h9g7"), None, None).after(Act::Began);
        let review = desk.after(thought(0, "b0c2")).review;
        let kept = review.map(|review| (review, true));
        let again = Desk::of(&table("h2e2 h9g7"), None, kept.clone());
        assert_eq!(again.search().unwrap().1.moves.len(), 1);
        let other = Desk::of(&table("h2e2"), None, kept);
        assert_eq!((other.review, other.going), (None, false));
    }

    #[test]
    fn marked_moves_are_found_and_compared_with_the_better_ones() {
        let desk = done();
        assert_eq!(desk.judged()[0].mark, Some(4));
        let at_start = desk.after(Act::Stepped(Step::First));
        let found = at_start.after(Act::Sought { forward: true });
        assert_eq!(found.game().ply(), 1);
        assert_eq!(found.sought(true), None);
        let compared = found.after(Act::Compared(true));
        assert_eq!(compared.shown(), Position::start());
        assert_eq!(compared.marks().lines.len(), 1);
        assert!(!compared.after(Act::Stepped(Step::Forward)).better);
        assert_eq!(desk.sought(false), Some(1));
    }

    #[test]
    fn the_record_has_evaluations_and_marks() {
        let record = done().record().unwrap();
        let first = record.main_line().find(|node| record.mv(*node).is_some());
        let note = record.note(first.unwrap()).unwrap();
        assert_eq!(note.marks, [4]);
        assert_eq!(note.evaluation.unwrap().worth, Worth::Centipawns(-500));
    }
}
