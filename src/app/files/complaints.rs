//! What could not be read, and what cannot be written, in the reader's language.

use crate::app::i18n::{Argument, Key, Phrases};
use crate::formats::fen;
use crate::notation::{self, Notation, Reading};
use crate::protocol::records::{Complaint, Fault, Lack, Problem};
use crate::rules::{Move, Position};

/// Something in a file that could not be read as it stands, with its place.
pub(super) fn complaint(phrases: &Phrases, complaint: &Complaint, notation: Notation) -> String {
    let what = problem(phrases, &complaint.problem, notation);
    let arguments = [
        ("game", complaint.game.into()),
        ("ply", complaint.ply.into()),
        ("what", what.into()),
    ];
    let key = match (complaint.game, complaint.ply) {
        (0, _) => Key::ComplaintOfFile,
        (_, 0) => Key::ComplaintOfGame,
        _ => Key::ComplaintOfMove,
    };
    phrases.with(key, &arguments)
}

fn problem(phrases: &Phrases, problem: &Problem, notation: Notation) -> String {
    let with_text = |key: Key, text: &str| phrases.with(key, &[("text", text.into())]);
    let dropped = |said: String, count: usize| {
        let arguments = [("what", said.into()), ("count", count.into())];
        phrases.with(Key::ComplaintDropped, &arguments)
    };
    match problem {
        Problem::Move {
            fen,
            text,
            dropped: count,
        } => dropped(move_problem(phrases, fen, text, notation), *count),
        Problem::OffBoard {
            text,
            dropped: count,
        } => dropped(with_text(Key::ComplaintOffBoard, text), *count),
        Problem::Start {
            fen,
            dropped: count,
        } => {
            let defects = fen::parse(fen).map(|setup| setup.defects());
            let said = defects.map_or_else(|_| String::new(), |defects| phrases.defects(defects));
            match count {
                0 => said,
                _ => dropped(said, *count),
            }
        }
        Problem::Fen { text, error } => {
            let arguments: [(&str, Argument); 2] = [
                ("text", text.as_str().into()),
                ("why", phrases.fen_error(error).into()),
            ];
            phrases.with(Key::ComplaintFen, &arguments)
        }
        Problem::CoUpFen(text) => with_text(Key::ComplaintCoupFen, text),
        Problem::Shown {
            text,
            dropped: count,
        } => dropped(with_text(Key::ComplaintShown, text), *count),
        Problem::Hidden(text) => with_text(Key::ComplaintHidden, text),
        Problem::Turn(color) => {
            phrases.with(Key::ComplaintTurn, &[("side", phrases.side(*color).into())])
        }
        Problem::Variant(name) => with_text(Key::ComplaintVariant, name),
        Problem::Prose(text) => with_text(Key::ComplaintProse, text),
        Problem::OpenComment => phrases.text(Key::ComplaintOpenComment),
        Problem::Brackets => phrases.text(Key::ComplaintBrackets),
        Problem::NoSuchLine(name) => with_text(Key::ComplaintNoSuchLine, name),
        Problem::Truncated => phrases.text(Key::ComplaintTruncated),
        Problem::Field { name, value } => {
            let arguments = [
                ("name", name.as_str().into()),
                ("value", value.as_str().into()),
            ];
            phrases.with(Key::ComplaintField, &arguments)
        }
        Problem::TooLarge(limit) => {
            phrases.with(Key::ComplaintTooLarge, &[("count", (*limit).into())])
        }
        Problem::More(count) => phrases.with(Key::ComplaintMore, &[("count", (*count).into())]),
    }
}

/// Why a text is no move: the position tells it again.
fn move_problem(phrases: &Phrases, fen: &str, text: &str, notation: Notation) -> String {
    let unreadable = || phrases.with(Key::ComplaintOffBoard, &[("text", text.into())]);
    let setup = fen::parse(fen).ok();
    let Some(position) = setup.and_then(|setup| Position::from_setup(&setup).ok()) else {
        return unreadable();
    };
    // Coordinates are told with the reason of their refusal.
    if let Ok(mv) = text.parse::<Move>()
        && let Err(refusal) = position.check_move(mv)
    {
        let said = phrases.refusal(refusal, mv, &position);
        return format!("{text}: {said}");
    }
    match notation::read(&position, text, Reading::Any) {
        Ok(_) => unreadable(),
        Err(error) => match error.refusal() {
            Some((mv, refusal)) => {
                let said = phrases.refusal(refusal, mv, &position);
                format!("{text}: {said}")
            }
            None => phrases.misread(&error, &position, notation),
        },
    }
}

