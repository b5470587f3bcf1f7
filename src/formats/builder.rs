//! What all readers have in common: a record that grows along a line of moves.
//!
//! A builder stands at the end of a line. A move that cannot be played ends the line: the builder
//! goes on counting plies but plays nothing more, until it goes back to a place before that move.

use super::pgn::annotation;
use super::problem::{Problem, Warning};
use super::record::{NodeId, Note, Record};
use crate::rules::coup::{CoUpMove, View, ViewUndo};
use crate::rules::{Color, Move, Position, Setup};

/// More warnings than these about one game are only counted.
const MAX_WARNINGS: usize = 50;

/// A game as it was read.
#[derive(Clone, Debug)]
pub struct Reading {
    /// What could be kept.
    pub record: Record,
    /// What could not.
    pub warnings: Vec<Warning>,
    /// How many bytes of a text with several games were read when this one had ended; 0 where
    /// the format tells nothing of it.
    pub read: usize,
}

#[derive(Clone, Copy, Debug)]
struct Played {
    node: NodeId,
    mv: Move,
    undo: ViewUndo,
}

/// Where the builder stands, to come back to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    depth: usize,
    node: NodeId,
    ended: Option<Ended>,
}

/// A line that ended at a move which could not be played.
#[derive(Clone, Copy, Debug)]
struct Ended {
    /// How many moves of the line were played.
    at: usize,
    /// Which warning tells of it, if there was room for it.
    warning: Option<usize>,
}

/// A record that grows.
#[derive(Debug)]
pub(super) struct Builder {
    record: Record,
    /// What is known after the played moves of the line; `None` if the start cannot be played.
    view: Option<View>,
    line: Vec<Played>,
    /// How many moves the line has, with those that were not played.
    depth: usize,
    ended: Option<Ended>,
    game: usize,
    warnings: Vec<Warning>,
    more: usize,
}

impl Builder {
    /// A game without moves. `game` is its number in the file, from 1.
    pub(super) fn new(setup: Setup, game: usize) -> Builder {
        Builder::of(Record::new(setup), game)
    }

    /// A game that begins as a record without moves does.
    pub(super) fn of(record: Record, game: usize) -> Builder {
        let view = record.start_view().cloned();
        Builder {
            record,
            view,
            line: Vec::new(),
            depth: 0,
            ended: None,
            game,
            warnings: Vec::new(),
            more: 0,
        }
    }

    /// The position in which the next move is to be played; `None` in a line that has ended.
    pub(super) fn position(&self) -> Option<&Position> {
        self.view().map(View::position)
    }

    /// What is known where the next move is to be played; `None` in a line that has ended.
    pub(super) fn view(&self) -> Option<&View> {
        self.view.as_ref().filter(|_| self.ended.is_none())
    }

    /// How many moves the line has, with those that were not played.
    pub(super) fn depth(&self) -> usize {
        self.depth
    }

    /// The node of the last move that was played.
    pub(super) fn node(&self) -> NodeId {
        self.line.last().map_or(NodeId::ROOT, |last| last.node)
    }

    /// The game's tags.
    pub(super) fn record(&mut self) -> &mut Record {
        &mut self.record
    }

    /// What is said of the last move that was played.
    pub(super) fn note(&mut self) -> &mut Note {
        let node = self.node();
        self.record.note_mut(node)
    }

    /// Adds a comment to the last move that was played, with what programs say in it. What they
    /// say of a move that was not played is left out.
    pub(super) fn comment(&mut self, text: &str) {
        let mover = self.position().map(|position| position.turn().other());
        let mut said = Note::default();
        let text = annotation::read(text, mover.unwrap_or(Color::Red), &mut said);
        if mover.is_some() && !said.is_empty() {
            self.note().absorb(said);
        }
        if !text.is_empty() {
            self.note().add_comment(&text);
        }
    }

    /// Plays a move, or ends the line with a warning.
    pub(super) fn play(&mut self, mv: Move) {
        let Some(position) = self.position() else {
            return self.skip();
        };
        match position.check_move(mv) {
            Ok(()) => self.play_legal(mv),
            Err(refusal) => self.end_line(Problem::Refused {
                mv,
                refusal,
                dropped: 0,
            }),
        }
    }

    /// Plays a move that the caller knows to be legal, and to show what fits.
    pub(super) fn play_legal(&mut self, played: impl Into<CoUpMove>) {
        let played = played.into();
        let above = self.node();
        let Some(view) = self.view.as_mut().filter(|_| self.ended.is_none()) else {
            return self.skip();
        };
        let Some(node) = self.record.push(above, played) else {
            return self.end_line(Problem::TooLarge);
        };
        let undo = view.play_unchecked(played);
        let mv = played.mv;
        self.line.push(Played { node, mv, undo });
        self.depth += 1;
    }

