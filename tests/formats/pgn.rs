//! PGN in the forms in which it is found.

use chuhe::formats::record::{Evaluation, NodeId, Worth};

use super::{clean, main_line, open_all, tree};

pub fn warnings(text: &str) -> Vec<String> {
    let (_, games) = open_all(text.as_bytes()).unwrap();
    let warnings = games.iter().flat_map(|game| &game.warnings);
    warnings.map(|warning| warning.to_string()).collect()
}

#[test]
fn numbers_points_and_spaces_in_every_form() {
    for moves in [
        "1. 炮二平五 马８进７ 2. 马二进三",
        "1.炮二平五 马8进7 2.马二进三",
        "1．炮二平五　马８进７　2．马二进三",
        "1、炮二平五 马８进７\n2、马二进三",
        "1 炮二平五 马８进７ 2 马二进三",
        "1. 炮二平五 ... 马８进７ 2. 马二进三",
        "1. 炮二平五 1... 马８进７ 2. 马二进三",
        "1.炮二平五马８进７2.马二进三",
        "１、红方：炮二平五\n１...黑方：马８进７\n２、红方：马二进三",
        "1. 炮 二 平 五 马 ８ 进 ７ 2. 马 二 进 三",
        "炮二平五,马8进7,马二进三",
    ] {
        let record = clean(&format!("[Event \"x\"]\n\n{moves}"));
        assert_eq!(main_line(&record), "h2e2 h9g7 h0g2", "{moves}");
    }
}

#[test]
fn tags_as_they_are_written() {
    let text = "[Game \"Chinese Chess\"]\n[Event \"\u{201c}杯\u{201d} \"甲\" 赛\"]\n[White \"A\"]\n\
        [Site  \"C:\\\\x\"] [Round \"3\"]\n[Remark \"two\nlines\"]\n[Open \"no end]\n[FEN 9/4k4/9/9/9/9/9/R8/9/3K5 w]\n\n1. 车九进一 *";
    let record = clean(text);
    assert_eq!(record.tags.get("Event"), Some("“杯” \"甲\" 赛"));
    assert_eq!(record.tags.get("Red"), Some("A"));
    assert_eq!(record.tags.get("Site"), Some("C:\\x"));
    assert_eq!(record.tags.get("Round"), Some("3"));
    assert_eq!(record.tags.get("Remark"), Some("two lines"));
    assert_eq!(record.tags.get("Open"), Some("no end"));
    assert_eq!(main_line(&record), "a2a3");
}

#[test]
fn results_end_the_moves_and_free_text_follows() {
    let text = "[Event \"a\"]\n\n1. 炮二平五 红胜 {评}\n======\n欢迎访问\n\n[Event \"b\"]\n\n1. 炮八平五 1/2-1/2";
    let (_, games) = open_all(text.as_bytes()).unwrap();
    let said = |index: usize| {
        let record = &games[index].record;
        let result = record.tags.get("Result").unwrap();
        (tree(record), result, games[index].warnings.len())
    };
    assert_eq!(said(0), (String::from("h2e2{评}"), "1-0", 0));
    assert_eq!(said(1), (String::from("b2e2"), "1/2-1/2", 0));
}

#[test]
fn games_without_tags_begin_with_round_one() {
    let (_, games) = open_all("1. h2e2 h9g7 1-0\n1. c3c4 0-1\n".as_bytes()).unwrap();
    let lines: Vec<String> = games.iter().map(|game| main_line(&game.record)).collect();
    assert_eq!(lines, ["h2e2 h9g7", "c3c4"]);
}

#[test]
fn marks_by_sign_and_number() {
    let record = clean("[Event \"x\"]\n\n1. 炮二平五! 马８进７?? $14 2. 马二进三！？");
    let marks: Vec<&[u8]> = record
        .main_line()
        .map(|node| record.note(node).map_or(&[][..], |note| &note.marks))
        .collect();
    assert_eq!(marks, [&[1][..], &[4, 14], &[5]]);
}

