//! Three representations of the lines of chariot and cannon, measured against each other.
//!
//! `cargo bench --no-default-features --bench line_attacks`. What is compared, and with what result natively and in
//! WebAssembly, is told in ARCHITECTURE.md; the rules core follows the winner.
#![allow(missing_docs)] // criterion's macros make undocumented items

mod magic;
mod mailbox;
mod sample;
mod words;

use std::hint::black_box;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};

use magic::Magic;
use mailbox::Mailbox;
use sample::{LineAttacks, Sample};
use words::Words;

/// Adds one workload of one representation to a group.
fn measure<L: LineAttacks>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    name: &str,
    sample: &Sample<L>,
    work: impl Fn(&mut Sample<L>) -> u64,
) {
    let mut sample = sample.clone();
    group.bench_function(name, |bencher| {
        bencher.iter(|| black_box(work(black_box(&mut sample))))
    });
}

fn line_attacks(criterion: &mut Criterion) {
    let mailbox = Sample::<Mailbox>::new();
    let magic = Sample::<Magic>::new();
    let words = Sample::<Words>::new();
    // Figures of representations that disagree would be worthless.
    let sums = mailbox.clone().sums();
    assert_eq!(
        magic.clone().sums(),
        sums,
        "128-bit magics against the mailbox"
    );
    assert_eq!(
        words.clone().sums(),
        sums,
        "rank and file words against the mailbox"
    );

    let mut group = criterion.benchmark_group("count the destinations, per look-up");
    group.throughput(Throughput::Elements(mailbox.lookups()));
    measure(&mut group, "mailbox", &mailbox, |sample| sample.count());
    measure(&mut group, "magic", &magic, |sample| sample.count());
    measure(&mut group, "words", &words, |sample| sample.count());
    group.finish();

    let mut group = criterion.benchmark_group("visit the destinations, per look-up");
    group.throughput(Throughput::Elements(mailbox.lookups()));
    measure(&mut group, "mailbox", &mailbox, |sample| sample.visit());
    measure(&mut group, "magic", &magic, |sample| sample.visit());
    measure(&mut group, "words", &words, |sample| sample.visit());
    group.finish();

    let mut group = criterion.benchmark_group("move, two look-ups and back, per move");
    group.throughput(Throughput::Elements(mailbox.moves()));
    measure(&mut group, "mailbox", &mailbox, Sample::move_and_back);
    measure(&mut group, "magic", &magic, Sample::move_and_back);
    measure(&mut group, "words", &words, Sample::move_and_back);
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(30);
    targets = line_attacks
}
criterion_main!(benches);
