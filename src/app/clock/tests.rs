//! All times are given: nothing here waits.

use super::*;

const MINUTE: Millis = 60 * SECOND;
/// Some day in 2026.
const START: Millis = 1_796_000_000_000;

const FISCHER: TimeControl = TimeControl {
    minutes: 5,
    seconds: 3,
    periods: 0,
};
const BYO_YOMI: TimeControl = TimeControl {
    minutes: 1,
    seconds: 30,
    periods: 3,
};

fn begun(control: TimeControl) -> Clock {
    let mut clock = Clock::new(control);
    clock.run(Some(Color::Red), START);
    clock
}

/// The side whose time runs moves, and the other's begins.
fn moves(clock: &mut Clock, now: Millis) {
    let other = clock.running().map(|side| !side);
    clock.press();
    assert!(clock.is_due(other));
    clock.run(other, now);
    assert!(!clock.is_due(other));
}

fn shown(clock: &Clock, side: Color, now: Millis) -> String {
    clock.reading(side, now).to_string()
}

#[test]
fn only_the_running_sides_time_runs() {
    let clock = begun(FISCHER);
    assert_eq!(shown(&clock, Color::Red, START), "5:00");
    assert_eq!(shown(&clock, Color::Red, START + 61 * SECOND), "3:59");
    assert_eq!(shown(&clock, Color::Black, START + 61 * SECOND), "5:00");
}

#[test]
fn a_move_brings_the_increment_and_starts_the_other_clock() {
    let mut clock = begun(FISCHER);
    moves(&mut clock, START + 10 * SECOND);
    let later = START + 30 * SECOND;
    assert_eq!(clock.running(), Some(Color::Black));
    assert_eq!(shown(&clock, Color::Red, later), "4:53");
    assert_eq!(shown(&clock, Color::Black, later), "4:40");
}

#[test]
fn time_passes_by_the_wall_clock_whatever_the_page_does() {
    // Nobody asks for four and a half minutes: a sleeping computer, a hidden tab, a reload.
    let clock = begun(FISCHER);
    assert_eq!(shown(&clock, Color::Red, START + 270 * SECOND), "0:30");
    assert_eq!(clock.flagged(START + 5 * MINUTE - 1), None);
    assert_eq!(clock.flagged(START + 5 * MINUTE), Some(Color::Red));
    assert_eq!(clock.flagged(START + 600 * MINUTE), Some(Color::Red));
}

#[test]
fn a_wall_clock_that_is_set_back_gives_no_time() {
    let clock = begun(FISCHER);
    assert_eq!(shown(&clock, Color::Red, START - 3600 * SECOND), "5:00");
}

#[test]
fn a_pause_costs_nothing_and_brings_nothing() {
    let mut clock = begun(FISCHER);
    clock.run(None, START + 20 * SECOND);
    assert_eq!(clock.running(), None);
    assert_eq!(clock.next_change(START + 30 * SECOND), None);
    clock.run(Some(Color::Red), START + 900 * SECOND);
    assert_eq!(shown(&clock, Color::Red, START + 910 * SECOND), "4:30");
}

#[test]
fn byo_yomi_begins_after_the_minutes_and_a_move_keeps_its_period() {
    let mut clock = begun(BYO_YOMI);
    let at = |seconds: Millis| START + seconds * SECOND;
    assert_eq!(clock.reading(Color::Red, at(59)).periods, 3);
    assert!(!clock.reading(Color::Red, at(59)).in_period);
    // The minute is over after 60 s, the first period after 90, the second after 120.
    let first = clock.reading(Color::Red, at(70));
    assert_eq!((first.to_string().as_str(), first.periods), ("0:20", 3));
    assert!(first.in_period);
    let second = clock.reading(Color::Red, at(100));
    assert_eq!((second.to_string().as_str(), second.periods), ("0:20", 2));
    moves(&mut clock, at(100));
    let kept = clock.reading(Color::Red, at(100));
    assert_eq!((kept.to_string().as_str(), kept.periods), ("0:30", 2));
    // Black moves at once; Red has two periods of 30 s left.
    moves(&mut clock, at(101));
    assert_eq!(clock.flagged(at(101) + 60 * SECOND - 1), None);
    assert_eq!(clock.flagged(at(101) + 60 * SECOND), Some(Color::Red));
}

