//! `chuhe bench`.

use super::stopwatch;
use crate::engine::{Engine, bench};

/// Large enough that no entry is lost at the usual depth.
const HASH_MEBIBYTES: usize = 64;

/// Nodes, time and speed, and the signature as the last line.
pub(super) fn answer(depth: u32) -> String {
    let mut engine = Engine::new(HASH_MEBIBYTES, stopwatch::now);
    let began = stopwatch::now();
    let bench::Signature { nodes, positions } = bench::run(depth, &mut engine);
    let time_ms = stopwatch::now() - began;
    let speed = nodes as f64 / time_ms.max(1e-3) * 1_000.0;
    format!(
        "positions {positions} depth {depth}\nnodes {nodes}\ntime {time_ms:.0} ms\n\
         speed {speed:.0} nodes/s\nsignature {nodes}\n"
    )
}
