//! Records of cờ úp: what is written is read back the same, and what cannot be true is said.

use chuhe::formats::record::hidden::{HiddenError, Promise};
use chuhe::formats::record::{AddError, NodeId, Record};
use chuhe::formats::{dhtmlxq, move_list, pgn, share, xqf};
use chuhe::notation::Notation;
use chuhe::rules::coup::{CoUpMove, PlayError};
use chuhe::rules::{CapturedClosed, Color, Customs, Variant};
use proptest::prelude::*;

use super::pgn::warnings;
use super::random_records::{co_up_records, finished_co_up_games};
use super::{clean, open_all};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn pgn_loses_nothing(record in co_up_records(), notation in 0..Notation::ALL.len()) {
        let text = pgn::write(&record, Notation::ALL[notation]);
        let (_, games) = open_all(text.as_bytes()).unwrap();
        prop_assert_eq!(games.len(), 1, "{}", text);
        let warnings: Vec<String> = games[0].warnings.iter().map(|w| w.to_string()).collect();
        prop_assert_eq!(warnings, Vec::<String>::new(), "{}", text);
        prop_assert!(games[0].record == record, "{}\nread as\n{}", text,
            pgn::write(&games[0].record, Notation::Coordinate));
    }

    #[test]
    fn links_lose_nothing(record in co_up_records()) {
        let text = share::encode(&record);
        prop_assert!(share::decode(&text) == Ok(record), "{}", text);
    }

    #[test]
    fn finished_games_keep_what_lay_closed(record in finished_co_up_games()) {
        let hidden = record.arrangement().unwrap().unwrap();
        for again in [
            clean(&pgn::write(&record, Notation::Vietnamese)),
            share::decode(&share::encode(&record)).unwrap(),
        ] {
            prop_assert!(again == record);
            prop_assert_eq!(again.arrangement().unwrap().unwrap().to_string(), hidden.to_string());
        }
    }

    /// What lay closed need not be said with each move if the tags tell it.
    #[test]
    fn moves_alone_are_read_where_the_tags_tell_the_rest(record in finished_co_up_games()) {
        let moves: Vec<String> = record
            .line_to(record.main_end())
            .iter()
            .map(|mv| mv.to_string())
            .collect();
        let text = format!(
            "[Variant \"Jieqi\"]\n[Hidden \"{}\"]\n\n{} *",
            record.arrangement().unwrap().unwrap(),
            moves.join(" ")
        );
        let read = clean(&text);
        let reveals = |record: &Record| -> Vec<_> {
            let line = record.line_played_to(record.main_end()).into_iter();
            line.map(|played| (played.mv, played.revealed)).collect()
        };
        prop_assert_eq!(reveals(&read), reveals(&record));
    }

    #[test]
    fn bare_moves_keep_the_main_line(record in co_up_records()) {
        let text = move_list::write(&record);
        let (_, games) = open_all(text.as_bytes()).unwrap();
        prop_assert_eq!(games.len(), 1, "{}", text);
        let read = &games[0].record;
        prop_assert_eq!(read.start_text(), record.start_text());
        // A line of moves does not tell the customs, and without them guards roam.
        let customs = record.setup().variant.customs().unwrap();
        if !customs.guards_at_home {
            prop_assert_eq!(
                read.line_played_to(read.main_end()),
                record.line_played_to(record.main_end())
            );
        }
    }
}

/// One line by hand: a closed cannon turns out to be a chariot, a closed soldier to be a horse,
/// and a closed cannon to be a soldier that takes a closed horse.
#[test]
fn each_notation_is_read_by_its_form() {
    for text in [
        "1. b2e2R a6a5p 2. a3a4N a5a4 3. h2h9Pn *",
        "1. B2-E2R A6-A5p 2. A3-A4N A5-A4 3. H2-H9Pn *",
        "1. xC8=5(R) xP1+1(P) 2. xP9+1(H)! P1+1 3. xC2+7(PxH) *",
        "1. Pháo úp 8 bình 5 (Xe) Tốt úp 1 tiến 1 (Tốt) 2. Tốt úp 9 tiến 1 (Mã) Tốt 1 tiến 1 3. Pháo úp 2 tiến 7 (Tốt×Mã) *",
        "1. 暗炮八平五(车) 暗卒１进１(卒) 2. 暗兵九进一(马) 卒１进１ 3. 暗炮二进七(兵×马) 1-0",
        "1. 暗炮八平五（車） 暗卒１進１（卒） 2. 暗兵九進一（傌） 卒１進１ 3. 暗炮二進七（兵×馬） *",
    ] {
        let record = clean(&format!("[Variant \"Cờ úp\"]\n\n{text}"));
        assert_eq!(
            main_line(&record),
            "b2e2R a6a5p a3a4N a5a4 h2h9Pn",
            "{text}"
        );
    }
}

fn main_line(record: &Record) -> String {
    let line = record.line_played_to(record.main_end()).into_iter();
    let texts: Vec<String> = line.map(|played| played.to_string()).collect();
    texts.join(" ")
}

