//! The saved form of a game: JSON with a version.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::table::time::Times;
use super::{GameSetup, Opponent, Settled, SideChoice, Step, Table};
use crate::app::ratings::Aid;
use crate::formats::{coup_fen, fen};
use crate::rules::adjudicate::Event;
use crate::rules::coup::View;
use crate::rules::ruleset::RuleSetError;
use crate::rules::{Color, Move, Position, RuleSet, Variant};

/// The version of the saved form; it grows when older readers would misread it.
///
/// Version 5 added what is settled of closed pieces before they are dealt. Version 4 added cờ úp, whose pieces are dealt from the seed. Version 3 added clock, pause and absence. Version 2 added the rules and put what ended the game without a move in place of who has
/// resigned. Version 1 was always judged by the club rules.
const VERSION: u32 = 5;

#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    /// What is played.
    #[serde(default)]
    variant: Variant,
    /// The FEN before the first move.
    start: String,
    /// All moves in coordinates.
    moves: Vec<String>,
    /// How many of them the board shows.
    ply: usize,
    opponent: Opponent,
    side: SideChoice,
    seed: u64,
    #[serde(default)]
    rules: RuleSet,
    #[serde(default)]
    event: Option<Event>,
    /// Who has resigned, in version 1.
    #[serde(default, skip_serializing)]
    resigned: Option<Color>,
    below: Color,
    #[serde(default)]
    time: Times,
    /// Whether the pieces have their Vietnamese names.
    #[serde(default)]
    co_tuong: bool,
    /// Who has offered a draw.
    #[serde(default)]
    offer: Option<Color>,
    /// The help that the reader has taken.
    #[serde(default)]
    aid: Option<Aid>,
    /// What closed pieces were known to be before the others were dealt, as an arrangement.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    known: Option<String>,
    /// The salt of a promise that was given elsewhere, in hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    salt: Option<String>,
}

#[derive(Deserialize)]
struct Version {
    version: u32,
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
    /// Its clock cannot be.
    #[error("the clock cannot be")]
    Clock,
    /// Its rules cannot be.
    #[error("rules: {0}")]
    Rules(#[from] RuleSetError),
    /// The start position cannot be played.
    #[error("the start position cannot be played")]
    Start,
    /// What is said of closed pieces is unreadable.
    #[error("what lies closed cannot be read")]
    Hidden,
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
    let settled = setup.settled.as_deref();
    let saved = Saved {
        version: VERSION,
        variant: table.variant(),
        start: table.start_text(),
        moves: game.line().iter().map(Move::to_string).collect(),
        ply: game.ply(),
        opponent: setup.opponent,
        side: setup.side,
        seed: table.seed(),
        rules: setup.rules.clone(),
        event: table.event(),
        resigned: None,
        below: table.below(),
        time: table.times(),
        offer: table.offer(),
        aid: table.aid(),
        co_tuong: setup.co_tuong,
        known: settled.map(|settled| settled.known.to_string()),
        salt: settled.and_then(|settled| Some(format!("{:032x}", settled.salt?))),
    };
    serde_json::to_string(&saved).expect("plain fields always serialise")
}

/// Reads the saved form.
///
/// # Errors
/// If it is damaged, impossible or of a newer version.
pub fn read_game(text: &str) -> Result<Table, SavedGameError> {
    // The version comes first: a newer form may have other fields.
    let Version { version } = serde_json::from_str(text)?;
    if version > VERSION {
        return Err(SavedGameError::Version(version));
    }
    let saved: Saved = serde_json::from_str(text)?;
    saved.rules.check()?;
    if saved.time.control.is_some_and(|clock| !clock.is_possible()) {
        return Err(SavedGameError::Clock);
    }
    let start = read_start(&saved.start, saved.variant).ok_or(SavedGameError::Start)?;
    let settled = read_settled(&saved, &start)?;
    let opponent = match saved.opponent {
        Opponent::Engine { level } => Opponent::Engine {
            level: GameSetup::level(level),
        },
        Opponent::Person => Opponent::Person,
    };
    let setup = GameSetup {
        opponent,
        side: saved.side,
        start: start.into_position(),
        settled,
        rules: saved.rules,
        clock: saved.time.control,
        co_tuong: saved.co_tuong,
    };
    let mut table = Table::new(setup, saved.seed);
    for (index, text) in saved.moves.iter().enumerate() {
        let failed = || SavedGameError::Move(index + 1);
        let chosen: Move = text.parse().map_err(|_| failed())?;
        table.play(chosen).map_err(|_| failed())?;
    }
    table.resume(saved.time);
    table.offer_draw(saved.offer);
    if let Some(aid) = saved.aid {
        table.take_aid(aid);
    }
    if let Some(event) = saved.event.or(saved.resigned.map(Event::Resign)) {
        table.happen(event);
    }
    if table.below() != saved.below {
        table.flip();
    }
    table.step(Step::To(saved.ply));
    Ok(table)
}

/// What is known of the position that a game begins at.
fn read_start(text: &str, variant: Variant) -> Option<View> {
    match variant {
        Variant::Xiangqi => {
            let position = Position::from_setup(&fen::parse(text).ok()?).ok()?;
            Some(View::start(position))
        }
        Variant::CoUp(_) => coup_fen::parse(text, variant).ok(),
    }
}

/// What was settled of closed pieces before the others were dealt.
fn read_settled(saved: &Saved, start: &View) -> Result<Option<Box<Settled>>, SavedGameError> {
    let salt = saved
        .salt
        .as_deref()
        .map(|text| u128::from_str_radix(text, 16));
    let salt = salt.transpose().map_err(|_| SavedGameError::Hidden)?;
    match &saved.known {
        None => Ok(Settled::by_start(start)),
        Some(text) => Ok(Some(Box::new(Settled {
            pool: *start.pool(),
            known: text.parse().map_err(|_| SavedGameError::Hidden)?,
            salt,
        }))),
    }
}
