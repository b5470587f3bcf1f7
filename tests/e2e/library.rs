//! The library: what goes into it, what is found in it, and what happens where nothing can be kept.

use serde_json::json;

use crate::page::Page;
use crate::records::OPEN_HANDED;
use crate::table::Opponent;
use crate::visit::{STORAGE_BLOCKED, Visitor, rough_visit, visit};

const GAMES: &str = "[Red \"Hu Ronghua\"]\n[Black \"Yang Guanlin\"]\n[Event \"Nationals\"]\n[Date \"1960.11.08\"]\n[Result \"1-0\"]\n\n1. h2e2 h9g7 2. h0g2 i9h9 1-0\n\n\
    [Red \"Liu Dahua\"]\n[Black \"Hu Ronghua\"]\n[Date \"1980\"]\n[Result \"0-1\"]\n\n1. h2e2 h9g7 (1... b9c7 2. b0c2) 2. b0c2 0-1\n\n\
    [Red \"Xu\"]\n[Result \"1/2-1/2\"]\n\n1. b0c2 h9g7 2. h2e2 1/2-1/2\n";

impl Page {
    async fn open_library(&self) {
        self.go("#/library", "main.library").await;
    }

    /// Waits until so many games are found.
    async fn finds(&self, count: usize) {
        self.wait_for(&format!("[data-found='{count}']")).await;
    }

    /// The players of the rows that are drawn.
    async fn rows(&self) -> Vec<String> {
        let script = "return [...document.querySelectorAll('.library-row .game-players')].map((one) => one.textContent)";
        let rows = self.run(script, vec![]).await;
        let rows = rows.as_array().unwrap().iter();
        rows.map(|row| row.as_str().unwrap().to_owned()).collect()
    }

    async fn import(&self, text: &str) {
        self.choose_file("[name=library-file]", "games.pgn", text.as_bytes())
            .await;
    }
}

#[test]
fn games_are_searched_sorted_opened_deleted_and_brought_back() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.open_library().await;
        page.wait_for(".library-empty").await;
        page.assert_accessible().await;
        page.import(GAMES).await;
        page.finds(3).await;
        page.assert_fits().await;
        page.assert_accessible().await;
        // The same file again changes nothing.
        page.import(GAMES).await;
        page.until(
            "the end of the import",
            "return document.querySelector('[data-said]').textContent.startsWith('3 games')",
        )
        .await;
        page.finds(3).await;

        page.fill("[name=words]", "hu").await;
        page.finds(2).await;
        page.fill("[name=words]", "hu 1980").await;
        page.finds(1).await;
        page.fill("[name=words]", " ").await;
        page.click(".library-more summary").await;
        page.choose("result-filter", 3).await;
        page.finds(1).await;
        page.choose("result-filter", 0).await;
        page.fill("[name=way]", "C2=5 H8+7").await;
        page.finds(2).await;
        // A position, whatever the way to it.
        page.fill(
            "[name=way]",
            "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1CN1C4/9/R1BAKABNR b",
        )
        .await;
        page.until("two other games", "
            const players = [...document.querySelectorAll('.library-row .game-players')].map((one) => one.textContent);
            return players.length === 2 && players.some((one) => one.startsWith('Xu'))").await;
        page.fill("[name=way]", "h2e2 h2e2").await;
        page.until(
            "a reason",
            "return document.querySelector('#way-word').textContent.startsWith('Move 2')",
        )
        .await;
        page.fill("[name=way]", " ").await;
        page.finds(3).await;
        page.choose("order", 2).await;
        page.until(
            "the order of names",
            "return document.querySelector('.library-row .game-players').textContent.startsWith('Hu')",
        )
        .await;
        assert_eq!(
            page.rows().await,
            [
                "Hu Ronghua – Yang Guanlin",
                "Liu Dahua – Hu Ronghua",
                "Xu – ?"
            ]
        );

        page.click(".virtual-list li:nth-child(2) [data-delete]")
            .await;
        page.finds(2).await;
        page.click("[data-action=undo-delete]").await;
        page.finds(3).await;
        page.click(".virtual-list li:nth-child(2) [data-game]")
            .await;
        page.sees_tree(&["0:h2e2 h9g7", "1:b9c7 b0c2", "0:b0c2"])
            .await;
        // The games with the position on the board.
        page.click("[data-action=find]").await;
        page.finds(3).await;
        page.click(".library-more summary").await;
        page.choose("order", 2).await;
        page.until(
            "the order of names",
            "return document.querySelector('.library-row .game-players').textContent.startsWith('Hu')",
        )
        .await;
        page.click(".virtual-list li:nth-child(2) [data-game]")
            .await;
        page.sees_tree(&["0:h2e2 h9g7", "1:b9c7 b0c2", "0:b0c2"])
            .await;
        // What is edited is kept in its old place.
        page.click("[data-action=last]").await;
        page.click("[data-mark='1']").await;
        page.click("[data-action=keep]").await;
        page.wait_for("[data-action=keep][aria-disabled=true]")
            .await;
        page.open_library().await;
        page.finds(3).await;
        page.reload().await;
        page.finds(3).await;
    });
}

#[test]
fn everything_goes_out_as_one_file_and_in_again() {
    let mut file = Vec::new();
    visit(OPEN_HANDED, "#/library", async |page| {
        page.import(GAMES).await;
        page.finds(3).await;
        page.click("[data-action=export]").await;
        file = page.saved().await;
    });
    let text = String::from_utf8(file).unwrap();
    visit(Visitor::PHONE, "#/library", async |page| {
        page.import(&text).await;
        page.finds(3).await;
        page.assert_fits().await;
        page.assert_accessible().await;
    });
}

