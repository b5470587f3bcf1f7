//! The native command line.
use chuhe::{formats::fen, rules::{Position, perft}};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let depth: u32 = args[1].parse().unwrap();
    let mut p = Position::from_setup(&fen::parse(&args[2]).unwrap()).unwrap();
    let t = std::time::Instant::now();
    let n = perft(&mut p, depth);
    let s = t.elapsed().as_secs_f64();
    println!("{n} {s:.3} {:.1}M", n as f64 / s / 1e6);
}