/// Why nothing at all could be read.
pub(super) fn fault(phrases: &Phrases, fault: &Fault) -> String {
    match fault {
        Fault::Empty => phrases.text(Key::FaultEmpty),
        Fault::TooLarge { bytes, limit } => {
            let mebibytes = |bytes: usize| Argument::Number(bytes.div_ceil(1 << 20));
            let arguments = [("size", mebibytes(*bytes)), ("limit", mebibytes(*limit))];
            phrases.with(Key::FaultTooLarge, &arguments)
        }
        Fault::Unknown => phrases.text(Key::FaultUnknown),
        Fault::Cut { format, at } => {
            let arguments = [("format", format.as_str().into()), ("at", (*at).into())];
            phrases.with(Key::FaultCut, &arguments)
        }
        Fault::Fen { error, .. } => phrases.fen_error(error),
        Fault::CoUpFen(text) => {
            phrases.with(Key::ComplaintCoupFen, &[("text", text.as_str().into())])
        }
        Fault::NoGame(format) => {
            phrases.with(Key::FaultNoGame, &[("format", format.as_str().into())])
        }
    }
}

/// What a format cannot hold.
pub(super) fn lack(phrases: &Phrases, lack: &Lack) -> String {
    let of_ply = |key: Key, ply: usize| phrases.with(key, &[("ply", ply.into())]);
    match lack {
        Lack::Piece => phrases.text(Key::LackPiece),
        Lack::Long {
            tag,
            bytes,
            longest,
        } => {
            let arguments = [
                ("tag", tag.as_str().into()),
                ("bytes", (*bytes).into()),
                ("longest", (*longest).into()),
            ];
            phrases.with(Key::LackLong, &arguments)
        }
        Lack::Tag(tag) => phrases.with(Key::LackTag, &[("tag", tag.as_str().into())]),
        Lack::Counters => phrases.text(Key::LackCounters),
        Lack::Evaluation(ply) => of_ply(Key::LackEvaluation, *ply),
        Lack::Time(ply) => of_ply(Key::LackTime, *ply),
        Lack::Mark(ply) => of_ply(Key::LackMark, *ply),
        Lack::Character(text) => {
            phrases.with(Key::LackCharacter, &[("text", text.as_str().into())])
        }
        Lack::Closed => phrases.text(Key::LackClosed),
        Lack::Drawing => phrases.text(Key::LackDrawing),
    }
}

/// That the worker cannot be used, with what the browser says.
pub fn broken(phrases: &Phrases, reason: &str) -> String {
    phrases.with(Key::RecordsBroken, &[("reason", reason.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::Language;

    const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    fn said(ply: usize, problem: Problem) -> String {
        let told = Complaint {
            game: 2,
            ply,
            problem,
        };
        complaint(&Phrases::new(Language::English), &told, Notation::Wxf)
    }

    fn of_move(text: &str, dropped: usize) -> String {
        let fen = START.to_owned();
        let text = text.to_owned();
        said(1, Problem::Move { fen, text, dropped })
    }

    #[test]
    fn a_move_is_named_with_its_place_and_reason() {
        assert_eq!(
            of_move("a0a5", 0),
            "Game 2, move 1: a0a5: The way is blocked at a3. The line ends there."
        );
        assert_eq!(
            of_move("炮二走五", 3),
            "Game 2, move 1: “炮二走五” is no move: “走” cannot be read. The line ends there; 3 more moves are left out."
        );
        assert_eq!(
            of_move("H2+9", 1),
            "Game 2, move 1: “H2+9”: that piece has no such move. The line ends there; 1 more move is left out."
        );
    }

    #[test]
    fn a_start_that_cannot_be_played_says_why() {
        let fen = "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1".to_owned();
        assert_eq!(
            said(0, Problem::Start { fen, dropped: 0 }),
            "Game 2: This cannot be played: the Generals face each other."
        );
    }
}
