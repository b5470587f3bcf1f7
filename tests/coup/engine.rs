//! The engine for cờ úp: it sees what its side can see, and nothing else.

use chuhe::engine::{Answer, HiddenEngine, Info, Level, Limits, Score, Slice, Step};
use chuhe::rules::coup::{Arrangement, CoUpMove, HiddenGame, View};
use chuhe::rules::{Color, RuleSet, Variant};

use crate::boards::{game, play_on, played, start, view};

/// A clock on which no time passes: searches end by depth or nodes alone.
fn still() -> f64 {
    0.0
}

fn search(
    start: &View,
    moves: &[CoUpMove],
    limits: Limits,
    level: Option<(Level, u64)>,
    slice: Slice,
) -> (Vec<Info>, Answer) {
    let mut engine = HiddenEngine::new(4, still);
    let mut infos = Vec::new();
    engine.start(start, moves, &RuleSet::CLUB, limits, level);
    loop {
        if let Step::Finished(answer) = engine.step(slice, |info| infos.push(info)) {
            return (infos, answer);
        }
    }
}

fn to_depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

fn to_nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

/// Deals what still lies closed anew, so that a side's view stays as it is: its own and the
/// other's closed pieces change places among themselves.
fn another_truth(game: &HiddenGame, viewer: Color) -> HiddenGame {
    let now = game.view(Some(viewer));
    let text: Vec<char> = game.arrangement().to_string().chars().collect();
    let mut points: Vec<Option<usize>> = Vec::new();
    for (index, letter) in text.iter().enumerate() {
        match letter.to_digit(10) {
            Some(empty) => points.extend((0..empty).map(|_| None)),
            None if *letter != '/' => points.push(Some(index)),
            None => {}
        }
    }
    let mut shuffled = text.clone();
    for color in Color::ALL {
        let closed: Vec<usize> = (now.position().closed() & now.position().side(color))
            .into_iter()
            .filter_map(|square| {
                let row = 9 - usize::from(square.rank());
                points[row * 9 + usize::from(square.file())]
            })
            .collect();
        for (at, index) in closed.iter().enumerate() {
            shuffled[*index] = text[closed[(at + 1) % closed.len()]];
        }
    }
    let text: String = shuffled.into_iter().collect();
    let arrangement = Arrangement::parse_for(&start(), &text).unwrap();
    let mut other = HiddenGame::new(start(), arrangement);
    for mv in game.game().moves() {
        other.play(*mv).unwrap();
    }
    other
}

#[test]
fn two_truths_that_look_alike_get_the_same_answers() {
    let mut different = 0;
    for seed in 0..12 {
        let mut one = game(Variant::CO_UP, seed);
        let choices: Vec<usize> = (0..usize::from(seed) * 3).map(|ply| ply * 17 + 5).collect();
        play_on(&mut one, &choices);
        let side = one.game().position().turn();
        let other = another_truth(&one, side);
        different += usize::from(one.arrangement() != other.arrangement());
        let seen = [&one, &other].map(|game| game.moves_seen_by(Some(side)));
        assert_eq!(seen[0], seen[1], "what the side is told of the moves");
        assert_eq!(one.view(Some(side)), other.view(Some(side)));
        for level in [None, Some((Level::of(2), 7))] {
            let answers = seen
                .each_ref()
                .map(|moves| search(&start(), moves, to_nodes(8_000), level, Slice::Whole));
            assert_eq!(answers[0], answers[1], "seed {seed}");
        }
    }
    assert!(different >= 10, "truths that differ: {different}");
}

#[test]
fn a_mate_by_an_open_piece_is_found() {
    // Two chariots drive the general to the edge.
    let board = view("3k5/9/9/9/9/9/9/1R7/R8/4K4 w - 0 1");
    let (_, found) = search(&board, &[], to_depth(5), None, Slice::Whole);
    assert_eq!(found.score, Score::MateIn(1));
    let after = {
        let mut after = board.clone();
        after.play(CoUpMove::plain(found.best.unwrap())).unwrap();
        after
    };
    assert!(!after.position().has_legal_move());
}

/// Black's chariot is taken by a closed piece on a soldier's point: certain, whatever it is.
#[test]
fn what_is_certain_is_taken() {
    let board = view("4k4/9/9/9/9/4r4/4X4/9/9/3K5 w R1N1P1 0 1");
    let (_, found) = search(&board, &[], to_depth(4), None, Slice::Whole);
    assert_eq!(found.best, Some("e3e4".parse().unwrap()));
}

#[test]
fn the_same_nodes_give_the_same_search_in_whatever_slices_of_time() {
    let run = || search(&start(), &[], to_nodes(30_000), None, Slice::Whole);
    let (infos, answer) = run();
    assert_eq!((infos.clone(), answer.clone()), run());
    assert!(answer.nodes <= 30_000 + 1, "{}", answer.nodes);
    assert!(infos.len() >= 2);
    // In slices the search goes on where it was cut.
    let (sliced, _) = search(&start(), &[], to_nodes(45_000), None, Slice::Nodes(4_096));
    assert!(sliced.len() >= infos.len());
}

#[test]
fn a_stop_is_heard_and_gives_a_legal_move() {
    let mut engine = HiddenEngine::new(1, still);
    engine.start(&start(), &[], &RuleSet::CLUB, Limits::default(), None);
    assert_eq!(engine.step(Slice::Nodes(4_000), |_| {}), Step::Running);
    let best = engine.stop().best.unwrap();
    assert!(start().position().is_legal(best));
}

#[test]
fn levels_err_by_their_seed() {
    let play = |seed| {
        let level = Some((Level::of(1), seed));
        search(&start(), &[], Limits::default(), level, Slice::Whole)
            .1
            .best
    };
    assert_eq!(play(3), play(3));
    assert!((0..20).any(|seed| play(seed) != play(3)));
}

/// The other side of a repetition by checks loses: the engine does not go on with it.
#[test]
fn perpetual_check_is_not_played_to_the_end() {
    let board = view("3k5/9/9/9/9/9/9/9/4p4/R3K4 w R1 0 1");
    let cycle = "a0a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9";
    let moves: Vec<CoUpMove> = cycle.split(' ').map(played).collect();
    let mut engine = HiddenEngine::new(1, still);
    engine.start(&board, &moves, &RuleSet::CLUB, to_depth(3), None);
    let Step::Finished(answer) = engine.step(Slice::Whole, |_| {}) else {
        panic!("a search to a depth ends");
    };
    assert_ne!(answer.best, Some("a8a9".parse().unwrap()));
}