#[test]
fn the_variant_goes_by_many_names() {
    for name in ["Cờ úp", "Jieqi", "jie qi", "揭棋", "Co Up", "COUP"] {
        let record = clean(&format!("[Variant \"{name}\"]\n\n1. b2e2R *"));
        assert!(record.is_co_up() && record.is_usual_start(), "{name}");
        assert_eq!(record.tags.get("Variant"), None);
    }
    let board = "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w";
    let record = clean(&format!("[Event \"x\"]\n[FEN \"{board}\"]\n\n1. b2e2R *"));
    assert!(record.is_co_up() && record.is_usual_start());
    // Without tags a FEN with closed pieces is enough, in each of its forms.
    for fen in [
        format!("{board} R2A2C2P5N2B2r2a2c2p5n2b2 0 1"),
        format!("{board} R2A2C2P5N2B2r2a2c2p5n2b2 - 0 1"),
        board.replace(" w", " A2B2N2R2C2P5a2b2n2r2c2p5 w - - 0 1"),
        String::from(
            "r~n~b~a~ka~b~n~r~/9/1c~5c~1/p~1p~1p~1p~1p~/9/9/P~1P~1P~1P~1P~/1C~5C~1/9/R~N~B~A~KA~B~N~R~ w",
        ),
    ] {
        let record = clean(&format!("{fen} b2e2R a6a5p"));
        assert!(record.is_usual_start(), "{fen}");
        assert_eq!(main_line(&record), "b2e2R a6a5p", "{fen}");
    }
}

#[test]
fn customs_are_told_where_they_are_unusual() {
    let record = clean(
        "[Variant \"Cờ úp\"]\n[Customs \"taken-shown-to-nobody guards-at-home\"]\n\n1. b2e2R *",
    );
    let customs = Customs {
        captured_closed: CapturedClosed::Nobody,
        guards_at_home: true,
        forty_moves: false,
    };
    assert_eq!(record.setup().variant, Variant::CoUp(customs));
    let text = "[Variant \"Cờ úp\"]\n[Customs \"blindfold\"]\n\n1. b2e2R *";
    assert_eq!(
        warnings(text),
        ["game 1 ply 0: the field `Customs` has the unknown value `blindfold`"]
    );
    let (_, games) = open_all(text.as_bytes()).unwrap();
    let again = pgn::write(&games[0].record, Notation::Coordinate);
    assert!(again.contains("[Customs \"blindfold\"]"), "{again}");
}

#[test]
fn what_does_not_fit_is_said_and_the_rest_kept() {
    for (moves, warning) in [
        (
            "1. b2e2R a6a5 2. a3a4N *",
            "game 1 ply 2: `a6a5`: a closed piece moves: what it turns out to be is missing, as in `a0a4R`; its line ends here, 1 more move is left out",
        ),
        (
            "1. b2e2R a6a5p 2. e2d2C *",
            "game 1 ply 3: `e2d2C`: the piece is open already and reveals nothing; its line ends here",
        ),
        ("1. b2b4R *", ""),
        (
            "1. a0a5R *",
            "game 1 ply 1: `a0a5R` is illegal: a0a5: the way is blocked at a3; its line ends here",
        ),
    ] {
        let text = format!("[Variant \"Cờ úp\"]\n\n{moves}");
        let said: Vec<&str> = if warning.is_empty() {
            vec![]
        } else {
            vec![warning]
        };
        assert_eq!(warnings(&text), said);
    }
    let bad_fen = "[Variant \"Cờ úp\"]\n[FEN \"4k4/9/9/9/9/9/9/9/9/3XK4 w P1 0 1\"]\n\n1. d0e1N *";
    assert_eq!(warnings(bad_fen).len(), 2, "{:?}", warnings(bad_fen));
    let (_, games) = open_all(bad_fen.as_bytes()).unwrap();
    let again = pgn::write(&games[0].record, Notation::Coordinate);
    assert!(
        again.contains("[FEN \"4k4/9/9/9/9/9/9/9/9/3XK4 w P1 0 1\"]"),
        "{again}"
    );
}

#[test]
fn an_arrangement_that_contradicts_the_moves_is_kept_and_said() {
    // Both cannons' points hold horses in it, but a chariot came from b2.
    let hidden = "rnbaxabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1N5N1/9/RCBA1ABCR".replace('x', "1");
    let text = format!("[Variant \"Cờ úp\"]\n[Hidden \"{hidden}\"]\n\n1. b2e2R *");
    assert_eq!(
        warnings(&text),
        [format!(
            "game 1 ply 0: the hidden pieces `{}`: ply 1 shows another piece than it has on b2",
            hidden.chars().take(39).collect::<String>() + "…"
        )]
    );
    let (_, games) = open_all(text.as_bytes()).unwrap();
    let record = &games[0].record;
    assert_eq!(record.tags.get("Hidden"), Some(&*hidden));
    let square = "b2".parse().unwrap();
    assert_eq!(
        record.arrangement(),
        Err(HiddenError::Contradiction { ply: 1, square })
    );
}

