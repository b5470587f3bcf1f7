//! The time of a game: its clock, its pauses, and the reader's absence. What an expired clock or a
//! long absence means is decided by the rules; here it is only noticed.

use serde::{Deserialize, Serialize};

use super::Table;
use crate::app::clock::{Clock, Millis, TimeControl};
use crate::rules::Color;
use crate::rules::adjudicate::Event;

/// The reader has left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absence {
    /// When, by the wall clock.
    pub(super) since: Millis,
}

impl Absence {
    /// Seconds until some time, begun ones counted: more than 45 of them have passed with the
    /// first millisecond of the 46th.
    fn seconds(self, now: Millis) -> u32 {
        now.saturating_sub(self.since).div_ceil(1000) as u32
    }
}

impl Table {
    /// The clock, if the game has one.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Whether the game stands still.
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether there is a running game to pause, or a paused one to go on with.
    pub fn can_pause(&self) -> bool {
        self.clock.is_some() && self.outcome.is_none()
    }

    /// Lets the game stand still, or go on.
    pub fn pause(&mut self) {
        self.paused = !self.paused && self.can_pause();
    }

    /// The side whose time should run.
    fn on_the_move(&self) -> Option<Color> {
        let goes_on = self.outcome.is_none() && !self.paused;
        goes_on.then(|| self.turn_at_end())
    }

    /// A move has been played. After the end of a game its clock has nothing more to say.
    pub(super) fn press_clock(&mut self) {
        if self.outcome.is_some() {
            self.clock = None;
        } else if let Some(clock) = &mut self.clock {
            clock.press();
        }
        self.paused = false;
    }

    /// Whether leaving the board has consequences now.
    pub fn watches_absence(&self) -> bool {
        self.on_the_move().is_some() && self.clock.is_some() && self.rules.away_seconds.is_some()
    }

    /// Seconds until an absent reader loses; `None` for one who is there.
    pub fn patience(&self, now: Millis) -> Option<u32> {
        let away = self.absence?.seconds(now);
        Some(self.rules.away_seconds?.saturating_sub(away))
    }

    /// What has become due by now without a move, if the rules have a rule about it.
    pub fn overdue(&self, now: Millis) -> Option<Event> {
        let flagged = || self.clock?.flagged(now).map(Event::Flag);
        let away = || {
            let seconds = self.absence?.seconds(now);
            let side = self.reader().unwrap_or(self.turn_at_end());
            let long = seconds > self.rules.away_seconds?;
            long.then_some(Event::Away { side, seconds })
        };
        let event = flagged().or_else(away)?;
        (self.outcome.is_none() && event.is_known_to(&self.rules)).then_some(event)
    }

    /// Whether clock and absence are not as they should be with the reader here or not.
    pub fn is_untimely(&self, present: bool) -> bool {
        let clock = self
            .clock
            .is_some_and(|clock| clock.is_due(self.on_the_move()));
        clock || self.absence.is_some() != (!present && self.watches_absence())
    }

    /// Lets the clock run for the side on the move, and notes when the reader has left.
    pub fn keep_time(&mut self, present: bool, now: Millis) {
        let side = self.on_the_move();
        if let Some(clock) = self.clock.as_mut().filter(|clock| clock.is_due(side)) {
            clock.run(side, now);
        }
        if present || !self.watches_absence() {
            self.absence = None;
        } else {
            self.absence.get_or_insert(Absence { since: now });
        }
    }

    /// In how many milliseconds there is something new to show, or something falls due.
    pub fn next_change(&self, now: Millis) -> Option<Millis> {
        let clock = self.clock.and_then(|clock| clock.next_change(now));
        let away = self
            .absence
            .map(|absence| 1001 - now.saturating_sub(absence.since) % 1000);
        clock.into_iter().chain(away).min()
    }

    /// How long the engine may think, by the clock as it stood when its turn began.
    pub(super) fn thinking_time(&self) -> Option<u32> {
        let share = self.clock?.share(self.engine?);
        Some(share.min(Millis::from(u32::MAX)) as u32)
    }

    /// What is saved of all this.
    pub(in crate::app::store) fn times(&self) -> Times {
        Times {
            control: self.setup.clock,
            clock: self.clock,
            paused: self.paused,
            absence: self.absence,
        }
    }

    /// Takes up what was saved.
    pub(in crate::app::store) fn resume(&mut self, times: Times) {
        self.clock = times.clock;
        self.paused = times.paused && self.can_pause();
        self.absence = times.absence;
    }
}

/// The saved form of a game's time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Times {
    /// What was agreed.
    pub control: Option<TimeControl>,
    /// What is left.
    pub clock: Option<Clock>,
    /// Whether the game stands still.
    pub paused: bool,
    /// Since when the reader is away.
    pub absence: Option<Absence>,
}
