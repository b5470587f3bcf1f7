//! `chuhe perft`.

use std::fmt::Write;

use super::Failure;
use crate::rules::{Position, divide, perft};

/// The node count as the last line, before it one line for each first move if asked for.
pub(super) fn answer(position: &Position, depth: u32, by_move: bool) -> Result<String, Failure> {
    let mut position = position.clone();
    let mut text = String::new();
    let nodes = if by_move && depth > 0 {
        let parts = divide(&mut position, depth);
        for (mv, nodes) in &parts {
            let _ = writeln!(text, "{mv} {nodes}");
        }
        parts.iter().map(|(_, nodes)| nodes).sum()
    } else {
        perft(&mut position, depth)
    };
    let _ = writeln!(text, "{nodes}");
    Ok(text)
}