#[test]
fn moves_are_added_with_what_they_show() {
    let mut record = clean("[Variant \"Cờ úp\"]\n\n*");
    let played: CoUpMove = "b2e2".parse().unwrap();
    assert_eq!(
        record.add(NodeId::ROOT, played),
        Err(AddError::Shown(PlayError::NotRevealed))
    );
    let played: CoUpMove = "b2e2R".parse().unwrap();
    let node = record.add(NodeId::ROOT, played).unwrap();
    assert_eq!(record.played(node), Some(played));
}

#[test]
fn formats_without_closed_pieces_refuse_them_by_name() {
    let record = clean("[Variant \"Cờ úp\"]\n\n1. b2e2R *");
    let refused = dhtmlxq::write(&record).unwrap_err().to_string();
    assert_eq!(refused, "pieces that lie closed");
    let refused = xqf::write(&record, &chuhe::formats::charset::Native).unwrap_err();
    assert_eq!(refused.to_string(), "pieces that lie closed");
}

/// `S5.6` is an advisor's move in Vietnamese, and one of a soldier to some programs of WXF.
#[test]
fn the_format_decides_where_two_notations_read_a_game() {
    let fen = "4k4/4b4/9/9/2P1P4/4P4/9/4B4/4A4/X3KR3 w A1N1p2 0 40";
    for (format, played) in [("Vietnamese", "e1d2"), ("WXF", "e5d5")] {
        let record = clean(&format!(
            "[Variant \"Cờ úp\"]\n[FEN \"{fen}\"]\n[Format \"{format}\"]\n\n40. S5.6 *"
        ));
        assert_eq!(main_line(&record), played, "{format}");
    }
}

/// Written by the first version for cờ úp; it must never change.
const LINK: &str = "2BTcC3VAvWgAAbS0";

#[test]
fn a_link_stays_readable() {
    let record = clean("[Variant \"Cờ úp\"]\n\n1. b2e2R a6a5p 2. a3a4N a5a4 3. h2h9Pn *");
    let text = share::encode(&record);
    assert_eq!(text, LINK);
    assert!(share::decode(LINK) == Ok(record));
}

/// Found by fuzzing.
#[test]
fn a_position_in_which_all_lie_open_stays_one_of_co_up() {
    let fen = "1p2k4/9/9/9/9/9/9/9/9/1R1K5 w - 0 1";
    let record = clean(fen);
    assert!(record.is_co_up());
    for text in [
        move_list::write(&record),
        pgn::write(&record, Notation::Coordinate),
    ] {
        assert_eq!(clean(&text), record, "{text}");
    }
}

/// The digest is that of `printf %s 'ARRANGEMENT:SALT' | sha256sum`.
const PROMISE: [&str; 3] = [
    "rnba1abnp/9/1c5c1/r1p1p1p1p/9/9/R1P1P1P1P/1C5C1/9/PNBA1ABNR",
    "00112233445566778899aabbccddeeff",
    "b4a41a920520971cf785a4108a77b1d8a15aa24cdd1cc0c35d593875eefeb619",
];

fn promised(hidden: &str, salt: &str, commitment: &str) -> String {
    format!(
        "[Variant \"Cờ úp\"]\n[Commitment \"{commitment}\"]\n[Hidden \"{hidden}\"]\n[Salt \"{salt}\"]\n\n1. a0a1P *"
    )
}

#[test]
fn a_promise_is_checked_against_what_lay_closed() {
    let [hidden, salt, commitment] = PROMISE;
    let kept = clean(&promised(hidden, salt, commitment));
    let sum = commitment.parse().unwrap();
    assert_eq!(kept.promise(), Ok(Some(Promise::Kept(sum))));
    let said = |hidden: &str, salt: &str, commitment: &str| {
        warnings(&promised(hidden, salt, commitment)).join("; ")
    };
    let other = commitment.replace('a', "b");
    assert!(
        said(hidden, salt, &other).ends_with("they are not what the commitment promised"),
        "{}",
        said(hidden, salt, &other)
    );
    assert!(said(hidden, "12", commitment).ends_with("32 hexadecimal digits are expected"));
    assert!(said(hidden, salt, "x").ends_with("64 hexadecimal digits are expected"));
    // Without truth or salt nothing can be checked yet.
    let given = clean(&format!(
        "[Variant \"Cờ úp\"]\n[View \"red\"]\n[Commitment \"{commitment}\"]\n\n1. a0a1P *"
    ));
    assert_eq!(given.promise(), Ok(Some(Promise::Given(sum))));
    assert_eq!(given.viewer(), Some(Some(Color::Red)));
    assert_eq!(
        warnings("[Variant \"Cờ úp\"]\n[View \"green\"]\n\n1. a0a1P *").len(),
        1
    );
}
