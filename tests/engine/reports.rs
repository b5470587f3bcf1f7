//! What a search tells while it goes on.

use chuhe::engine::{Bound, Engine, Limits, Report, Slice, Step};
use chuhe::rules::{Game, RuleSet};

use crate::{game, still, to_depth, to_nodes};

const MIDDLE_GAME: &str =
    "r1bakab1r/9/2n1c1n2/p1p1p1p1p/9/2P6/P3P1P1P/2N1C1N2/9/R1BAKABR1 b - - 4 8";

fn reports(mut engine: Engine, game: &Game, limits: Limits, slice: Slice) -> Vec<Report> {
    let mut reports = Vec::new();
    engine.start(game, &RuleSet::CLUB, limits, None);
    while engine.step_telling(slice, &mut |report| reports.push(report)) == Step::Running {}
    reports
}

#[test]
fn a_bound_is_told_as_one_and_followed_by_the_exact_score() {
    let reports = reports(
        Engine::new(8, still),
        &game(MIDDLE_GAME, ""),
        to_depth(9),
        Slice::Whole,
    );
    let lines: Vec<_> = reports
        .iter()
        .map(|report| match report {
            Report::Line(info) => info,
            // No time passes on this clock.
            Report::Trying { .. } => panic!("{report:?}"),
        })
        .collect();
    let exact = lines.iter().filter(|info| info.bound == Bound::Exact);
    assert_eq!(exact.count(), 9);
    assert!(lines.iter().any(|info| info.bound != Bound::Exact));
    for pair in lines.windows(2) {
        if pair[0].bound != Bound::Exact {
            assert_eq!(pair[1].depth, pair[0].depth);
        }
    }
    assert_eq!(lines.last().unwrap().bound, Bound::Exact);
    assert!(lines.iter().all(|info| info.hash_permille <= 1_000));
    assert!(lines.iter().any(|info| info.hash_permille > 0));
}

#[test]
fn a_search_that_lasts_tells_which_move_it_looks_at() {
    let game = game(MIDDLE_GAME, "");
    let count = game.position().legal_moves().len();
    let reports = reports(
        Engine::new(8, still),
        &game,
        to_nodes(1_500_000),
        Slice::Whole,
    );
    let mut tried = 0;
    let mut last = None;
    for report in &reports {
        if let Report::Trying { mv, number, .. } = report {
            tried += 1;
            assert!(game.position().is_legal(*mv));
            // One after the other, until a value outside the window or the next iteration.
            let expected = last.map_or(*number, |last| last + 1);
            assert!(
                *number == expected || *number == 1,
                "{number} after {last:?}"
            );
            assert!(*number <= count);
            last = Some(*number);
        } else if last.is_some() {
            last = Some(0);
        }
    }
    assert!(tried > 0);
}
