//! How fast records are read and written. `cargo bench --no-default-features --bench records`
#![allow(clippy::unwrap_used)]

use std::hint::black_box;

use chuhe::formats::charset::Native;
use chuhe::formats::record::{NodeId, Record};
use chuhe::formats::{open, pgn, share};
use chuhe::notation::Notation;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// Games of quiet moves by a fixed choice, so that every run reads the same.
fn games(count: u64, plies: usize) -> Vec<Record> {
    let game = |seed: u64| {
        let mut record = Record::default();
        let mut node = NodeId::ROOT;
        let mut state = seed;
        for _ in 0..plies {
            let position = record.position_at(node).unwrap();
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let moves = position.legal_moves();
            let Some(mv) = moves.get((state >> 33) as usize % moves.len().max(1)) else {
                break;
            };
            node = record.add(node, *mv).unwrap();
        }
        record
    };
    (1..=count).map(game).collect()
}

fn reading(criterion: &mut Criterion) {
    let games = games(200, 80);
    let mut group = criterion.benchmark_group("read PGN");
    for notation in [
        Notation::Han,
        Notation::Wxf,
        Notation::Iccs,
        Notation::Vietnamese,
    ] {
        let text: String = games
            .iter()
            .map(|game| pgn::write(game, notation))
            .collect();
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function(notation.name(), |bencher| {
            bencher.iter(|| {
                let mut plies = 0;
                open(text.as_bytes(), &Native, &mut |game| {
                    plies += game.record.plies()
                })
                .unwrap();
                black_box(plies)
            });
        });
    }
    group.finish();
}

fn links(criterion: &mut Criterion) {
    let game = games(1, 300).remove(0);
    let link = share::encode(&game);
    criterion.bench_function("write a link", |bencher| {
        bencher.iter(|| black_box(share::encode(black_box(&game))));
    });
    criterion.bench_function("read a link", |bencher| {
        bencher.iter(|| black_box(share::decode(black_box(&link))));
    });
}

criterion_group!(benches, reading, links);
criterion_main!(benches);