#[test]
fn the_exact_end_of_a_period_loses_it() {
    let clock = begun(BYO_YOMI);
    assert_eq!(
        clock.reading(Color::Red, START + 90 * SECOND - 1).periods,
        3
    );
    assert_eq!(clock.reading(Color::Red, START + 90 * SECOND).periods, 2);
}

#[test]
fn tenths_are_shown_at_the_end_and_hours_where_there_are_any() {
    let long = TimeControl {
        minutes: 125,
        seconds: 0,
        periods: 0,
    };
    let clock = begun(long);
    let left = |left: Millis| shown(&clock, Color::Red, START + 125 * MINUTE - left);
    assert_eq!(left(125 * MINUTE), "2:05:00");
    assert_eq!(left(60 * MINUTE), "1:00:00");
    assert_eq!(left(59 * MINUTE + 59 * SECOND), "59:59");
    assert_eq!(left(10 * SECOND), "0:10");
    assert_eq!(left(9_999), "9.9");
    assert_eq!(left(40), "0.0");
}

#[test]
fn a_side_is_warned_when_all_of_its_time_is_nearly_used_up() {
    let fischer = begun(FISCHER);
    let low = |clock: &Clock, now| clock.reading(Color::Red, now).is_low();
    assert!(!low(&fischer, START + 279 * SECOND));
    assert!(low(&fischer, START + 280 * SECOND));
    let byo_yomi = begun(BYO_YOMI);
    assert!(!low(&byo_yomi, START + 85 * SECOND), "two periods follow");
    assert!(low(&byo_yomi, START + 131 * SECOND));
}

#[test]
fn the_next_change_is_when_the_text_changes_and_never_beyond_the_flag() {
    for control in [FISCHER, BYO_YOMI] {
        let clock = begun(control);
        let mut now = START;
        let mut changes = 0;
        while clock.flagged(now).is_none() {
            let wait = clock.next_change(now).unwrap_or_default();
            let before = clock.reading(Color::Red, now);
            let just_before = clock.reading(Color::Red, now + wait - 1);
            assert_eq!(before.to_string(), just_before.to_string(), "{before:?}");
            assert_eq!(before.periods, just_before.periods);
            now += wait;
            changes += 1;
            assert!(changes < 2000);
        }
        let in_all = 60 * MINUTE / 60 * Millis::from(control.minutes)
            + 30 * SECOND * Millis::from(control.periods);
        assert_eq!(now, START + in_all);
    }
}

#[test]
fn the_engine_shares_its_time_out() {
    let mut clock = begun(FISCHER);
    assert_eq!(clock.share(Color::Red), 10 * SECOND + 2250);
    let mut bullet = begun(TimeControl {
        minutes: 1,
        seconds: 0,
        periods: 0,
    });
    for _ in 0..200 {
        let share = bullet.share(Color::Red);
        let purse = bullet.reading(Color::Red, START).left;
        assert!(share < purse || purse < SECOND, "{share} of {purse}");
        bullet.run(Some(Color::Red), START);
        bullet.press();
        bullet.run(Some(Color::Red), START + share);
    }
    clock.run(None, START + 299 * SECOND);
    assert_eq!(clock.share(Color::Red), 400, "nearly nothing is left");
    let mut late = begun(BYO_YOMI);
    late.run(None, START + 60 * SECOND);
    assert_eq!(late.share(Color::Red), 22_500, "within one period");
}

#[test]
fn impossible_numbers_are_known() {
    let control = |minutes, seconds, periods| TimeControl {
        minutes,
        seconds,
        periods,
    };
    assert!(FISCHER.is_possible() && BYO_YOMI.is_possible());
    assert!(control(0, 5, 0).is_possible());
    for bad in [
        control(0, 0, 0),
        control(5, 0, 3),
        control(5000, 0, 0),
        control(5, 9999, 0),
        control(5, 30, 101),
    ] {
        assert!(!bad.is_possible(), "{bad:?}");
    }
}

#[test]
fn without_minutes_a_side_begins_with_what_a_move_brings() {
    let bare = begun(TimeControl {
        minutes: 0,
        seconds: 15,
        periods: 0,
    });
    assert_eq!(shown(&bare, Color::Red, START), "0:15");
}

#[test]
fn a_saved_clock_goes_on_as_if_it_had_never_stopped() {
    let mut clock = begun(BYO_YOMI);
    moves(&mut clock, START + 7 * SECOND);
    let text = serde_json::to_string(&clock).unwrap_or_default();
    let read: Option<Clock> = serde_json::from_str(&text).ok();
    assert_eq!(read, Some(clock));
}
