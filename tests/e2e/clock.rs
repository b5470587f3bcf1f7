//! Clocks, absence and the counts of the rules. No test waits for time: the wall clock of the browser is set.

use serde_json::json;

use crate::page::Page;
use crate::table::Opponent;
use crate::visit::{Visitor, visit};

/// A browser whose wall clock can be set ahead, also over a reload, and whose page can be said to be hidden.
const SETTABLE: &str = "
    const real = Date.now;
    Date.now = () => real() + Number(sessionStorage.getItem('ahead') ?? 0);
    Object.defineProperty(Document.prototype, 'hidden', { get: () => window.gone === true });
";

const DESKTOP: Visitor = Visitor {
    browser: SETTABLE,
    ..Visitor::DESKTOP
};
const PHONE: Visitor = Visitor {
    browser: SETTABLE,
    ..Visitor::PHONE
};

/// The places of the sets in the dialog of a new game.
const CLUB: usize = 0;
const ONLINE: usize = 1;
const CXQ: usize = 2;
const ASIAN: usize = 3;

/// A game between two people with ten minutes and five seconds a move.
async fn timed_game(page: &Page, rules: usize, clock: usize) {
    page.command("new-game").await;
    page.wait_for("[data-dialog=new-game]").await;
    page.choose("opponent", 1).await;
    page.choose("rules", rules).await;
    page.choose("clock", clock).await;
    page.assert_fits().await;
    page.assert_accessible().await;
    page.click("[data-action=start]").await;
    page.wait_gone("[data-dialog=new-game]").await;
    page.wait_for("[data-clock=red].running").await;
}

/// The wall clock goes on by so many seconds at once.
async fn set_ahead(page: &Page, seconds: u32) {
    let script = "sessionStorage.setItem('ahead', Number(sessionStorage.getItem('ahead') ?? 0) + 1000 * arguments[0])";
    page.run(script, vec![json!(seconds)]).await;
}

/// The same, and the page looks at the clock again, as it does when it wakes up.
async fn pass(page: &Page, seconds: u32) {
    set_ahead(page, seconds).await;
    let script = "document.dispatchEvent(new Event('visibilitychange'))";
    page.run(script, vec![]).await;
}

/// The page is hidden from now on, or in sight again.
async fn hide(page: &Page, gone: bool) {
    let script =
        "window.gone = arguments[0]; document.dispatchEvent(new Event('visibilitychange'))";
    page.run(script, vec![json!(gone)]).await;
}

/// Waits until a clock shows a time that begins so.
async fn shows(page: &Page, side: &str, time: &str) {
    let script =
        "return document.querySelector(arguments[0])?.textContent.startsWith(arguments[1])";
    let selector = format!("[data-clock={side}] .clock-time");
    page.until_with(time, script, vec![json!(selector), json!(time)])
        .await;
}

/// Does what leads to a scene for scripts/screenshots.
pub async fn act(scene: &str, page: &Page) {
    if scene == "new-clock" {
        page.command("new-game").await;
        page.choose("clock", 2).await;
        page.focus("[name=periods]").await;
        return;
    }
    page.run(SETTABLE, vec![]).await;
    timed_game(page, ONLINE, 2).await;
    page.play("h2e2 h9g7 h0g2").await;
    match scene {
        "away" => {
            pass(page, 12).await;
            hide(page, true).await;
        }
        "flag" => pass(page, 6000).await,
        _ => pass(page, 600 + 85).await,
    }
}

