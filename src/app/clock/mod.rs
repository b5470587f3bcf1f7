//! The clock of a game. Pure: whoever uses it says what time it is, in milliseconds of the wall
//! clock, so that no sleep, hidden tab or reload can stretch anybody's time.

mod face;

use serde::{Deserialize, Serialize};

pub use face::Reading;

use crate::rules::Color;

/// A time of the wall clock, in milliseconds since the beginning of 1970, or a span in milliseconds.
pub type Millis = u64;

const SECOND: Millis = 1000;

/// How much time the players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeControl {
    /// Minutes of each side at the beginning.
    pub minutes: u32,
    /// Without periods: seconds that a side gains with each of its moves. With periods: seconds of
    /// one period.
    pub seconds: u32,
    /// Periods of byo-yomi, which begin when a side's minutes are used up. A move within a period
    /// keeps it; a period that runs out is lost.
    pub periods: u32,
}

impl TimeControl {
    /// Whether the numbers can be played with: some time, no more than a day, and no empty period.
    pub fn is_possible(&self) -> bool {
        let any = self.minutes > 0 || self.seconds > 0;
        let period = self.periods == 0 || self.seconds > 0;
        any && period && self.minutes <= 1440 && self.seconds <= 3600 && self.periods <= 100
    }

    fn period(&self) -> Millis {
        Millis::from(self.seconds) * SECOND
    }

    /// What a side has at the beginning. A side without minutes begins with what it gains by a move.
    fn purse(&self) -> Purse {
        let main = Millis::from(self.minutes) * 60 * SECOND;
        let bare = self.minutes == 0 && self.periods == 0;
        Purse {
            main: if bare { self.period() } else { main },
            periods: self.periods,
        }
    }
}

/// What a side has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Purse {
    /// Time before the periods, or all of it where there are none.
    main: Millis,
    /// Whole periods.
    periods: u32,
}

/// The side whose time runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Running {
    side: Color,
    since: Millis,
}

/// The times of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    control: TimeControl,
    /// Red's and Black's, without what runs at the moment.
    purses: [Purse; 2],
    running: Option<Running>,
    /// Whether the side whose time runs has made its move; it is settled when the clock goes on.
    #[serde(default)]
    pressed: bool,
}

impl Clock {
    /// A clock that stands still.
    pub fn new(control: TimeControl) -> Clock {
        Clock {
            control,
            purses: [control.purse(); 2],
            running: None,
            pressed: false,
        }
    }

    /// The side whose time runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|running| running.side)
    }

    /// The side whose time runs has moved; [`Clock::run`] gives it what a move brings.
    pub fn press(&mut self) {
        self.pressed = self.running.is_some();
    }

    /// Whether the clock has to go on with [`Clock::run`] for this side, or stand still.
    pub fn is_due(&self, side: Option<Color>) -> bool {
        self.pressed || self.running() != side
    }

    /// Lets a side's time run from now on, or nobody's. Whoever's time ran until now pays for it.
    pub fn run(&mut self, side: Option<Color>, now: Millis) {
        if let Some(running) = self.running {
            let mut purse = self.spent(running.side, now);
            if self.pressed && self.control.periods == 0 {
                purse.main += self.control.period();
            }
            // A move in time keeps the period that it was made in; a pause does, too.
            self.purses[running.side.index()] = purse;
        }
        self.pressed = false;
        self.running = side.map(|side| Running { side, since: now });
    }

    /// The side whose time has run out.
    pub fn flagged(&self, now: Millis) -> Option<Color> {
        let side = self.running()?;
        let purse = self.spent(side, now);
        (purse.main == 0 && purse.periods == 0).then_some(side)
    }

    /// What a side has left if it stopped now.
    fn spent(&self, side: Color, now: Millis) -> Purse {
        let Purse { main, periods } = self.purses[side.index()];
        let spent = self.since(side, now);
        if spent < main {
            return Purse {
                main: main - spent,
                periods,
            };
        }
        Purse {
            main: 0,
            periods: match self.control.period() {
                0 => 0,
                period => periods.saturating_sub(((spent - main) / period) as u32),
            },
        }
    }

    /// For how long a side's time has been running; a clock that was set back counts for nothing.
    fn since(&self, side: Color, now: Millis) -> Millis {
        match self.running {
            Some(running) if running.side == side => now.saturating_sub(running.since),
            _ => 0,
        }
    }

    /// What the clock shows for a side.
    pub fn reading(&self, side: Color, now: Millis) -> Reading {
        let purse = self.spent(side, now);
        let period = self.control.period();
        let in_period = purse.main == 0 && purse.periods > 0;
        let left = if in_period {
            let before = self.purses[side.index()].main;
            period - self.since(side, now).saturating_sub(before) % period
        } else {
            purse.main
        };
        let whole = if in_period {
            purse.periods - 1
        } else {
            purse.periods
        };
        Reading {
            left,
            periods: purse.periods,
            in_period,
            in_all: left + Millis::from(whole) * period,
        }
    }

    /// In how many milliseconds the clock of the running side shows something else.
    pub fn next_change(&self, now: Millis) -> Option<Millis> {
        let side = self.running()?;
        Some(self.reading(side, now).lasts())
    }

    /// How long a side should think about its move, from what it had at the beginning of its turn.
    pub fn share(&self, side: Color) -> Millis {
        /// A game is taken to last so many more moves.
        const MOVES_AHEAD: Millis = 30;
        /// The way from the engine to the board costs time, too.
        const RESERVE: Millis = 600;
        let Purse { main, periods } = self.purses[side.index()];
        let gain = self.control.period() * 3 / 4;
        let share = match (main, periods) {
            (0, _) => gain,
            (_, 0) => main / MOVES_AHEAD + gain,
            _ => main / MOVES_AHEAD + gain / 2,
        };
        let most = if periods > 0 {
            main + self.control.period()
        } else {
            main
        };
        share.min(most.saturating_sub(RESERVE)).max(50)
    }
}

#[cfg(test)]
mod tests;
