//! Storage, engine and program fail: nothing is lost, and the page says what happened.

use serde_json::json;

use crate::page::Page;
use crate::table::Opponent;
use crate::visit::{Visitor, rough_visit, visit};

/// Changes the copy of the game that was written last.
async fn damage_newest_copy(page: &Page, change: &str) {
    let script = format!(
        "const serial = (name) => parseInt(localStorage.getItem(name) ?? '0') || 0;
        const [newest] = ['chuhe.game.a', 'chuhe.game.b'].sort((one, other) => serial(other) - serial(one));
        const text = localStorage.getItem(newest);
        localStorage.setItem(newest, {change});"
    );
    page.run(&script, vec![]).await;
}

#[test]
fn a_write_that_was_cut_off_leaves_the_state_before_it() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2 h9g7").await;
        for change in [
            "text.slice(0, text.length / 2)",
            "text.slice(0, 3)",
            "''",
            "text.replace('h0g2', 'h0i2')",
        ] {
            page.play("h0g2").await;
            damage_newest_copy(page, change).await;
            page.reload().await;
            let said = page.status("trouble").await;
            assert!(said.starts_with("The newest save was damaged."), "{said}");
            page.sees_moves(2).await;
            page.sees("rN", "h0").await;
        }
        page.play("h0g2").await;
        page.reload().await;
        page.sees_moves(3).await;
        assert!(!page.has("[data-status=trouble]").await);
    });
}

#[test]
fn a_full_storage_keeps_the_last_state_that_it_took() {
    let full = Visitor {
        browser: "const setItem = Storage.prototype.setItem;
            Storage.prototype.setItem = function (...all) {
                if (window.full) throw new DOMException('full', 'QuotaExceededError');
                return setItem.apply(this, all);
            };",
        ..Visitor::DESKTOP
    };
    visit(full, "", async |page| {
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2 h9g7").await;
        let room = async |full: bool| {
            page.rest().await;
            page.run("window.full = arguments[0]", vec![json!(full)])
                .await;
        };
        room(true).await;
        page.play("h0g2").await;
        let said = page.status("trouble").await;
        assert!(said.starts_with("There is no room left"), "{said}");
        page.assert_accessible().await;
        let file = "const link = document.querySelector('a[data-action=save-game-file]');
            return link.download + ' ' + decodeURIComponent(link.href.split(',')[1])";
        let text = "chuhe-game.txt FEN: rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\n\
            h2e2 h9g7 h0g2\n";
        assert_eq!(page.run(file, vec![]).await, json!(text));
        // Said once; the game goes on, and the offer stays until the game can be kept again.
        page.play("b9c7").await;
        page.status("plain").await;
        page.wait_for("[data-action=save-game-file]").await;
        room(false).await;
        page.play("b0c2").await;
        page.wait_gone("[data-action=save-game-file]").await;
        room(true).await;
        page.play("a9a8").await;
        page.wait_for("[data-action=save-game-file]").await;
        page.reload().await;
        page.sees_moves(5).await;
        page.play("a9a8").await;
        page.reload().await;
        page.sees_moves(6).await;
    });
}

