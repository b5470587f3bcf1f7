//! The core's speed: legal moves counted and played, evaluation by search, games judged. `cargo bench --bench core`.
#![allow(clippy::unwrap_used)]

use chuhe::engine::{Engine, bench};
use chuhe::formats::fen;
use chuhe::rules::adjudicate::Referee;
use chuhe::rules::{Game, Move, Position, RuleSet, perft};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// A place, the depth, and its known number of leaves (`tests/data/perft.tsv`).
const PLACES: [(&str, &str, u32, u64); 2] = [
    (
        "start",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        4,
        3_290_240,
    ),
    (
        "middle game",
        "1rbaka2R/5r3/6n2/2p1p1p2/4P1bP1/PpC3Bc1/1nPR2P2/2N2AN2/1c2K1p2/2BAC4 w - - 0 1",
        4,
        4_485_547,
    ),
];

fn counting(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(20);
    for (name, text, depth, nodes) in PLACES {
        let mut position = Position::from_setup(&fen::parse(text).unwrap()).unwrap();
        assert_eq!(perft(&mut position, depth), nodes);
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(name, |bencher| bencher.iter(|| perft(&mut position, depth)));
    }
    group.finish();
}

fn searching(criterion: &mut Criterion) {
    let mut engine = Engine::new(16, || 0.0);
    let nodes = bench::run(bench::DEPTH, &mut engine).nodes;
    let mut group = criterion.benchmark_group("search");
    group.sample_size(10);
    group.throughput(Throughput::Elements(nodes));
    group.bench_function("bench", |bencher| {
        bencher.iter(|| bench::run(bench::DEPTH, &mut engine));
    });
    group.finish();
}

/// A game of so many plies without any plan, but for going back and forth now and then. Games
/// that end early are thrown away.
fn aimless_game(plies: usize) -> Vec<Move> {
    let games = (1..).map(|seed| {
        let mut game = Game::default();
        let mut lot: u64 = seed;
        while game.ply() < plies {
            lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let legal = game.position().legal_moves();
            let quiet: Vec<Move> = legal
                .iter()
                .copied()
                .filter(|mv| game.position().piece_at(mv.to()).is_none())
                .collect();
            let moves = game.moves();
            let last = moves.len().checked_sub(2).map(|ply| moves[ply]);
            let home = last.map(|mv| Move::new(mv.to(), mv.from()));
            let chosen = match home {
                Some(home) if lot >> 60 < 5 && quiet.contains(&home) => home,
                _ if !quiet.is_empty() => quiet[(lot >> 33) as usize % quiet.len()],
                _ => match legal.first() {
                    Some(&only) => only,
                    None => break,
                },
            };
            game.play(chosen).unwrap();
        }
        game.moves().to_vec()
    });
    games
        .into_iter()
        .find(|moves| moves.len() == plies)
        .unwrap()
}

/// A game of 600 plies judged after each ply, under sets whose numbers do not end it early.
fn judging(criterion: &mut Criterion) {
    let moves = aimless_game(600);
    let mut group = criterion.benchmark_group("judge 600 plies");
    group.sample_size(20);
    for (name, rules) in RuleSet::NAMED {
        let patient = RuleSet {
            repetition: rules.repetition.map(|_| 9),
            row_limit: rules.row_limit.map(|_| 60),
            no_capture_plies: rules.no_capture_plies.map(|_| 600),
            progress_plies: rules.progress_plies.map(|_| 600),
            effective_moves: rules.effective_moves.map(|_| 1_000),
            ..rules
        };
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let mut referee = Referee::new(&Position::start(), &patient);
                for &mv in &moves {
                    referee.play(mv);
                    assert!(!referee.status().is_over() || referee.ply() > 500);
                }
            });
        });
    }
    group.finish();
}

criterion_group!(benches, counting, searching, judging);
criterion_main!(benches);
