//! The saved form of a game: JSON with a version.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{GameSetup, Opponent, SideChoice, Step, Table};
use crate::formats::fen;
use crate::rules::{Color, Move, Position};

/// The version of the saved form; it grows when older readers would misread it.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    /// The FEN before the first move.
    start: String,
    /// All moves in coordinates.
    moves: Vec<String>,
    /// How many of them the board shows.
    ply: usize,
    opponent: Opponent,
    side: SideChoice,
    seed: u64,
    resigned: Option<Color>,
    below: Color,
}

/// Why a saved game cannot be read.
#[derive(Debug, Error)]
pub enum SavedGameError {
    /// It is not this JSON.
    #[error("not readable: {0}")]
    Form(#[from] serde_json::Error),
    /// It was saved by a newer app.
    #[error("saved by version {0}")]
    Version(u32),
    /// The start position cannot be played.
    #[error("the start position cannot be played")]
    Start,
    /// A move is unreadable or illegal.
    #[error("move {0} cannot be played")]
    Move(usize),
}

/// Tables are equal if they are saved in the same form.
impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        write_game(self) == write_game(other)
    }
}

/// The saved form.
pub fn write_game(table: &Table) -> String {
    let game = table.game();
    let setup = table.setup();
    let saved = Saved {
        version: VERSION,
        start: fen::print(&game.start().to_setup()),
        moves: game.line().iter().map(Move::to_string).collect(),
        ply: game.ply(),
        opponent: setup.opponent,
        side: setup.side,
        seed: table.seed(),
        resigned: table.resigned(),
        below: table.below(),
    };
    serde_json::to_string(&saved).expect("plain fields always serialise")
}

/// Reads the saved form.
///
/// # Errors
/// If it is damaged, impossible or of a newer version.
pub fn read_game(text: &str) -> Result<Table, SavedGameError> {
    let saved: Saved = serde_json::from_str(text)?;
    if saved.version > VERSION {
        return Err(SavedGameError::Version(saved.version));
    }
    let start = fen::parse(&saved.start).map_err(|_| SavedGameError::Start)?;
    let start = Position::from_setup(&start).map_err(|_| SavedGameError::Start)?;
    let opponent = match saved.opponent {
        Opponent::Engine { level } => Opponent::Engine {
            level: GameSetup::level(level),
        },
        Opponent::Person => Opponent::Person,
    };
    let setup = GameSetup {
        opponent,
        side: saved.side,
        start,
    };
    let mut table = Table::new(setup, saved.seed);
    for (index, text) in saved.moves.iter().enumerate() {
        let failed = || SavedGameError::Move(index + 1);
        let chosen: Move = text.parse().map_err(|_| failed())?;
        table.play(chosen).map_err(|_| failed())?;
    }
    if let Some(color) = saved.resigned {
        table.set_resigned(color);
    }
    if table.below() != saved.below {
        table.flip();
    }
    table.step(Step::To(saved.ply));
    Ok(table)
}