#[test]
fn a_clock_counts_down_warns_shows_tenths_and_ends_the_game() {
    visit(PHONE, "", async |page| {
        timed_game(page, CLUB, 1).await;
        page.play("h2e2").await;
        page.wait_for("[data-clock=black].running").await;
        shows(page, "red", "10:0").await;
        pass(page, 300).await;
        shows(page, "black", "4:5").await;
        page.assert_fits().await;
        page.assert_accessible().await;
        pass(page, 285).await;
        page.wait_for("[data-clock=black].running.low").await;
        shows(page, "black", "0:1").await;
        page.assert_accessible().await;
        pass(page, 9).await;
        let tenths = r"return /^\d\.\d$/.test(document.querySelector('[data-clock=black] .clock-time').textContent)";
        page.until("tenths of a second", tenths).await;
        pass(page, 10).await;
        page.sees_outcome("red_wins:timeout").await;
        page.assert_accessible().await;
        shows(page, "black", "0.0").await;
    });
}

#[test]
fn under_online_a_game_that_has_not_begun_is_cancelled() {
    visit(DESKTOP, "", async |page| {
        timed_game(page, ONLINE, 1).await;
        page.play("h2e2").await;
        page.wait_for("[data-clock=black].running").await;
        pass(page, 700).await;
        page.sees_outcome("aborted:no_first_move").await;
        let card = page.text("[data-dialog=result]").await;
        assert!(
            card.contains("Called off") && card.contains("does not count"),
            "{card}"
        );
    });
}

#[test]
fn byo_yomi_counts_its_periods() {
    visit(DESKTOP, "", async |page| {
        timed_game(page, ONLINE, 2).await;
        page.play("h2e2 h9g7").await;
        page.wait_for("[data-clock=red].running").await;
        pass(page, 600 + 35).await;
        page.wait_for("[data-clock=red].in-period").await;
        assert_eq!(page.text("[data-clock=red] .clock-periods").await, "× 2");
        page.play("h0g2").await;
        page.wait_for("[data-clock=black].running").await;
        shows(page, "red", "0:30").await;
        page.play("i9h9").await;
        pass(page, 61).await;
        page.sees_outcome("black_wins:timeout").await;
    });
}

#[test]
fn a_clock_goes_on_while_the_page_is_closed() {
    visit(DESKTOP, "", async |page| {
        timed_game(page, ONLINE, 1).await;
        page.play("h2e2 h9g7").await;
        page.wait_for("[data-clock=red].running").await;
        page.reload().await;
        shows(page, "red", "10:0").await;
        pass(page, 60).await;
        page.reload().await;
        shows(page, "red", "9:0").await;
        set_ahead(page, 3600).await;
        page.reload().await;
        page.wait_for("[data-status=result]").await;
        // Unless the page has noticed before it was left: then the result has been shown already.
        if !page.has("[data-dialog=result]").await {
            page.click("[data-action=result]").await;
        }
        page.sees_outcome("black_wins:timeout").await;
    });
}

#[test]
fn a_pause_stops_the_clock_and_the_game() {
    visit(DESKTOP, "", async |page| {
        timed_game(page, CLUB, 1).await;
        page.command("pause").await;
        page.wait_gone("[data-clock].running").await;
        pass(page, 3600).await;
        page.says("plain", "The game is paused.").await;
        page.click("[data-point=h2]").await;
        page.status("refusal").await;
        page.click(".status [data-action=go-on]").await;
        page.wait_for("[data-clock=red].running").await;
        shows(page, "red", "9:5").await;
        page.play("h2e2").await;
        page.wait_for("[data-clock=black].running").await;
    });
}

#[test]
fn leaving_the_board_counts_down_and_loses_under_online() {
    visit(PHONE, "", async |page| {
        timed_game(page, ONLINE, 1).await;
        page.play("h2e2 h9g7").await;
        hide(page, true).await;
        page.wait_for("[data-away='45'], [data-away='44']").await;
        page.until(
            "the count-down on the tab",
            "return document.title.includes('Come back')",
        )
        .await;
        page.assert_fits().await;
        page.assert_accessible().await;
        pass(page, 30).await;
        page.until(
            "less patience",
            "return Number(document.querySelector('[data-away]').dataset.away) <= 15",
        )
        .await;
        // Back in time: the next absence begins anew.
        hide(page, false).await;
        page.wait_gone("[data-away]").await;
        hide(page, true).await;
        page.wait_for("[data-away='45'], [data-away='44']").await;
        pass(page, 46).await;
        page.sees_outcome("black_wins:abandoned").await;
        page.until(
            "the usual title",
            "return document.title.startsWith('Chuhe')",
        )
        .await;
        hide(page, false).await;
        page.sees_outcome("black_wins:abandoned").await;
    });
}

