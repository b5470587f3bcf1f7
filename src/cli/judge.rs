//! `chuhe judge`: what the rules say of a game.

use std::fmt::Write;

use super::{Failure, playable};
use crate::rules::adjudicate::{Event, status};
use crate::rules::{
    Color, Game, Move, Outcome, Position, PositionDefects, Reason, RuleSet, Setup, Square, Status,
};

/// A token of the moves: a move, or what ends a game without one.
enum Token {
    Move(Move),
    Event(Event),
}

/// Four lines: the last move's legality, its class, the status, the counters.
pub(super) fn answer(
    setup: &Setup,
    moves: &str,
    rules: &RuleSet,
    explain: bool,
) -> Result<String, Failure> {
    let tokens = read_tokens(moves)?;
    // A move can be judged where the other side stands in check already; a position without
    // moves cannot be played then.
    let allowed = if tokens.is_empty() {
        PositionDefects::empty()
    } else {
        PositionDefects::OPPONENT_IN_CHECK
    };
    let mut game = Game::new(playable(setup, allowed)?);
    let mut by_event = None;
    let mut last = String::from("none");
    let count = tokens.len();
    for (index, token) in tokens.into_iter().enumerate() {
        match token {
            Token::Event(event) => {
                let over = status(&game, rules).is_over();
                if by_event.is_none() && !over {
                    by_event = Some(event.outcome());
                }
            }
            Token::Move(mv) => match game.play(mv) {
                Ok(()) => {
                    last = format!("legal check={}", u8::from(game.position().is_check()));
                }
                Err(refusal) if index + 1 == count => {
                    last = format!("illegal reason={}", refusal.name());
                }
                Err(refusal) => return Err(format!("move {} `{mv}`: {refusal}", index + 1)),
            },
        }
    }
    let status = status(&game, rules);
    let check = game.ply() > 0 && game.position().is_check() && !last.starts_with("illegal");
    let ending = match (by_event, status.outcome, status.ended_at) {
        (Some(outcome), ..) => outcome.to_string(),
        (None, Some(outcome), Some(ply)) => format!("{outcome}@{ply}"),
        _ => String::from("ongoing"),
    };
    let counters = status.counters;
    let mut text = format!(
        "move {last}\nclass check={} attacks=-\nstatus {ending}\n\
         counts plies={} no_capture={} repetition={}\n",
        u8::from(check),
        counters.plies,
        counters.no_capture,
        counters.occurrences,
    );
    if explain {
        text.push_str(&explanation(&game, rules, &status, by_event));
    }
    Ok(text)
}

fn read_tokens(moves: &str) -> Result<Vec<Token>, Failure> {
    let read = |(index, text): (usize, &str)| {
        let token = match text {
            "!resign:r" => Token::Event(Event::Resign(Color::Red)),
            "!resign:b" => Token::Event(Event::Resign(Color::Black)),
            "!draw:agreed" => Token::Event(Event::DrawAgreed),
            _ if text.starts_with('!') => {
                return Err(format!(
                    "move {} `{text}`: these rules know no such event",
                    index + 1
                ));
            }
            _ => Token::Move(
                text.parse()
                    .map_err(|error| format!("move {}: {error}", index + 1))?,
            ),
        };
        Ok(token)
    };
    moves.split_whitespace().enumerate().map(read).collect()
}

/// What decided, in English, with one line for each ply that is evidence.
fn explanation(game: &Game, rules: &RuleSet, status: &Status, by_event: Option<Outcome>) -> String {
    let mut text = String::new();
    let Some(outcome) = by_event.or(status.outcome) else {
        return String::from("The game goes on.\n");
    };
    let _ = writeln!(text, "{}", sentence(outcome));
    let (None, Some(end)) = (by_event, status.ended_at) else {
        return text;
    };
    match outcome.reason() {
        Reason::Checkmate => {
            let position = position_at(game, end);
            let checkers = join(&position.checkers());
            if let Some(mv) = end.checked_sub(1).map(|ply| game.moves()[ply]) {
                let _ = writeln!(text, "evidence ply={end} {mv} check by={checkers}");
            }
        }
        Reason::PerpetualCheck | Reason::MutualPerpetualCheck => {
            let first = occurrences(game, end, rules).first().copied().unwrap_or(0);
            for ply in first + 1..=end {
                let position = position_at(game, ply);
                if position.is_check() {
                    let (mv, by) = (game.moves()[ply - 1], join(&position.checkers()));
                    let _ = writeln!(text, "evidence ply={ply} {mv} check by={by}");
                }
            }
        }
        Reason::Repetition => {
            for (count, ply) in occurrences(game, end, rules).into_iter().enumerate() {
                match ply.checked_sub(1).map(|before| game.moves()[before]) {
                    Some(mv) => {
                        let _ = writeln!(text, "evidence ply={ply} {mv} occurrence={}", count + 1);
                    }
                    None => {
                        let _ = writeln!(text, "evidence ply=0 start occurrence={}", count + 1);
                    }
                }
            }
        }
        _ => {}
    }
    text
}

fn sentence(outcome: Outcome) -> String {
    let name = |color| match color {
        Color::Red => "Red",
        Color::Black => "Black",
    };
    let (winner, loser) = match outcome.winner() {
        Some(winner) => (name(winner), name(winner.other())),
        None => ("", ""),
    };
    match outcome.reason() {
        Reason::Checkmate => format!("{loser} is in check and has no legal move: {winner} wins."),
        Reason::Stalemate => format!("{loser} has no legal move and loses: {winner} wins."),
        Reason::PerpetualCheck => format!(
            "The position occurred for the third time, and every move of {loser} in between was \
             a check: {winner} wins."
        ),
        Reason::MutualPerpetualCheck => String::from(
            "The position occurred for the third time, and every move of both sides in between \
             was a check: a draw.",
        ),
        Reason::Repetition => String::from("The position occurred for the third time: a draw."),
        Reason::NoCapture60 => String::from("60 moves of each side without a capture: a draw."),
        Reason::NoAttackers => {
            String::from("Neither side has a piece left to attack with: a draw.")
        }
        Reason::Agreement => String::from("The players agreed to a draw."),
        Reason::Resign => format!("{loser} resigned: {winner} wins."),
    }
}

/// The plies of the last occurrences of the position at `end`, as many as the rules count.
fn occurrences(game: &Game, end: usize, rules: &RuleSet) -> Vec<usize> {
    let key = game.keys()[end];
    let count = rules.repetition.unwrap_or(u32::MAX) as usize;
    let mut plies: Vec<usize> = (0..=end)
        .rev()
        .filter(|&ply| game.keys()[ply] == key)
        .take(count)
        .collect();
    plies.reverse();
    plies
}

fn position_at(game: &Game, ply: usize) -> Position {
    let mut position = game.start().clone();
    for &mv in &game.moves()[..ply] {
        position.play_unchecked(mv);
    }
    position
}

fn join(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(",")
}
