//! Everything that can happen to the state.

use super::{Dialog, GameSetup, Notice, Offer, Question, Table};
use crate::app::board::Intent;
use crate::app::ratings::Aid;
use crate::app::settings::Settings;
use crate::notation::MoveTextError;
use crate::platform::engine::News;
use crate::platform::shell::Facts;
use crate::rules::Move;

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// The reader meant something at the board.
    Meant(Intent),
    /// The reader typed a move, which was read as this.
    Typed(Box<Result<Move, MoveTextError>>),
    /// The reader steps through the moves.
    Stepped(Step),
    /// The reader wants a hint, or more of it.
    AskedHint,
    /// The reader wants to know something of the board.
    Asked(Question),
    /// The reader has typed a question; this is what comes after its question mark.
    AskedText(String),
    /// The reader takes a move back.
    TookBack,
    /// The reader wants to resign; it may have to be confirmed.
    WantsToResign,
    /// The reader resigns.
    Resigned,
    /// The players agree to a draw.
    AgreedToDraw,
    /// A draw is offered to the other side.
    OfferedDraw,
    /// The other side does not want a draw.
    DeclinedDraw,
    /// The reader wants to see a piece of the evidence on the board, by its number.
    Showed(usize),
    /// A new game, with the seed of its chances.
    NewGame(Box<GameSetup>, u64),
    /// The same kind of game again, with a new seed.
    PlayAgain(u64),
    /// The same kind of game again with changed sides, and with a new seed.
    Rematch(u64),
    /// The board is turned.
    Flipped,
    /// A dialog opens.
    Opened(Dialog),
    /// The open dialog closes.
    Closed,
    /// The settings are changed.
    Chose(Settings),
    /// The engine has something to say.
    Engine(News),
    /// The game is kept again.
    Kept,
    /// Something should be told in the status line.
    Notified(Notice),
    /// The page as an app has changed.
    Shell(Facts),
    /// This tab may play from now on: the game of the tab that had it, or one of its own.
    Seated(Box<Table>, Option<Notice>),
    /// A position came from outside, or from a record.
    Offered(Offer),
    /// Time has passed.
    Ticked,
    /// The reader has left the board, or is back.
    Left(bool),
    /// The game stands still from now on, or goes on.
    Paused,
    /// The reader takes help.
    Aided(Aid),
}

/// A step through the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the position before the first move.
    First,
    /// One move back.
    Back,
    /// One move forward.
    Forward,
    /// To the end of the line.
    Last,
    /// To the position after so many moves.
    To(usize),
}
