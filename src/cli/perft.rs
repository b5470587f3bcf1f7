//! `chuhe perft`.

use std::fmt::{Display, Write};

use super::Failure;
use crate::rules::coup::{self, View};
use crate::rules::{divide, perft};

/// The node count as the last line, before it one line for each first move if asked for. In
/// cờ úp every reveal is a move by itself.
pub(super) fn answer(view: &View, depth: u32, by_move: bool) -> Result<String, Failure> {
    let mut view = view.clone();
    let mut position = view.position().clone();
    let hidden = position.variant().has_closed_pieces();
    let by_move = by_move && depth > 0;
    Ok(match (hidden, by_move) {
        (false, true) => list(&divide(&mut position, depth)),
        (false, false) => format!("{}\n", perft(&mut position, depth)),
        (true, true) => list(&coup::divide(&mut view, depth)),
        (true, false) => format!("{}\n", coup::perft(&mut view, depth)),
    })
}

fn list(parts: &[(impl Display, u64)]) -> String {
    let mut text = String::new();
    for (played, nodes) in parts {
        let _ = writeln!(text, "{played} {nodes}");
    }
    let nodes: u64 = parts.iter().map(|(_, nodes)| nodes).sum();
    let _ = writeln!(text, "{nodes}");
    text
}
