//! `chuhe judge`: what the rules say of a game.

use super::explanation::explanation;
use super::{Failure, playable, read_move};
use crate::rules::adjudicate::{Counters, Event, Referee, RowCount, Threat};
use crate::rules::coup::{CoUpMove, PlayError, Pool};
use crate::rules::{Game, PositionDefects, RuleSet, Setup, Variant};

/// A token of the moves: a move, or what ends a game without one.
enum Token {
    Move(CoUpMove),
    Event(Event),
}

/// Four lines: the last move's legality, its class, the status, the counters; then, if asked
/// for, the explanation.
pub(super) fn answer(
    setup: &Setup,
    pool: &Pool,
    moves: &str,
    rules: &RuleSet,
    explain: bool,
) -> Result<String, Failure> {
    let tokens = read_tokens(moves, rules, setup.variant)?;
    // A move can be judged where the other side stands in check already; a position without
    // moves cannot be played then.
    let allowed = if tokens.is_empty() {
        PositionDefects::empty()
    } else {
        PositionDefects::OPPONENT_IN_CHECK
    };
    let mut view = playable(setup, pool, allowed)?;
    let mut game = Game::new(view.position().clone());
    let mut referee = Referee::new(game.start(), rules);
    let mut by_event = None;
    let mut last = String::from("none");
    let mut class = String::from("check=0 attacks=-");
    let count = tokens.len();
    for (index, token) in tokens.into_iter().enumerate() {
        match token {
            Token::Event(event) => {
                if referee.outcome().is_none() {
                    by_event = by_event.or_else(|| event.outcome(&game, rules));
                }
            }
            Token::Move(played) => match view.check(played) {
                Ok(played) => {
                    view.play_unchecked(played);
                    let revealed = played.revealed.map(|piece| piece.role);
                    game.play_revealing(played.mv, revealed)
                        .map_err(|refusal| refusal.to_string())?;
                    referee.play_revealing(played.mv, revealed);
                    let check = u8::from(game.position().is_check());
                    last = format!("legal check={check}");
                    class = format!("check={check} attacks={}", list(&referee.attacks()));
                }
                Err(PlayError::Illegal(refusal)) if index + 1 == count => {
                    last = format!("illegal reason={}", refusal.name());
                    class = String::from("check=0 attacks=-");
                }
                Err(error) => return Err(format!("move {} `{played}`: {error}", index + 1)),
            },
        }
    }
    let status = referee.status();
    let ending = match (by_event, status.outcome, status.ended_at) {
        (Some(outcome), ..) => outcome.to_string(),
        (None, Some(outcome), Some(ply)) => format!("{outcome}@{ply}"),
        _ => String::from("ongoing"),
    };
    let mut text = format!(
        "move {last}\nclass {class}\nstatus {ending}\ncounts {}\n",
        counts(&status.counters, rules)
    );
    if explain {
        text.push_str(&explanation(&status, rules, by_event));
    }
    Ok(text)
}

/// `a6xe6:u,b2xb7:p`, or `-`.
fn list(attacks: &[Threat]) -> String {
    let mut names: Vec<String> = attacks
        .iter()
        .map(|threat| {
            let mark = if threat.protected { 'p' } else { 'u' };
            format!("{}x{}:{mark}", threat.attacker, threat.victim)
        })
        .collect();
    names.sort_unstable();
    if names.is_empty() {
        String::from("-")
    } else {
        names.join(",")
    }
}

/// The counters that mean something under the rules.
fn counts(counters: &Counters, rules: &RuleSet) -> String {
    let mut fields = vec![format!("plies={}", counters.plies)];
    if rules.no_capture_plies.is_some() {
        fields.push(format!("no_capture={}", counters.no_capture));
    }
    if rules.progress_plies.is_some() {
        fields.push(format!("progress={}", counters.progress));
    }
    if rules.repetition.is_some() {
        fields.push(format!("repetition={}", counters.occurrences));
    }
    if rules.effective_moves.is_some() {
        let [red, black] = counters.effective;
        fields.push(format!("effective={red}/{black}"));
    }
    if rules.game_moves.is_some() {
        fields.push(format!("moves={}", counters.moves_each));
    }
    let row = |row: &RowCount| format!("{}:{}:{}", row.whole_length, row.whole_pieces, row.side);
    if let Some(checks) = counters.row_of_checks() {
        fields.push(format!("check_row={}", row(checks)));
    }
    if let Some(attacks) = counters.row_of_attacks()
        && let Some(victim) = attacks.victim
    {
        fields.push(format!("attack_row={}:{victim}", row(attacks)));
    }
    fields.join(" ")
}

fn read_tokens(moves: &str, rules: &RuleSet, variant: Variant) -> Result<Vec<Token>, Failure> {
    let read = |(index, text): (usize, &str)| {
        let place = index + 1;
        if !text.starts_with('!') {
            return read_move(text, variant)
                .map(Token::Move)
                .map_err(|error| format!("move {place}: {error}"));
        }
        let event: Event = text
            .parse()
            .map_err(|error| format!("move {place}: {error}"))?;
        if event.is_known_to(rules) {
            Ok(Token::Event(event))
        } else {
            Err(format!(
                "move {place} `{text}`: these rules know no such event"
            ))
        }
    };
    moves.split_whitespace().enumerate().map(read).collect()
}
