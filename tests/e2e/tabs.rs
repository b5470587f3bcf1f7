//! Several tabs at once: one game is played in one of them, and no tab overwrites what another one keeps.

use crate::handover::OTHER;
use crate::page::Page;
use crate::records::TREE;
use crate::table::Opponent;
use crate::visit::{Visitor, rough_visit, visit};

async fn second_tab_with_a_game_of_its_own(page: &Page) {
    page.open_tab().await;
    page.click("[data-dialog=elsewhere] [data-action=own-game]")
        .await;
    page.wait_for("[data-dialog=new-game]").await;
    page.click("[data-action=start]").await;
    page.wait_gone("[data-dialog]").await;
}

#[test]
fn a_second_tab_takes_the_game_over_and_the_first_one_lets_go() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2 h9g7").await;
        page.open_tab().await;
        page.wait_for("[data-dialog=elsewhere]").await;
        page.click("[data-action=take-game]").await;
        page.wait_gone("[data-dialog]").await;
        page.sees_moves(2).await;
        page.play("h0g2").await;

        // Escape does not help the first tab to go on with its own idea of the game.
        page.to_tab(0).await;
        page.wait_for("dialog[open][data-dialog=elsewhere]").await;
        page.keys([thirtyfour::Key::Escape, thirtyfour::Key::Escape])
            .await;
        page.wait_for("dialog[open][data-dialog=elsewhere]").await;
        page.click("[data-action=take-game]").await;
        page.wait_gone("[data-dialog]").await;
        page.sees_moves(3).await;
        page.play("b9c7").await;
        page.reload().await;
        page.sees_moves(4).await;
    });
}

#[test]
fn two_tabs_play_two_games_and_keep_both() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2 h9g7 h0g2").await;
        second_tab_with_a_game_of_its_own(page).await;
        page.play("b0c2").await;
        page.sees("rN", "c2").await;
        page.reload().await;
        page.sees("rN", "c2").await;
        page.to_tab(0).await;
        page.reload().await;
        page.sees_moves(3).await;
        page.sees("rC", "e2").await;
    });
}

#[test]
fn a_tab_that_is_closed_leaves_the_game_to_the_next() {
    visit(Visitor::DESKTOP, "", async |page| {
        second_tab_with_a_game_of_its_own(page).await;
        page.to_tab(0).await;
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2").await;
        // The tab with the first game is gone for good; a new one finds it.
        page.close_tab().await;
        page.open_tab().await;
        page.sees_moves(1).await;
        page.sees("rC", "e2").await;
        page.wait_gone("[data-dialog]").await;
    });
}

#[test]
fn a_game_that_was_written_by_somebody_else_is_not_overwritten() {
    // Without locks, as where the page has no secure connection.
    let lockless = Visitor {
        browser: "delete Navigator.prototype.locks",
        ..Visitor::DESKTOP
    };
    rough_visit(lockless, async |page| {
        page.open("").await;
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2").await;
        // Another tab has gone on with the game: three writes later.
        let strange = "const kept = ['a', 'b'].map((letter) => localStorage.getItem(`chuhe.game.${letter}`) ?? '');
            const newest = kept.sort((one, other) => parseInt(other) - parseInt(one))[0];
            const serial = parseInt(newest) + 3;
            const text = newest.split(' ').slice(2).join(' ').replace('\"h2e2\"', '\"h2e2\",\"h9g7\"').replace('\"ply\":1', '\"ply\":2');
            let sum = 0x811c9dc5;
            for (const byte of new TextEncoder().encode(`${serial} ${text}`)) sum = Math.imul(sum ^ byte, 0x01000193);
            const sealed = `${serial} ${(sum >>> 0).toString(16).padStart(8, '0')} ${text}`;
            localStorage.setItem(`chuhe.game.${serial % 2 ? 'b' : 'a'}`, sealed);";
        page.run(strange, vec![]).await;
        page.click(&crate::table::point("b9")).await;
        page.click(&crate::table::point("c7")).await;
        page.wait_for("[data-dialog=elsewhere]").await;
        page.click("[data-action=take-game]").await;
        page.wait_gone("[data-dialog]").await;
        page.sees("bN", "g7").await;
        page.sees("bN", "b9").await;
        page.sees_moves(2).await;
        page.play("b0c2").await;
        page.reload().await;
        page.sees_moves(3).await;
    });
}

#[test]
fn two_tabs_edit_two_records_and_a_closed_one_leaves_its_own_to_the_library() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.open_file("tree.pgn", TREE.as_bytes()).await;
        page.annotates("from the first").await;

        // The second tab begins with what the first one shows, and gets a place of its own.
        page.open_tab().await;
        page.go("#/record", "main.record-screen").await;
        page.sees_comment("from the first").await;
        page.open_file("other.pgn", OTHER.as_bytes()).await;
        page.sees_tree(&["0:c3c4 g6g5"]).await;
        assert_eq!(page.text(".record-said").await, "");
        page.annotates("from the second").await;

        page.to_tab(0).await;
        page.click("[data-action=last]").await;
        page.click("[data-mark='1']").await;
        page.reload().await;
        page.sees_comment("from the first").await;
        page.wait_for("[data-mark='1'][aria-pressed=true]").await;

        page.to_tab(1).await;
        page.reload().await;
        page.sees_comment("from the second").await;
        page.close_tab().await;
        let alone = "const done = arguments[arguments.length - 1];
            const other = ({ name }) => name.startsWith('chuhe.record.');
            navigator.locks.query().then(({ held }) => done(held.some(other) ? 'two' : 'one'));";
        page.until_async("the end of the other tab", alone, "one")
            .await;
        page.reload().await;
        page.sees_comment("from the first").await;
        page.until(
            "no place but that of this tab",
            "return Object.keys(localStorage).every((key) => !key.startsWith('chuhe.record.'))",
        )
        .await;
        page.opens_from_library("Li").await;
        page.sees_comment("from the second").await;
    });
}
