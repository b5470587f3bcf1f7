//! The choice of a clock for a new game.

use yew::prelude::*;

use crate::app::clock::TimeControl;
use crate::app::i18n::{Argument, Key, Phrases};
use crate::app::ui::{RadioGroup, radio_group};
use crate::platform::field;

/// What the sliders offer.
const MINUTES: [u32; 13] = [1, 2, 3, 5, 10, 15, 20, 25, 30, 45, 60, 90, 120];
const GAINS: [u32; 10] = [0, 1, 2, 3, 5, 10, 15, 20, 30, 60];
const PERIODS: [u32; 6] = [1, 2, 3, 5, 8, 10];
const LENGTHS: [u32; 6] = [5, 10, 20, 30, 45, 60];

/// Whether the game has a clock, and which.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct ClockEntry {
    /// 0 none, 1 with an increment, 2 with byo-yomi.
    kind: usize,
    minutes: usize,
    gain: usize,
    length: usize,
    periods: usize,
}

impl ClockEntry {
    /// Begins with what was chosen before.
    pub(super) fn of(control: Option<TimeControl>) -> ClockEntry {
        // Ten minutes and five seconds; three periods of thirty seconds.
        let usual = ClockEntry {
            kind: 0,
            minutes: 4,
            gain: 4,
            length: 3,
            periods: 2,
        };
        let Some(control) = control else {
            return usual;
        };
        let minutes = nearest(&MINUTES, control.minutes);
        match control.periods {
            0 => ClockEntry {
                kind: 1,
                minutes,
                gain: nearest(&GAINS, control.seconds),
                ..usual
            },
            periods => ClockEntry {
                kind: 2,
                minutes,
                length: nearest(&LENGTHS, control.seconds),
                periods: nearest(&PERIODS, periods),
                ..usual
            },
        }
    }

    /// What is chosen.
    pub(super) fn control(self) -> Option<TimeControl> {
        let minutes = MINUTES[self.minutes];
        match self.kind {
            0 => None,
            1 => Some(TimeControl {
                minutes,
                seconds: GAINS[self.gain],
                periods: 0,
            }),
            _ => Some(TimeControl {
                minutes,
                seconds: LENGTHS[self.length],
                periods: PERIODS[self.periods],
            }),
        }
    }
}

fn nearest(offered: &[u32], wanted: u32) -> usize {
    let distance = |index: &usize| offered[*index].abs_diff(wanted);
    (0..offered.len()).min_by_key(distance).unwrap_or_default()
}

/// The controls.
pub(super) fn clock_entry(
    phrases: &Phrases,
    entry: ClockEntry,
    on_change: &Callback<ClockEntry>,
) -> Html {
    let slider = |name: &'static str,
                  title: Key,
                  shown: Key,
                  offered: &'static [u32],
                  at: usize,
                  set: fn(&mut ClockEntry, usize)| {
        let words = phrases.with(shown, &[("number", Argument::Number(offered[at] as usize))]);
        let oninput = on_change.reform(move |event: InputEvent| {
            let index = field::text(&event).and_then(|text| text.parse().ok());
            let mut entry = entry;
            set(
                &mut entry,
                index.filter(|index| *index < offered.len()).unwrap_or(at),
            );
            entry
        });
        html! {
            <div class="choice">
                <label class="level-label" for={name}>
                    <span>{ phrases.text(title) }</span>
                    <output for={name}>{ words.clone() }</output>
                </label>
                <input id={name} class="level" type="range" {name} min="0" step="1"
                    max={(offered.len() - 1).to_string()} value={at.to_string()}
                    aria-valuetext={words} {oninput} />
            </div>
        }
    };
    let kinds = [Key::ClockNone, Key::ClockIncrement, Key::ClockByoYomi];
    let group = RadioGroup {
        name: "clock",
        title: phrases.text(Key::Clock),
        options: kinds.iter().map(|key| phrases.text(*key)).collect(),
        chosen: entry.kind,
        on_choose: on_change.reform(move |kind| ClockEntry { kind, ..entry }),
    };
    html! { <>
        { radio_group(group) }
        if entry.kind > 0 {
            { slider("minutes", Key::ClockMinutes, Key::Minutes, &MINUTES, entry.minutes, |entry, at| entry.minutes = at) }
        }
        if entry.kind == 1 {
            { slider("gain", Key::ClockGain, Key::Seconds, &GAINS, entry.gain, |entry, at| entry.gain = at) }
        }
        if entry.kind == 2 {
            { slider("length", Key::ClockLength, Key::Seconds, &LENGTHS, entry.length, |entry, at| entry.length = at) }
            { slider("periods", Key::ClockPeriods, Key::Count, &PERIODS, entry.periods, |entry, at| entry.periods = at) }
        }
    </> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_offered_is_possible_and_found_again() {
        for kind in 0..3 {
            for minutes in 0..MINUTES.len() {
                for other in 0..PERIODS.len() {
                    let usual = ClockEntry::of(None);
                    let entry = match kind {
                        1 => ClockEntry {
                            kind,
                            minutes,
                            gain: other,
                            ..usual
                        },
                        _ => ClockEntry {
                            kind,
                            minutes,
                            length: other,
                            periods: other,
                            ..usual
                        },
                    };
                    let control = entry.control();
                    assert!(control.is_none_or(|control| control.is_possible()));
                    assert_eq!(ClockEntry::of(control).control(), control);
                }
            }
        }
        assert_eq!(ClockEntry::of(None).control(), None);
    }
}
