//! How a game ended, in English, with the evidence ply by ply.

use std::fmt::Write;

use crate::rules::adjudicate::{Deed, Evidence};
use crate::rules::{Color, Outcome, Reason, RuleSet, Status};

/// A sentence on what decided, and one line for each ply that is evidence.
pub(super) fn explanation(status: &Status, rules: &RuleSet, by_event: Option<Outcome>) -> String {
    let mut text = String::new();
    let Some(outcome) = by_event.or(status.outcome) else {
        return String::from("The game goes on.\n");
    };
    let _ = writeln!(text, "{}", sentence(outcome, rules));
    if by_event.is_none() {
        for evidence in &status.evidence {
            let _ = writeln!(text, "{}", line(evidence));
        }
    }
    text
}

/// `evidence ply=5 e4e5 check by=e5`.
fn line(evidence: &Evidence) -> String {
    let played = match evidence.mv {
        Some(mv) => mv.to_string(),
        None => String::from("start"),
    };
    let deed = match &evidence.deed {
        Deed::Check { by } => {
            let names: Vec<String> = by.iter().map(|man| man.square.to_string()).collect();
            format!("check by={}", names.join(","))
        }
        Deed::Attack { attacker, victim } => {
            format!("attack {}x{}", attacker.square, victim.square)
        }
        Deed::Chase { attacker, victim } => format!("chase {}x{}", attacker.square, victim.square),
        Deed::Occurrence { number } => format!("occurrence={number}"),
    };
    format!("evidence ply={} {played} {deed}", evidence.ply)
}

fn sentence(outcome: Outcome, rules: &RuleSet) -> String {
    let name = |color| match color {
        Color::Red => "Red",
        Color::Black => "Black",
    };
    let (winner, loser) = match outcome.winner() {
        Some(winner) => (name(winner), name(winner.other())),
        None => ("", ""),
    };
    // Moves of each side, where the rules count plies.
    let each = |plies: Option<u32>| plies.unwrap_or(0) / 2;
    let number = |count: Option<u32>| count.unwrap_or(0);
    let occurred = match rules.repetition {
        Some(3) => String::from("The position occurred for the third time"),
        count => format!("The position occurred {} times", number(count)),
    };
    match outcome.reason() {
        Reason::Checkmate => format!("{loser} is in check and has no legal move: {winner} wins."),
        Reason::Stalemate => format!("{loser} has no legal move and loses: {winner} wins."),
        Reason::PerpetualCheck if rules.row_limit.is_some() => {
            format!("{loser} gave more checks in a row than the rules allow: {winner} wins.")
        }
        Reason::PerpetualCheck => {
            format!("{occurred}, and every move of {loser} in between was a check: {winner} wins.")
        }
        Reason::MutualPerpetualCheck if rules.row_limit.is_some() => {
            String::from("Both sides gave more checks in a row than the rules allow: a draw.")
        }
        Reason::MutualPerpetualCheck => {
            format!("{occurred}, and every move of both sides in between was a check: a draw.")
        }
        Reason::PerpetualAttack => format!(
            "{loser} attacked one unprotected piece more times in a row than the rules allow: \
             {winner} wins."
        ),
        Reason::MutualPerpetualAttack => String::from(
            "Both sides attacked one unprotected piece more times in a row than the rules \
             allow: a draw.",
        ),
        Reason::PerpetualChase => format!(
            "{occurred}, and every move of {loser} in between chased the same piece: {winner} \
             wins."
        ),
        Reason::MutualPerpetualChase => format!(
            "{occurred}, and every move of both sides in between chased the same piece: a draw."
        ),
        Reason::Repetition => format!("{occurred}: a draw."),
        Reason::NoCapture60 => format!(
            "{} moves of each side without a capture: a draw.",
            each(rules.no_capture_plies)
        ),
        Reason::Progress30 => format!(
            "{} moves of each side without a capture or a forward step of a soldier beyond the \
             river: a draw.",
            each(rules.progress_plies)
        ),
        Reason::Effectiveness120 => format!(
            "{} moves of each side that were neither checks nor attacks nor answers to them: a \
             draw.",
            number(rules.effective_moves)
        ),
        Reason::Moves300 => format!("{} moves of each side: a draw.", number(rules.game_moves)),
        Reason::NoAttackers => {
            String::from("Neither side has a piece left to attack with: a draw.")
        }
        Reason::Agreement => String::from("The players agreed to a draw."),
        Reason::Resign => format!("{loser} resigned: {winner} wins."),
        Reason::Timeout => format!("The time of {loser} ran out: {winner} wins."),
        Reason::Abandoned => format!("{loser} was away too long: {winner} wins."),
        Reason::NoFirstMove => {
            String::from("A side had not made its first move: the game is called off.")
        }
    }
}