#[test]
fn another_screen_of_the_app_counts_as_leaving_and_the_switch_turns_it_off() {
    visit(DESKTOP, "", async |page| {
        timed_game(page, ONLINE, 1).await;
        page.play("h2e2 h9g7").await;
        page.click(".status .rules-tag").await;
        page.wait_for(".rule-table").await;
        page.wait_for("[data-away]").await;
        page.assert_accessible().await;
        page.click("a.back").await;
        page.wait_for(".board").await;
        page.wait_gone("[data-away]").await;
        page.command("settings").await;
        page.choose("absence", 0).await;
        page.click("[data-dialog=settings] [data-action=close]")
            .await;
        page.wait_gone("[data-dialog=settings]").await;
        hide(page, true).await;
        pass(page, 100).await;
        page.wait_for("[data-clock=red].running").await;
        assert!(!page.has("[data-away]").await);
        assert!(!page.has("[data-outcome]").await);
    });
}

/// Two chariots and open generals: every move below is quiet.
const QUIET: &str = "3k5/9/9/9/4r4/9/9/4R4/9/5K3 w - - COUNT 80";

#[test]
fn draws_by_counting_are_announced_from_two_moves_before() {
    for (rules, count, outcome) in [
        (CLUB, 115, "draw:no_capture_60"),
        (ASIAN, 115, "draw:no_capture_60"),
        (CXQ, 55, "draw:progress_30"),
    ] {
        visit(DESKTOP, "", async |page| {
            let fen = QUIET.replace("COUNT", &count.to_string());
            page.new_game_under(rules, Opponent::Person, &fen).await;
            assert!(!page.has("[data-notice]").await);
            page.play("e2e1").await;
            let notice = page.text("[data-notice]").await;
            assert!(notice.starts_with("4 more moves without"), "{notice}");
            page.play("e5e6 e1e0 e6e7").await;
            let last = page.text("[data-notice]").await;
            assert!(last.starts_with("One more move without"), "{last}");
            page.assert_accessible().await;
            page.play("e0e1").await;
            page.sees_outcome(outcome).await;
        });
    }
}

#[test]
fn the_engine_is_played_under_every_set() {
    // A move before the limit: the reader's quiet move ends the game, or the engine's answer does.
    for (rules, count, name, outcome) in [
        (CXQ, 58, "CXQ rules", "draw:progress_30"),
        (ONLINE, 118, "Online rules", "draw:no_capture_60"),
        (ASIAN, 118, "Asian rules", "draw:no_capture_60"),
    ] {
        visit(DESKTOP, "", async |page| {
            page.new_game_under(rules, Opponent::Engine(3), "").await;
            page.play("h2e2").await;
            page.sees_answer(2).await;
            assert_eq!(page.text(".rules-tag").await, name);
            // Bare generals and advisors: the engine can take nothing.
            let fen = format!("3ak4/9/9/9/9/9/9/9/4A4/3K1A3 w - - {count} 80");
            if rules == ASIAN {
                // There a draw is declared where nobody can attack; a chariot behind its own lines can.
                let fen = format!("3ak4/9/9/9/9/9/9/9/4A3R/3K1A3 w - - {count} 80");
                page.new_game_under(rules, Opponent::Engine(3), &fen).await;
                page.play("i1i0").await;
            } else {
                page.new_game_under(rules, Opponent::Engine(3), &fen).await;
                page.play("e1f2").await;
            }
            page.sees_outcome(outcome).await;
            page.sees_moves(2).await;
        });
    }
}
