//! What a game is agreed to be before its first move.

use serde::{Deserialize, Serialize};

use super::Sealed;
use crate::app::clock::TimeControl;
use crate::protocol::{MAX_LEVEL, MIN_LEVEL};
use crate::rules::coup::{Arrangement, Pool, View};
use crate::rules::{Color, Position, RuleSet};

/// Who plays the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Opponent {
    /// The engine, at a level.
    Engine {
        /// [`MIN_LEVEL`] to [`MAX_LEVEL`].
        level: u8,
    },
    /// A second person at the same board.
    Person,
}

/// Which side the reader wants against the engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SideChoice {
    /// Red, who moves first.
    #[default]
    Red,
    /// Black.
    Black,
    /// Either, drawn by lot.
    Random,
}

impl SideChoice {
    /// The side, with a seed for the lot.
    pub fn draw(self, seed: u64) -> Color {
        match self {
            SideChoice::Red => Color::Red,
            SideChoice::Black => Color::Black,
            SideChoice::Random => Color::ALL[(seed % 2) as usize],
        }
    }
}

/// What a game is agreed to be.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSetup {
    /// Who plays the other side.
    pub opponent: Opponent,
    /// Which side the reader wants against the engine.
    pub side: SideChoice,
    /// Where the game begins.
    pub start: Position,
    /// The rules by which it is judged.
    pub rules: RuleSet,
    /// How much time the players have, if the game has a clock.
    pub clock: Option<TimeControl>,
    /// Whether it is played as cờ tướng: the same game, with Vietnamese names and letters.
    pub co_tuong: bool,
    /// What is settled of the closed pieces before they are dealt, if anything is.
    pub settled: Option<Box<Settled>>,
}

/// What is settled of a game's closed pieces before they are dealt: in games that do not begin as
/// usual, or that were begun elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct Settled {
    /// What is unknown at the start.
    pub pool: Pool,
    /// What some of the pieces are.
    pub known: Arrangement,
    /// The salt of the promise that was given where the game was begun.
    pub salt: Option<u128>,
}

impl Settled {
    /// What a start alone settles; `None` if it is what the board tells by itself.
    pub fn by_start(start: &View) -> Option<Box<Settled>> {
        let told = View::start(start.position().clone());
        (told.pool() != start.pool()).then(|| {
            Box::new(Settled {
                pool: *start.pool(),
                known: Arrangement::NOTHING,
                salt: None,
            })
        })
    }
}

impl GameSetup {
    /// The level of the first visit: it makes mistakes, but not every time.
    pub const FIRST_LEVEL: u8 = 3;

    /// The rules with what the customs of the variant change and the clock adds: where one of the four sets is silent about time, whoever
    /// runs out of it loses all the same. A set of the reader's own is taken as it is.
    pub fn rules_in_force(&self) -> RuleSet {
        let customs = self.start.variant().customs().unwrap_or_default();
        let mut rules = customs.applied_to(self.rules.clone());
        rules.time_out_loses |= self.clock.is_some() && self.rules.name().is_some();
        rules
    }

    /// What everybody knows of the start.
    pub fn start_view(&self) -> View {
        let told = || View::start(self.start.clone());
        let settled = self.settled.as_ref();
        let with_pool =
            settled.and_then(|settled| View::new(self.start.clone(), settled.pool).ok());
        with_pool.unwrap_or_else(told)
    }

    /// The deal of the closed pieces, if there are any.
    pub fn seal(&self, seed: u64) -> Option<Sealed> {
        let hides = self.start.variant().has_closed_pieces();
        hides.then(|| match &self.settled {
            None => Sealed::new(self.start_view(), seed),
            Some(settled) => Sealed::around(self.start_view(), &settled.known, settled.salt, seed),
        })
    }

    /// The same agreement for another game: its pieces are dealt anew.
    #[must_use]
    pub fn afresh(&self) -> GameSetup {
        GameSetup {
            settled: Settled::by_start(&self.start_view()),
            ..self.clone()
        }
    }

    /// The nearest level that exists.
    pub fn level(level: u8) -> u8 {
        level.clamp(MIN_LEVEL, MAX_LEVEL)
    }
}

impl Default for GameSetup {
    /// The game that is ready at the first visit.
    fn default() -> GameSetup {
        GameSetup {
            opponent: Opponent::Engine {
                level: GameSetup::FIRST_LEVEL,
            },
            side: SideChoice::Red,
            start: Position::start(),
            rules: RuleSet::CLUB,
            clock: None,
            co_tuong: false,
            settled: None,
        }
    }
}
