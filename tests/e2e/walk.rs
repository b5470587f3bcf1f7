//! A walk through every screen and every dialog of the page, for what must hold everywhere.

use chuhe::formats::record::{NodeId, Record};
use chuhe::formats::share;
use chuhe::rules::Move;

use crate::look_scenes::KEEP_GAMES;
use crate::page::Page;
use crate::table::Opponent;

/// A chariot chases an unprotected cannon from file to file.
const CHASES: &str = "3k5/9/c8/9/9/9/9/9/8R/4K4 w";
/// The chariot alone can win, and does so at once.
const MATES: &str = "3k5/9/9/9/9/9/9/9/8R/4K4 w";
/// A game with long names, a variation, and a comment.
const TREE: &[u8] = b"[Red \"Hu Ronghua of Shanghai\"]\n[Black \"Yang Guanlin of Guangdong\"]\n[Event \"Nationals\"]\n\
    [Date \"1960.11.08\"]\n[Result \"1-0\"]\n\n1. h2e2 h9g7 (1... b9c7 2. b0c2 {a quiet move}) (1... g6g5) 2. h0g2 1-0\n";
/// A game whose third move cannot be played.
const BROKEN: &[u8] = b"[Red \"A\"]\n\n1. h2e2 h9g7 2. h0h5 i9h9 *\n";
/// Two games.
const GAMES: &[u8] = b"[Red \"Liu Dahua\"]\n[Black \"Hu Ronghua\"]\n[Date \"1980\"]\n[Result \"0-1\"]\n\n1. h2e2 h9g7 2. b0c2 0-1\n\n\
    [Red \"Xu\"]\n[Result \"1/2-1/2\"]\n\n1. b0c2 h9g7 2. h2e2 1/2-1/2\n";

impl Page {
    async fn close(&self, dialog: &str) {
        self.click(&format!("[data-dialog={dialog}] [data-action=close]"))
            .await;
        self.wait_gone(&format!("[data-dialog={dialog}]")).await;
    }
}

/// The place that a link with a game of these moves names.
fn link(moves: &str) -> String {
    let mut record = Record::default();
    let mut node = NodeId::ROOT;
    for text in moves.split_whitespace() {
        let mv: Move = text.parse().expect("a move");
        node = record.add(node, mv).expect("a legal move");
    }
    format!("#/game/{}", share::encode(&record))
}

/// Goes everywhere, and calls `see` with the name of each place, as soon as it is there.
pub async fn walk(page: &Page, see: impl AsyncFn(&str)) {
    at_the_board(page, &see).await;
    rules_that_speak(page, &see).await;
    studies(page, &see).await;
    shelves(page, &see).await;
    lessons(page, &see).await;
    hidden_pieces(page, &see).await;
}

/// The game and its dialogs.
async fn at_the_board(page: &Page, see: &impl AsyncFn(&str)) {
    see("the first screen").await;
    page.go("#/library", ".library-empty").await;
    see("an empty library").await;
    page.go("#/review", ".review-empty").await;
    see("nothing to review").await;
    page.go("#/rating", "main h1").await;
    see("no rating yet").await;
    page.go("#/play", "main.game").await;
    page.play("h2e2").await;
    page.sees_answer(2).await;
    page.click("[data-point=h9]").await;
    see("a refusal").await;
    if page.is_visible("[data-action=more]").await {
        page.click("[data-action=more]").await;
        page.wait_for("[data-dialog=more]").await;
        see("more commands").await;
        page.close("more").await;
    }
    page.command("keys").await;
    page.wait_for("[data-dialog=keys]").await;
    see("the keys").await;
    page.close("keys").await;
    page.command("settings").await;
    page.wait_for("[data-dialog=settings]").await;
    see("the settings").await;
    page.click("[data-dialog=settings] [data-action=own-rules]")
        .await;
    page.wait_for("[data-dialog=own-rules]").await;
    see("own rules").await;
    page.close("own-rules").await;
    page.command("new-game").await;
    page.choose("clock", 2).await;
    page.choose("position", 2).await;
    see("a new game").await;
    page.choose("variant", 2).await;
    see("a new game of cờ úp").await;
    page.choose("variant", 0).await;
    page.choose("rules", 4).await;
    page.choose("position", 1).await;
    page.fill("[name=fen]", "9/9/9/9/9/9/9/9/8/9 x").await;
    page.wait_for("#fen-word.error").await;
    see("a bad position").await;
    page.close("new-game").await;
    page.open(&link("c3c4 g6g5")).await;
    page.wait_for("dialog [data-action=open-shared]").await;
    see("a game from a link").await;
    page.click("dialog [data-action=cancel]").await;
    page.wait_gone("dialog [data-action=open-shared]").await;
    page.command("resign").await;
    page.wait_for("[data-dialog=resign]").await;
    see("resigning").await;
    page.click("[data-action=confirm-resign]").await;
    page.wait_for("[data-dialog=result]").await;
    see("the end").await;
    page.click("[data-action=look]").await;
    page.new_game(Opponent::Person, MATES).await;
    page.command("hint").await;
    page.wait_for("[data-mark='i1 aim']").await;
    see("a hint").await;
    page.command("hint").await;
    page.wait_for("[data-line]").await;
    see("the whole hint").await;
}

