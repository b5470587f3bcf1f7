//! DhtmlXQ in the forms in which it is found.

use super::{main_line, open_all, tree};

const BINIT: &str = "0919293949596979891777062646668600102030405060708012720323436383";

#[test]
fn pages_hold_their_moves_in_a_script() {
    let text = format!(
        "<div>[DhtmlXQ_title]x[/DhtmlXQ_title]<br>[DhtmlXQ_binit]{BINIT}[/DhtmlXQ_binit]\
         [DhtmlXQ_movelist][/DhtmlXQ_movelist]</div><script>var DhtmlXQ_movelist = \
         '[0_1_0]774770627967[/0_1_0][0_2_1]1022[/0_2_1]';</script>"
    );
    let (_, games) = open_all(text.as_bytes()).unwrap();
    assert_eq!(tree(&games[0].record), "h2e2 h9g7 (b9c7) h0g2");
}

#[test]
fn several_games_of_one_page() {
    let one = format!(
        "[DhtmlXQ]\n[DhtmlXQ_binit]{BINIT}[/DhtmlXQ_binit]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n"
    );
    let (_, games) = open_all(one.repeat(3).as_bytes()).unwrap();
    assert_eq!(games.len(), 3);
    assert!(games.iter().all(|game| main_line(&game.record) == "h2e2"));
}

#[test]
fn tags_closed_by_another_name_and_a_taken_piece() {
    // Without Red's cannon of the b file and Black's two chariots.
    let text = "[DhtmlXQ_binit]0919293949596979899977062646668699102030405060709912720323436383[/DhtmlXQ_binit]\
        [DhtmlXQ_redtime][/DhtmlXQ_time][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]";
    let (_, games) = open_all(text.as_bytes()).unwrap();
    let record = &games[0].record;
    assert_eq!(main_line(record), "h2e2");
    assert_eq!(
        chuhe::formats::fen::print(record.setup()),
        "1nbakabn1/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/7C1/9/RNBAKABNR w - - 0 1"
    );
}

#[test]
fn bare_digits_begin_with_whoever_moves_first() {
    let (_, games) = open_all(b"70627747").unwrap();
    assert_eq!(main_line(&games[0].record), "h9g7 h2e2");
    assert_eq!(games[0].warnings, []);
}

#[test]
fn the_other_dialect_counts_ranks_from_below() {
    let board = "rnbakabnr**********c*****c*p*p*p*p*p******************P*P*P*P*P*C*****C**********RNBAKABNR";
    let text = format!(
        "[DHJHtmlXQ][DHJHtmlXQ_31]{board}[/DHJHtmlXQ_31][DHJHtmlXQ_32]0[/DHJHtmlXQ_32][DHJHtmlXQ_34]72427967[/DHJHtmlXQ_34][/DHJHtmlXQ]"
    );
    let (_, games) = open_all(text.as_bytes()).unwrap();
    assert_eq!(main_line(&games[0].record), "h2e2 h9g7");
}

#[test]
fn digits_may_stand_in_groups() {
    let text = format!(
        "[DhtmlXQ_binit]{}\n{}[/DhtmlXQ_binit][DhtmlXQ_movelist]7747 7062\n7967[/DhtmlXQ_movelist]",
        &BINIT[..32],
        &BINIT[32..]
    );
    let (_, games) = open_all(text.as_bytes()).unwrap();
    assert_eq!(main_line(&games[0].record), "h2e2 h9g7 h0g2");
}

#[test]
fn tags_of_other_formats_keep_their_names() {
    let record = super::clean(
        "[Author \"A\"]\n[Annotator \"B\"]\n[ECCO \"C03\"]\n[Title \"T\"]\n[binit \"x\"]\n[DhtmlXQ_fen \"y\"]\n[comment3 \"z\"]\n[Move_0_1_2 \"u\"]\n[red \"v\"]\n[DhtmlXQ_hint \"w\"]\n\n1. h2e2 *",
    );
    let written = chuhe::formats::dhtmlxq::write(&record).unwrap();
    let (_, games) = open_all(written.as_bytes()).unwrap();
    assert_eq!(games[0].record.tags, record.tags);
}

#[test]
fn a_tag_that_begins_with_a_digit_is_written_as_one_that_is_read() {
    let (_, games) =
        open_all(b"[DhtmlXQ_4Xy]z[/DhtmlXQ_4Xy][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]").unwrap();
    let text = chuhe::formats::pgn::write(&games[0].record, chuhe::notation::Notation::Han);
    let record = super::clean(&text);
    assert_eq!(main_line(&record), "h2e2");
    assert_eq!(record.tags.get("Xy"), Some("z"));
}

#[test]
fn new_lines_of_pages_are_new_lines() {
    let text =
        "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_comment1]a<br>b||c[/DhtmlXQ_comment1]";
    let (_, games) = open_all(text.as_bytes()).unwrap();
    assert_eq!(tree(&games[0].record), "h2e2{a\nb\nc}");
}