#[test]
fn finished_games_and_those_that_give_way_are_kept_by_themselves() {
    visit(OPEN_HANDED, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        page.play("b2b4 d9e8 b4g4 b9c7 g4g9").await;
        page.sees_outcome("red_wins:checkmate").await;
        page.click("[data-action=look]").await;
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2 h9g7 h0g2 i9h9").await;
        page.new_game(Opponent::Person, "").await;
        page.open_library().await;
        page.until(
            "two games",
            "
            const found = document.querySelector('[data-found]')?.dataset.found;
            if (found === '2') return true;
            // They may still be on their way when the list is read.
            if (!found) location.hash = '#/library';
            else if (document.querySelector('.library-row, .library-empty')) location.hash = '#/open';
            return false",
        )
        .await;
        let results = "return [...document.querySelectorAll('.library-row .game-result')].map((one) => one.textContent).sort().join()";
        assert_eq!(page.run(results, vec![]).await, json!(",1–0"));

        // Taken out and in again they are the same games.
        page.click("[data-action=export]").await;
        let file = String::from_utf8(page.saved().await).unwrap();
        page.import(&file).await;
        page.until(
            "the end of the import",
            "return document.querySelector('[data-said]').textContent.startsWith('2 games')",
        )
        .await;
        page.finds(2).await;
        page.go("#/open", "main.open-screen").await;
        page.open_library().await;
        page.finds(2).await;
    });
}

#[test]
fn ten_thousand_games_are_listed_and_searched() {
    // Each has moves of its own, so that none is the other.
    let turns = [
        "h2e2", "b2e2", "h0g2", "b0c2", "c3c4", "g3g4", "a3a4", "i3i4", "c0e2", "g0e2",
    ];
    let answers = [
        "h9g7", "b9c7", "c6c5", "g6g5", "a6a5", "i6i5", "c9e7", "g9e7", "h7e7", "b7e7",
    ];
    let games: String = (0..10_000)
        .map(|number: usize| {
            let (turn, answer) = (turns[number % 10], answers[number / 10 % 10]);
            format!(
                "[Red \"Player {number}\"]\n[Event \"Round {}\"]\n\n1. {turn} {answer} *\n\n",
                number / 100
            )
        })
        .collect();
    visit(Visitor::DESKTOP, "#/library", async |page| {
        page.import(&games).await;
        page.finds(10_000).await;
        let drawn = "return document.querySelectorAll('.library-row').length";
        let count = page.run(drawn, vec![]).await.as_u64().unwrap();
        assert!((10..60).contains(&count), "{count} rows are drawn");
        page.run(
            "document.querySelector('.virtual-list').scrollTop = 60 * 5000",
            vec![],
        )
        .await;
        page.wait_for("[aria-posinset='5005']").await;
        page.fill("[name=words]", "player 9999").await;
        page.finds(1).await;
        page.fill("[name=words]", " ").await;
        page.fill("[name=way]", "C2=5 H8+7").await;
        page.finds(100).await;
    });
}

#[test]
fn where_nothing_can_be_kept_the_library_says_so_and_files_still_open() {
    let visitor = Visitor {
        browser: STORAGE_BLOCKED,
        ..Visitor::DESKTOP
    };
    rough_visit(visitor, async |page: &Page| {
        page.open("#/library").await;
        page.until(
            "a notice",
            "return document.querySelector('[data-said]')?.textContent.includes('keeps no library')",
        )
        .await;
        page.open_file("one.pgn", b"1. h2e2 h9g7 *").await;
        page.sees_tree(&["0:h2e2 h9g7"]).await;
        page.click("[data-action=keep]").await;
        page.until(
            "a notice",
            "return document.querySelector('.record-said').textContent.includes('keeps no library')",
        )
        .await;
    });
}

#[test]
fn a_full_library_and_a_damaged_game_are_named() {
    // A database without room, from a moment on.
    let visitor = Visitor {
        browser: "
            const put = IDBObjectStore.prototype.put;
            IDBObjectStore.prototype.put = function (...rest) {
                if (window.full) throw new DOMException('full for this test', 'QuotaExceededError');
                return put.apply(this, rest);
            };
        ",
        ..Visitor::DESKTOP
    };
    visit(visitor, "#/library", async |page| {
        page.import(GAMES).await;
        page.finds(3).await;
        page.run("window.full = true", vec![]).await;
        page.import("1. a0a1 a9a8 *").await;
        page.until(
            "a notice",
            "return document.querySelector('[data-said]').textContent.includes('no room left')",
        )
        .await;
        page.finds(3).await;
        let damage = "
            const done = arguments[arguments.length - 1];
            window.full = false;
            const request = indexedDB.open('chuhe.library');
            request.onsuccess = () => {
                const change = request.result.transaction(['heads', 'games'], 'readwrite');
                const all = change.objectStore('games').getAllKeys();
                all.onsuccess = () => {
                    change.objectStore('games').put('1AAAA', all.result[0]);
                    change.objectStore('heads').put('{', all.result[1]);
                };
                change.oncomplete = () => { request.result.close(); done('damaged'); };
            };";
        page.until_async("damage", damage, "damaged").await;
        page.reload().await;
        page.finds(2).await;
        assert!(
            page.text("[data-said]")
                .await
                .starts_with("1 game is damaged")
        );
        let games = page.rows().await.len();
        for row in 1..=games {
            page.click(&format!(".virtual-list li:nth-child({row}) [data-game]"))
                .await;
            page.until("a record or a notice", "
                return document.querySelector('main.record-screen') !== null
                    || document.querySelector('[data-said]')?.textContent.startsWith('This game is damaged')").await;
            page.open_library().await;
            page.finds(2).await;
        }
    });
}
