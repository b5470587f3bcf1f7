//! The core's speed: legal moves counted and played, evaluation by search. `cargo bench --bench core`.
#![allow(clippy::unwrap_used)]

use chuhe::engine::{Engine, bench};
use chuhe::formats::fen;
use chuhe::rules::{Position, perft};
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

criterion_group!(benches, counting, searching);
criterion_main!(benches);