#[test]
fn what_earlier_versions_have_saved_is_read_and_kept_in_todays_form() {
    visit(Visitor::DESKTOP, "", async |page| {
        let keep = "localStorage.clear();
            localStorage.setItem('chuhe.game', arguments[0]);
            localStorage.setItem('chuhe.settings', arguments[1]);";
        let game = include_str!("../data/saved/game-1.json").trim();
        let settings = include_str!("../data/saved/settings-1.json").trim();
        page.run(keep, vec![json!(game), json!(settings)]).await;
        page.reload().await;
        page.sees_moves(3).await;
        page.sees("rC", "e2").await;
        page.wait_for("html[data-theme=dark]").await;
        assert!(!page.has("[data-status=trouble]").await);
        page.play("b9c7").await;
        let old = "return localStorage.getItem('chuhe.game') === null
            && /^1 [0-9a-f]{8} {/.test(localStorage.getItem('chuhe.game.b'))";
        page.until("the game in today's form", old).await;
        page.reload().await;
        page.sees_moves(4).await;
    });
}

#[test]
fn the_game_of_a_newer_version_is_left_as_it_is() {
    visit(Visitor::DESKTOP, "", async |page| {
        let keep = "const text = '{\"version\":99,\"novel\":true}';
            let sum = 0x811c9dc5;
            for (const byte of new TextEncoder().encode(`7 ${text}`)) sum = Math.imul(sum ^ byte, 0x01000193);
            localStorage.clear();
            localStorage.setItem('chuhe.game.b', `7 ${(sum >>> 0).toString(16).padStart(8, '0')} ${text}`);";
        page.run(keep, vec![]).await;
        page.reload().await;
        let said = page.status("trouble").await;
        assert!(said.contains("a newer version"), "{said}");
        page.play("h2e2").await;
        page.sees_answer(2).await;
        page.reload().await;
        page.sees_moves(2).await;
        let kept = "return localStorage.getItem('chuhe.game.b').endsWith(' {\"version\":99,\"novel\":true}')";
        assert_eq!(page.run(kept, vec![]).await, json!(true));
    });
}

/// A browser that does not keep the worker's files, and lets ten seconds of waiting pass in half a second.
const IMPATIENT: Visitor = Visitor {
    browser: "delete Navigator.prototype.serviceWorker;
        const wait = window.setTimeout;
        window.setTimeout = (call, time, ...all) => wait(call, time >= 10000 ? time / 20 : time, ...all);",
    ..Visitor::DESKTOP
};

/// Workers that are of no use, and what the page says of them.
const BAD_WORKERS: [(&str, &str); 6] = [
    (
        "postMessage({ ready: { version: VERSION, engine: 'x' } }); onmessage = () => { throw new Error('crash'); };",
        "does not work",
    ),
    (
        "postMessage({ ready: { version: VERSION, engine: 'x' } }); onmessage = () => { new WebAssembly.Memory({ initial: 65537 }); };",
        "does not work",
    ),
    (
        "postMessage({ ready: { version: VERSION, engine: 'x' } }); onmessage = () => postMessage({ poem: { id: {} } });",
        "does not work",
    ),
    (
        "postMessage({ ready: { version: VERSION, engine: 'x' } }); onmessage = ({ data: { search } }) =>
        postMessage({ best_move: { id: search.id, best: 'a0a9', score: null } });",
        "does not work",
    ),
    (
        "postMessage({ ready: { version: 0, engine: 'x' } });",
        "another version",
    ),
    (
        "postMessage({ ready: { version: VERSION, engine: 'x' } }); onmessage = () => close();",
        "does not answer",
    ),
];

#[test]
fn an_engine_of_no_use_costs_nothing_but_another_try() {
    rough_visit(IMPATIENT, async |page| {
        page.provokes(&["crash", "bad Memory initial size"]);
        page.open("").await;
        // Whatever a lone general does, the soldiers may go on.
        let fen = "3k5/9/9/9/9/9/P1P1P1P1P/9/9/4K4 w - - 0 1";
        page.new_game(crate::table::Opponent::Engine(1), fen).await;
        let mut moves = 0;
        for ((script, words), next) in BAD_WORKERS
            .into_iter()
            .zip(["a3a4", "c3c4", "g3g4", "i3i4", "a4a5", "c4c5"])
        {
            page.server().replace_script(
                "engine_worker_loader",
                &script.replace("VERSION", &chuhe::protocol::VERSION.to_string()),
            );
            // The worker of the turn before is still well: this turn's is another one.
            page.reload().await;
            page.sees_moves(moves).await;
            page.click(&crate::table::point(&next[..2])).await;
            page.click(&crate::table::point(&next[2..])).await;
            page.wait_for("[data-action=retry]").await;
            let said = page.status("trouble").await;
            assert!(
                said.contains(words) && said.contains("Your game is safe"),
                "{said}"
            );
            page.server().restore_scripts();
            page.click("[data-action=retry]").await;
            moves += 2;
            page.sees_answer(moves).await;
        }
    });
}

/// Breaks what the program draws with, as a browser in need might.
pub const BREAK: &str = "const insert = Node.prototype.insertBefore;
    Node.prototype.insertBefore = function (...all) {
        if (this.closest?.('.pieces, .marks-over, .marks-under, .record')) throw new Error('struck');
        return insert.apply(this, all);
    };
    Node.prototype.appendChild = () => { throw new Error('struck'); };";

#[test]
fn a_program_that_stops_shows_the_game_and_a_way_on() {
    rough_visit(Visitor::DESKTOP, async |page| {
        page.open("").await;
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2 h9g7").await;
        page.run(BREAK, vec![]).await;
        page.click(&crate::table::point("h0")).await;
        page.wait_for("main.crash").await;
        let value = "return document.querySelector(arguments[0]).value";
        let game = page.run(value, vec![json!("#game")]).await;
        assert_eq!(
            game,
            json!(
                "FEN: rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\nh2e2 h9g7"
            )
        );
        let report = page.run(value, vec![json!("#report")]).await;
        assert!(report.as_str().unwrap().contains("panicked at"), "{report}");
        drop(page.complaints().await);
        page.click("[data-action=reload]").await;
        page.ready().await;
        page.sees_moves(2).await;
        page.play("h0g2").await;
    });
}

#[test]
fn a_trap_without_a_word_is_noticed_too() {
    rough_visit(Visitor::DESKTOP, async |page| {
        page.open("").await;
        page.play("h2e2").await;
        page.sees_answer(2).await;
        // The page's own kind of error: a driver's script may have others of the same name.
        let trap = "const error = new window.WebAssembly.RuntimeError('unreachable');
            window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));";
        page.run(trap, vec![]).await;
        page.wait_for("main.crash").await;
        page.assert_accessible().await;
        page.click("[data-action=reload]").await;
        page.ready().await;
        page.sees_moves(2).await;
    });
}
