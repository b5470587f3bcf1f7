//! The engine's worker breaks, falls silent, or does not load: the game is safe and goes on.

use crate::visit::{Visitor, visit};

/// Keeps the workers, so that a test can strike them, and lets ten seconds of waiting pass in half a second.
const WORKERS_IN_REACH: &str = "
    window.workers = [];
    const Real = Worker;
    window.Worker = class extends Real { constructor(...all) { super(...all); workers.push(this); } };
    const wait = window.setTimeout;
    window.setTimeout = (call, time, ...all) => wait(call, time >= 10000 ? time / 20 : time, ...all);
";

const REACHABLE: Visitor = Visitor {
    browser: WORKERS_IN_REACH,
    ..Visitor::DESKTOP
};

#[test]
fn a_worker_that_breaks_between_moves_is_replaced() {
    visit(REACHABLE, "", async |page| {
        page.play("h2e2").await;
        page.sees_answer(2).await;
        page.run(
            "workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'struck' }))",
            vec![],
        )
        .await;
        page.play("a3a4").await;
        page.sees_answer(4).await;
        page.until("a second worker", "return workers.length === 2")
            .await;
    });
}

#[test]
fn a_worker_that_falls_silent_is_replaced() {
    visit(REACHABLE, "", async |page| {
        page.play("h2e2").await;
        page.sees_answer(2).await;
        page.run("workers.at(-1).terminate()", vec![]).await;
        page.play("a3a4").await;
        page.sees_answer(4).await;
        page.until("a second worker", "return workers.length >= 2")
            .await;
    });
}

#[test]
fn a_worker_that_does_not_load_is_asked_for_again() {
    // Without a service worker, which would have kept the worker's files.
    let unkept = Visitor {
        browser: "delete Navigator.prototype.serviceWorker",
        ..Visitor::DESKTOP
    };
    visit(unkept, "", async |page| {
        page.provokes(&["spoilt for this test"]);
        page.server()
            .replace_script("engine_worker", "throw new Error('spoilt for this test')");
        page.play("h2e2").await;
        page.wait_for("[data-action=retry]").await;
        page.status("trouble").await;
        page.server().restore_scripts();
        page.click("[data-action=retry]").await;
        page.sees_answer(2).await;
    });
}

#[test]
fn the_engine_moves_when_told_to() {
    visit(Visitor::DESKTOP, "", async |page| {
        page.new_game(crate::table::Opponent::Engine(10), "").await;
        // No book knows an answer to this.
        page.play("e0e1").await;
        page.click("[data-action=move-now]").await;
        page.sees_answer(2).await;
    });
}
