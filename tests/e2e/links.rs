//! Games in links: opened by another browser, answered by the next link.

use chuhe::formats::record::Record;
use chuhe::formats::share;
use chuhe::rules::Move;

use crate::page::Page;
use crate::visit::{Visitor, visit};

/// A browser whose clipboard the test can look into.
const CLIPBOARD: Visitor = Visitor {
    browser: "
        const writeText = async (text) => { window.copied = text; };
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    ",
    ..Visitor::DESKTOP
};

fn link(moves: &str) -> String {
    let mut record = Record::default();
    let mut node = chuhe::formats::record::NodeId::ROOT;
    for text in moves.split_whitespace() {
        node = record.add(node, text.parse::<Move>().unwrap()).unwrap();
    }
    format!("#/game/{}", share::encode(&record))
}

/// Copies the link of the game on the board; answers what follows the page's address, and the game in it.
async fn copied(page: &Page) -> (String, String) {
    page.click("[data-action=copy-link]").await;
    let link = page
        .until("a copied link", "return window.copied || false")
        .await;
    let (_, text) = link.as_str().unwrap().split_once("#/game/").unwrap();
    let record = share::decode(text).unwrap();
    let moves = record.line_to(record.main_end());
    let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
    (format!("#/game/{text}"), moves.join(" "))
}

#[test]
fn a_game_by_correspondence() {
    let sent = link("h2e2 h9g7 h0g2");
    let mut answer = String::new();
    visit(CLIPBOARD, &sent, async |page| {
        // The board is empty here: the game is opened at once, and the address is free again.
        page.sees("rN", "g2").await;
        page.sees_moves(3).await;
        page.until("the usual address", "return location.hash === '#/play'")
            .await;
        assert!(
            page.status("plain").await.contains("Black"),
            "whose turn it is"
        );
        page.play("i9h9").await;
        let (text, moves) = copied(page).await;
        assert_eq!(moves, "h2e2 h9g7 h0g2 i9h9");
        answer = text;
        // A reload goes on with the game, not with the link.
        page.reload().await;
        page.sees_moves(4).await;
    });
    visit(CLIPBOARD, &answer, async |page| {
        page.sees("bR", "h9").await;
        page.sees_moves(4).await;
        page.play("i0h0").await;
        assert_eq!(copied(page).await.1, "h2e2 h9g7 h0g2 i9h9 i0h0");
    });
}

#[test]
fn a_link_does_not_take_a_board_with_a_game_without_asking() {
    visit(Visitor::PHONE, &link("h2e2"), async |page| {
        page.sees_moves(1).await;
        page.open(&link("c3c4 g6g5")).await;
        page.wait_for("dialog [data-action=open-shared]").await;
        page.settle().await;
        page.assert_fits().await;
        page.assert_accessible().await;
        page.click("dialog [data-action=cancel]").await;
        page.wait_gone("dialog [data-action=open-shared]").await;
        page.sees("rC", "e2").await;
        page.open(&link("c3c4 g6g5")).await;
        page.click("dialog [data-action=open-shared]").await;
        page.sees("rP", "c4").await;
        page.sees_moves(2).await;
    });
}

#[test]
fn a_link_that_is_not_whole_says_so_and_changes_nothing() {
    let whole = link("h2e2 h9g7");
    let cut = &whole[..whole.len() - 3];
    visit(Visitor::DESKTOP, cut, async |page| {
        let told = page.text("dialog p").await;
        assert!(told.contains("not whole"), "{told}");
        assert!(!page.has("[data-action=open-shared]").await);
        page.click("dialog [data-action=cancel]").await;
        page.sees_moves(0).await;
    });
}