#[test]
fn marks_behind_several_words() {
    let record = clean("[Event \"x\"]\n\n1. Pháo 2 bình 5! Mã 8 tiến 7?? 2. Mã 2 tiến 3");
    assert_eq!(tree(&record), "h2e2 h9g7 h0g2");
    let marks: Vec<Vec<u8>> = record
        .main_line()
        .map(|node| {
            record
                .note(node)
                .map_or(Vec::new(), |note| note.marks.clone())
        })
        .collect();
    assert_eq!(marks, [vec![1], vec![4], vec![]]);
}

#[test]
fn what_programs_say_in_comments() {
    let text = "[Event \"x\"]\n\n1. h2e2 {[%eval 0.31,12] [%clk 0:09:58.5] a word [%csl Ra3]} h9g7 {-0.20/11 1:02 book}";
    let record = clean(text);
    let nodes: Vec<NodeId> = record.main_line().collect();
    let first = record.note(nodes[0]).unwrap();
    assert_eq!(first.comment, "a word [%csl Ra3]");
    assert_eq!(first.clock_ms, Some(598_500));
    assert_eq!(
        first.evaluation,
        Some(Evaluation {
            worth: Worth::Centipawns(31),
            depth: Some(12),
        })
    );
    // WinBoard gives the worth to the mover: here to Black.
    let second = record.note(nodes[1]).unwrap();
    assert_eq!(
        second.evaluation,
        Some(Evaluation {
            worth: Worth::Centipawns(20),
            depth: Some(11),
        })
    );
    assert_eq!(second.elapsed_ms, Some(62_000));
    assert_eq!(second.comment, "book");
}

#[test]
fn comments_before_after_and_around_variations() {
    let text = "[Event \"x\"]\n\n{start} 1. h2e2 {a} (1. c3c4 {b}) (only words) {c} 1... h9g7 ({lead} 1... b9c7)";
    let (_, games) = open_all(text.as_bytes()).unwrap();
    let record = &games[0].record;
    assert_eq!(record.note(NodeId::ROOT).unwrap().comment, "start");
    assert_eq!(
        tree(record),
        "h2e2{a\nonly\nwords\nc} (c3c4{b}) h9g7 (b9c7)"
    );
    let second = record
        .children(record.next(NodeId::ROOT).unwrap())
        .nth(1)
        .unwrap();
    assert_eq!(record.note(second).unwrap().lead, "lead");
}

#[test]
fn a_comment_without_an_end_does_not_swallow_the_next_game() {
    let text = "[Event \"a\"]\n\n1. h2e2 {never closed\n\n[Event \"b\"]\n\n1. c3c4 *\n";
    let (_, games) = open_all(text.as_bytes()).unwrap();
    assert_eq!(games.len(), 2);
    assert_eq!(tree(&games[0].record), "h2e2{never closed}");
    assert_eq!(
        warnings(text),
        ["game 1 ply 1: a comment has no end; it ends before the next game"]
    );
}

#[test]
fn the_moves_know_who_begins() {
    let text = "[Event \"x\"]\n[FEN \"2bak4/4a4/4b4/9/9/9/9/4B4/4A4/2BAKR3 w - - 0 1\"]\n\n1. ... 象5退7 2. 车四进七";
    let (_, games) = open_all(text.as_bytes()).unwrap();
    assert_eq!(main_line(&games[0].record), "e7g9 f0f7");
    assert_eq!(
        warnings(text),
        ["game 1 ply 0: the first move is one of black, so black begins"]
    );
}

#[test]
fn starts_that_cannot_be_played_or_read() {
    let text = "[Event \"x\"]\n[FEN \"4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1\"]\n\n1. 帅五进一 将5进1 *";
    assert_eq!(
        warnings(text),
        [
            "game 1 ply 0: the start cannot be played: the generals face each other; 2 moves are left out"
        ]
    );
    let text = "[Event \"x\"]\n[FEN \"4k4/9/9 w\"]\n\n1. h2e2 *";
    let all = warnings(text);
    assert!(
        all[0].starts_with("game 1 ply 0: FEN `4k4/9/9 w`: the board has 3 ranks"),
        "{all:?}"
    );
}

