//! The state of a review: the game, how far it is reviewed, and what is looked at. Pure.

use std::rc::Rc;

use crate::app::board::{Arrow, Check, Marks, Veil};
use crate::app::store::{Step, Table};
use crate::formats::record::review::{DEPTH, HIDDEN_DEPTH, Judged, Question, Review, Thought};
use crate::formats::record::{EditError, NodeId, Record};
use crate::formats::{coup_fen, fen};
use crate::platform::engine::{Search, Trouble};
use crate::protocol::SearchLimits;
use crate::rules::coup::{CoUpMove, View};
use crate::rules::{Color, Game, Move, Piece, Position, RuleSet, Square};

/// The depths that are offered, in plies: quick, usual, thorough.
const DEPTHS: [u32; 3] = [6, DEPTH, 11];
/// The same in cờ úp.
const HIDDEN_DEPTHS: [u32; 3] = [3, HIDDEN_DEPTH, 6];

/// A game and its review.
#[derive(Clone, Debug)]
pub struct Desk {
    game: Game,
    /// What is known of the start.
    start: View,
    /// All moves, with what they show.
    played: Vec<CoUpMove>,
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
        self.played == other.played
            && self.game.ply() == other.game.ply()
            && self.start == other.start
            && self.review == other.review
            && (self.going, self.depth, self.below, self.better)
                == (other.going, other.depth, other.below, other.better)
            && self.trouble == other.trouble
    }
}

impl Desk {
    /// The game of a table at its cursor, with a review of it that was kept and whether that was
    /// under way. It takes what may be shown of the game and no more.
    pub fn of(table: &Table, result: Option<&'static str>, kept: Option<(Review, bool)>) -> Desk {
        let (start, played) = table.known_line();
        let (review, going) = kept
            .filter(|(review, _)| *review.start() == start && review.moves() == played)
            .map_or((None, false), |(review, going)| (Some(review), going));
        Desk {
            going: going
                && review
                    .as_ref()
                    .is_some_and(|review| review.next().is_some()),
            depth: review.as_ref().map_or(depths(&start)[1], Review::depth),
            review,
            start,
            played,
            game: table.game().clone(),
            rules: table.rules().clone(),
            result,
            below: table.below(),
            better: false,
            trouble: None,
        }
    }

    /// The main line of a record, from its start on; without moves if its start cannot be played.
    pub fn of_record(record: &Record, rules: RuleSet) -> Desk {
        let start = record.start_view().cloned();
        let start = start.unwrap_or_else(|| View::start(Position::start()));
        let played = record.line_played_to(record.main_end());
        let mut game = Game::new(start.position().clone());
        for played in &played {
            let revealed = played.revealed.map(|piece| piece.role);
            // The moves of a record are legal.
            let _ = game.play_revealing(played.mv, revealed);
        }
        let customs = start.position().variant().customs().unwrap_or_default();
        Desk {
            game,
            rules: customs.applied_to(rules),
            result: None,
            review: None,
            going: false,
            depth: depths(&start)[1],
            start,
            played,
            below: Color::Red,
            better: false,
            trouble: None,
        }
    }

    /// The depths that are offered, in plies: quick, usual, thorough.
    pub fn depths(&self) -> [u32; 3] {
        depths(&self.start)
    }

    /// All moves, with what they show.
    pub fn played(&self) -> &[CoUpMove] {
        &self.played
    }

    /// What is known of the start.
    pub fn start(&self) -> &View {
        &self.start
    }

    /// What is known after so many moves.
    pub fn view(&self, ply: usize) -> View {
        let mut view = self.start.clone();
        for &played in self.played.iter().take(ply) {
            view.play_unchecked(played);
        }
        view
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
                let (start, played) = (desk.start.clone(), desk.played.clone());
                desk.review = Some(Review::new(start, played, desk.depth));
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
        let Question { ply, only } = review.next()?;
        let told = review.told(ply);
        let banned = only.map_or_else(Vec::new, |only| self.all_but(ply, only));
        Some((
            review.mover(ply),
            Search {
                variant: self.start.position().variant(),
                fen: start_text(&self.start),
                moves: told.iter().map(CoUpMove::to_string).collect(),
                rules: self.rules.clone(),
                limits: SearchLimits {
                    depth: Some(review.depth()),
                    banned,
                    ..SearchLimits::default()
                },
            },
        ))
    }

    /// The texts of all legal moves after so many but one.
    fn all_but(&self, ply: usize, only: Move) -> Vec<String> {
        let view = self.view(ply);
        let moves = view.position().legal_moves();
        let others = moves.iter().filter(|mv| **mv != only);
        others.map(Move::to_string).collect()
    }

    /// The position on the board: before the move if the better one is shown, else after it.
    pub fn shown(&self) -> Position {
        let mut game = self.game.clone();
        if self.better {
            game.undo();
        }
        game.position().clone()
    }

    /// How the board draws closed pieces.
    pub fn veil(&self) -> Veil {
        let position = self.shown();
        let last = self.game.moves().last().zip(self.game.undos().last());
        Veil {
            closed: position.closed(),
            lifted: false,
            opened: last
                .filter(|(_, undo)| undo.opened() && !self.better)
                .map(|(mv, _)| mv.to()),
        }
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
        let mut record = Record::of_view(self.start.clone());
        let mut node = NodeId::ROOT;
        for &played in &self.played {
            node = record.add(node, played)?;
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

fn depths(start: &View) -> [u32; 3] {
    match start.position().variant().has_closed_pieces() {
        true => HIDDEN_DEPTHS,
        false => DEPTHS,
    }
}

/// A start as the worker reads it.
pub(super) fn start_text(start: &View) -> String {
    match start.position().variant().has_closed_pieces() {
        true => coup_fen::print(start),
        false => fen::print(&start.to_setup()),
    }
}

#[cfg(test)]
mod tests;