    /// Ends the line at a move that cannot be played.
    pub(super) fn end_line(&mut self, problem: Problem) {
        if self.ended.is_none() {
            let warning = self.warn_at(self.depth + 1, problem);
            self.ended = Some(Ended {
                at: self.depth,
                warning,
            });
        }
        self.depth += 1;
    }

    /// Counts a move of a line that has ended, or of a start that cannot be played.
    pub(super) fn skip(&mut self) {
        if self.ended.is_none() {
            let defects = self.record.setup().defects();
            let warning = self.warn_at(
                0,
                Problem::Start {
                    defects,
                    dropped: 0,
                },
            );
            self.ended = Some(Ended { at: 0, warning });
        }
        self.depth += 1;
        let warning = self.ended.and_then(|ended| ended.warning);
        if let Some(warning) = warning.and_then(|index| self.warnings.get_mut(index)) {
            warning.problem.drop_one();
        }
    }

    /// Where the builder stands.
    pub(super) fn place(&self) -> Place {
        Place {
            depth: self.depth,
            node: self.node(),
            ended: self.ended,
        }
    }

    /// Takes the line back to so many moves.
    pub(super) fn back_to(&mut self, depth: usize) {
        self.depth = self.depth.min(depth);
        // A start that cannot be played stays so; its warning counts on.
        let playable = self.view.is_some();
        if self
            .ended
            .is_some_and(|ended| depth <= ended.at && playable)
        {
            self.ended = None;
        }
        while self.line.len() > depth {
            self.take_back();
        }
    }

    fn take_back(&mut self) {
        if let (Some(played), Some(view)) = (self.line.pop(), self.view.as_mut()) {
            view.undo(played.mv, played.undo);
        }
    }

    /// Comes back to a place at most one move before which the builder still is.
    pub(super) fn return_to(&mut self, place: Place) {
        self.back_to(place.depth.saturating_sub(1));
        if self.node() != place.node
            && let Some(played) = self.record.played(place.node)
            && let Some(view) = &mut self.view
        {
            let undo = view.play_unchecked(played);
            self.line.push(Played {
                node: place.node,
                mv: played.mv,
                undo,
            });
        }
        self.depth = place.depth;
        self.ended = place.ended;
    }

    /// If the other side than the one to move must begin, because its move comes first, lets it.
    /// Only before the first move.
    pub(super) fn let_begin(&mut self, color: Color) {
        let mut setup = self.record.setup().clone();
        if setup.turn == color || self.depth > 0 {
            return;
        }
        setup.turn = color;
        let usual = self.record.is_usual_start();
        if Position::from_setup(&setup).is_err() || usual {
            return;
        }
        self.record.restart(setup);
        self.view = self.record.start_view().cloned();
        self.warn_at(0, Problem::Turn(color));
    }

    /// [`let_begin`](Self::let_begin), for formats that do not tell who begins.
    pub(super) fn begin_quietly(&mut self, color: Color) {
        let mut setup = self.record.setup().clone();
        if setup.turn != color && self.depth == 0 {
            setup.turn = color;
            self.record.restart(setup);
            self.view = self.record.start_view().cloned();
        }
    }

    /// Warns about the place where the builder stands.
    pub(super) fn warn(&mut self, problem: Problem) {
        self.warn_at(self.depth, problem);
    }

    /// Warns about a ply; answers which warning it is, if there is room for it.
    pub(super) fn warn_at(&mut self, ply: usize, problem: Problem) -> Option<usize> {
        if self.warnings.len() >= MAX_WARNINGS {
            self.more += 1;
            return None;
        }
        self.warnings.push(Warning {
            game: self.game,
            ply,
            after: self.node(),
            problem,
        });
        Some(self.warnings.len() - 1)
    }

    /// The game as it was read.
    pub(super) fn finish(mut self) -> Reading {
        // A page of text without a board, as libraries have them, is no broken game.
        let has_board = self.record.setup().pieces().next().is_some();
        if self.record.start().is_none() && self.ended.is_none() && has_board {
            let defects = self.record.setup().defects();
            self.warn_at(
                0,
                Problem::Start {
                    defects,
                    dropped: 0,
                },
            );
        }
        if self.more > 0 {
            self.warnings.push(Warning {
                game: self.game,
                ply: 0,
                after: NodeId::ROOT,
                problem: Problem::More(self.more),
            });
        }
        Reading {
            record: self.record,
            warnings: self.warnings,
            read: 0,
        }
    }
}