#[test]
fn a_position_that_lacks_ranks_is_named_as_one() {
    for (text, reason) in [
        (
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/RNBAKABNR w - - 0 1",
            "9 ranks",
        ),
        ("rnbakabnr/9/1c5c1 w", "3 ranks"),
    ] {
        let error = chuhe::formats::read_text(text, &mut |_| panic!("{text} has no game"));
        let error = error.unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
    }
    // A date and a path are no positions.
    for text in ["1/2/2026", "abc/kb/ca/file", "k/k"] {
        let error = chuhe::formats::read_text(text, &mut |_| ());
        let error = error.unwrap_err().to_string();
        assert!(!error.contains("ranks"), "{error}");
    }
}

#[test]
fn texts_of_no_format_are_refused() {
    for text in [
        "hello world",
        "<html><body>nothing</body></html>",
        "\u{0}\u{1}\u{2}binary",
    ] {
        let error = open_all(text.as_bytes()).err();
        assert_eq!(
            error.map(|error| error.to_string()).as_deref(),
            Some("the content is of no known format"),
            "{text}"
        );
    }
    assert_eq!(
        open_all(b" \n").unwrap_err().to_string(),
        "the file is empty"
    );
}

#[test]
fn a_game_without_anything_is_a_game_and_signs_of_other_formats_are_text() {
    let (_, games) = open_all(b"[Game \"Chinese Chess\"]\n[Result \"*\"]\n\n*\n").unwrap();
    assert_eq!(games.len(), 1);
    let text = "[Event \"x\"]\n\n1. h2e2 {see [DhtmlXQ_title] and <ChineseChessRecord>} *";
    let record = clean(text);
    assert_eq!(
        tree(&record),
        "h2e2{see [DhtmlXQ_title] and <ChineseChessRecord>}"
    );
}

#[test]
fn games_of_another_variant_are_named_and_their_tags_kept() {
    let text = "[Event \"x\"]\n[Variant \"Manchu\"]\n[FEN \"xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w\"]\n\n1. a0a4N *";
    assert_eq!(
        warnings(text),
        ["game 1 ply 0: the variant `Manchu` is not read; its moves are left out"]
    );
    let (_, games) = open_all(text.as_bytes()).unwrap();
    assert!(
        games[0]
            .record
            .tags
            .get("FEN")
            .unwrap()
            .starts_with("xxxxkxxxx/")
    );
}

/// Found by fuzzing: a tag is what is kept of its name, so that it means the same when it is read again.
#[test]
fn a_name_with_something_strange_in_it_counts_without() {
    let text =
        "[F\u{17}EN\u{0} \"4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1\"]\n[Bl-ack \"x\"]\n\n1. a1a2 *";
    let record = clean(text);
    assert_eq!(record.start_text(), "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1");
    assert_eq!(record.tags.get("Black"), Some("x"));
    let again = clean(&chuhe::formats::pgn::write(
        &record,
        chuhe::notation::Notation::Coordinate,
    ));
    assert_eq!(again, record);
}

/// Found by fuzzing: what is kept of a name is decided before it is asked what the name means.
#[test]
fn names_in_any_script_are_kept() {
    let text =
        "[红\u{1}方 \"王天一\"]\n[裁判 \"李\"]\n[Trọng_tài \"An\"]\n[猖f(en \"x\"]\n\n1. h2e2 *";
    let record = clean(text);
    assert_eq!(record.tags.get("Red"), Some("王天一"));
    assert_eq!(record.tags.get("裁判"), Some("李"));
    assert_eq!(record.tags.get("Trọng_tài"), Some("An"));
    assert_eq!(record.tags.get("猖fen"), Some("x"));
    let again = clean(&chuhe::formats::pgn::write(
        &record,
        chuhe::notation::Notation::Coordinate,
    ));
    assert_eq!(again, record);
}
