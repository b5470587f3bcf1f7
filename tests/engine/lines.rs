//! Several lines at a time.

use chuhe::engine::{Info, Limits, Score, Slice};
use chuhe::rules::Game;

use crate::{engine, game, search, to_depth};

const MIDDLE_GAME: &str =
    "r1bakab1r/9/2n1c1n2/p1p1p1p1p/9/2P6/P3P1P1P/2N1C1N2/9/R1BAKABR1 b - - 4 8";

fn lines(game: &Game, count: usize, depth: u32, slice: Slice) -> Vec<Info> {
    let limits = Limits {
        lines: count,
        ..to_depth(depth)
    };
    let (infos, answer) = search(&mut engine(), game, limits, None, slice);
    let last: Vec<Info> = infos
        .into_iter()
        .filter(|info| info.depth == depth)
        .collect();
    assert!(
        last.iter()
            .any(|info| info.line.first() == answer.best.as_ref())
    );
    last
}

#[test]
fn each_line_begins_with_another_move_and_can_be_played() {
    let game = game(MIDDLE_GAME, "");
    for slice in [Slice::Whole, Slice::Nodes(500)] {
        let lines = lines(&game, 4, 6, slice);
        let ranks: Vec<usize> = lines.iter().map(|info| info.rank).collect();
        assert_eq!(ranks, [0, 1, 2, 3]);
        let mut first: Vec<_> = lines.iter().map(|info| info.line[0]).collect();
        first.sort_by_key(ToString::to_string);
        first.dedup();
        assert_eq!(first.len(), 4);
        for info in &lines {
            let mut game = game.clone();
            for mv in &info.line {
                game.play(*mv).unwrap();
            }
        }
    }
}

#[test]
fn there_are_no_more_lines_than_moves() {
    // The general can go to d0 or f0 and has nothing else.
    let game = game("4k4/9/9/9/9/9/9/9/4p4/4K4 w - - 0 1", "");
    let moves = game.position().legal_moves().len();
    assert_eq!(lines(&game, 10, 4, Slice::Whole).len(), moves);
}

#[test]
fn two_ways_to_mate_are_found_beside_each_other() {
    // Either chariot mates on the last rank.
    let game = game("4k4/R8/7R1/9/9/9/9/9/9/3K5 w - - 0 1", "");
    let mates = lines(&game, 3, 5, Slice::Whole);
    assert_eq!(mates[0].score, Score::MateIn(1));
    assert!(
        mates[1..]
            .iter()
            .all(|info| matches!(info.score, Score::MateIn(1..))),
        "{mates:?}"
    );
}