/// Offers, verdicts and what they rest on.
async fn rules_that_speak(page: &Page, see: &impl AsyncFn(&str)) {
    page.new_game_under(3, Opponent::Person, CHASES).await;
    page.play("i1a1 a7b7").await;
    page.command("offer-draw").await;
    page.wait_for("[data-action=accept-draw]").await;
    see("an offer").await;
    page.click("[data-action=decline-draw]").await;
    page.play("a1b1 b7a7 b1a1 a7b7 a1b1 b7a7 b1a1").await;
    page.wait_for("[data-dialog=result]").await;
    see("a verdict").await;
    page.click("button[data-exhibit='1']").await;
    page.wait_for("[data-arrow]").await;
    see("evidence").await;
}

/// The screens on which the game is looked at.
async fn studies(page: &Page, see: &impl AsyncFn(&str)) {
    page.go("#/analyse", ".line").await;
    see("the analysis").await;
    page.go("#/review", "[data-action=review-start]").await;
    see("a review before it begins").await;
    page.click("[data-action=review-start]").await;
    page.wait_for("[data-action=review-save]").await;
    see("the review").await;
    page.run(KEEP_GAMES, vec![]).await;
    page.go("#/rating", ".rating-levels").await;
    see("the rating").await;
}

/// Where records come from and go to.
async fn shelves(page: &Page, see: &impl AsyncFn(&str)) {
    page.go("#/open", "main.open-screen").await;
    see("opening").await;
    page.open_file("bad.pgn", BROKEN).await;
    page.wait_for("[data-complaints='1']").await;
    see("a file with a mistake").await;
    page.open_file("two.pgn", GAMES).await;
    page.wait_for("[data-action=import-all]").await;
    see("a file with two games").await;
    page.open_file("nothing.txt", b"hello there").await;
    page.wait_for("p.error[data-opened]").await;
    see("a file without a game").await;
    page.open_file("tree.pgn", TREE).await;
    page.wait_for("main.record-screen").await;
    page.wait_for(".tree-row").await;
    page.click("[data-action=forward]").await;
    see("a record").await;
    page.click("[data-action=save]").await;
    page.wait_for("[data-action=download]").await;
    see("saving a record").await;
    page.click("dialog [data-action=close]").await;
    page.click("[data-action=details]").await;
    page.wait_for("[data-action=save-details]").await;
    see("the details of a record").await;
    page.click("dialog [data-action=close]").await;
    // Two games that have ended on the board are there already.
    page.go("#/library", "main.library").await;
    page.choose_file("[name=library-file]", "two.pgn", GAMES)
        .await;
    page.wait_for("[data-found='4']").await;
    page.fill("[name=way]", "h2e2 h2e2").await;
    page.until(
        "a reason",
        "return document.querySelector('#way-word').textContent !== ''",
    )
    .await;
    see("the library").await;
    page.go("#/editor", "main.editor").await;
    see("the editor").await;
    page.click("[data-action=clear]").await;
    page.click(".handicaps summary").await;
    page.fill("[name=fen]", "4k4/9/9").await;
    page.until(
        "a reason",
        "return document.querySelector('#editor-fen-word').textContent !== ''",
    )
    .await;
    see("the editor with a mistake").await;
}

/// All that explains.
async fn lessons(page: &Page, see: &impl AsyncFn(&str)) {
    page.go("#/learn", ".topics").await;
    see("all lessons").await;
    page.go("#/learn/rules", ".rule-table").await;
    see("the rules").await;
    page.go("#/learn/notation", "[name=moves]").await;
    see("the notations").await;
    page.go("#/learn/names", "[data-names]").await;
    see("the names").await;
    page.go("#/learn/mate", ".lesson [data-point=e4]").await;
    see("a lesson").await;
    page.go("#/learn/escape", "[data-task='7']").await;
    page.click("[data-task='7']").await;
    page.wait_for("[data-exercise]").await;
    see("an exercise").await;
    page.click("[data-action=check-answer]").await;
    page.wait_for("[data-action=try-again]").await;
    see("a wrong answer").await;
    page.go("#/learn/coup", ".trial [data-point=e4]").await;
    see("cờ úp explained").await;
}

/// A game of cờ úp between two people.
async fn hidden_pieces(page: &Page, see: &impl AsyncFn(&str)) {
    page.go("#/play", "main.game").await;
    page.new_co_up(false).await;
    see("cờ úp").await;
    page.play("b2b9").await;
    page.wait_for("[data-dialog=look] [data-action=show]").await;
    see("passing the board").await;
    page.click("[data-dialog=look] [data-action=show]").await;
    page.wait_for("[data-dialog=look] [data-action=hide]").await;
    see("what was taken closed").await;
    page.click("[data-dialog=look] [data-action=hide]").await;
    page.wait_gone("[data-dialog=look]").await;
    page.click("[data-action=hidden]").await;
    page.wait_for("[data-dialog=hidden]").await;
    see("what lies hidden").await;
    page.close("hidden").await;
    page.command("resign").await;
    page.click("[data-action=confirm-resign]").await;
    page.wait_for("[data-dialog=result]").await;
    see("the end of cờ úp").await;
    page.click("[data-action=look]").await;
    page.wait_gone("[data-dialog]").await;
    see("the board after the end of cờ úp").await;
}
