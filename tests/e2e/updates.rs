//! A new version on the server, in every order of events: it is announced, used on request, and its files never
//! meet those of the old one.

use crate::build::{first, second, third};
use crate::page::Page;
use crate::visit::{Visitor, rough_visit};

/// The first version, kept, in one tab; then the server has the second one.
async fn with_second_version(page: &Page) {
    page.open("").await;
    page.is_kept().await;
    page.server().serve(&second().files);
}

#[test]
fn a_new_version_is_announced_and_used_on_request() {
    rough_visit(Visitor::DESKTOP, async |page| {
        with_second_version(page).await;
        page.reload().await;
        page.runs(first()).await;
        page.hears_of_update().await;
        page.click(".status [data-action=update]").await;
        page.runs(second()).await;
        page.keeps_only(second()).await;
        assert!(!page.has("[data-action=update]").await);
        page.server().stop();
        page.reload().await;
        page.plays().await;
        page.runs(second()).await;
    });
}

#[test]
fn a_new_version_waits_for_the_end_of_the_game_and_for_a_word() {
    rough_visit(Visitor::DESKTOP, async |page| {
        page.open("").await;
        page.is_kept().await;
        page.plays().await;
        page.server().serve(&second().files);
        for _ in 0..3 {
            page.reload().await;
            page.hears_of_update().await;
            page.runs(first()).await;
            assert!(
                !page.has(".status [data-action=update]").await,
                "nothing is said during a game"
            );
        }
        page.play("h0g2").await;
        page.sees_answer(4).await;
        // Who looks for it finds it during a game too, and the game goes on in the new version.
        page.command("settings").await;
        page.click(".about [data-action=update]").await;
        page.runs(second()).await;
        page.sees_moves(4).await;
        page.play("b0c2").await;
        page.sees_answer(6).await;
        page.runs(second()).await;
    });
}

#[test]
fn a_new_version_is_announced_before_the_next_game() {
    rough_visit(Visitor::DESKTOP, async |page| {
        page.open("").await;
        page.is_kept().await;
        page.plays().await;
        page.server().serve(&second().files);
        page.reload().await;
        page.hears_of_update().await;
        page.new_game(crate::table::Opponent::Person, "").await;
        page.says("plain", "A new version is ready.").await;
        page.play("h2e2").await;
        page.wait_gone(".status [data-action=update]").await;
    });
}

#[test]
fn a_new_version_that_arrives_in_part_is_not_used() {
    rough_visit(Visitor::DESKTOP, async |page| {
        with_second_version(page).await;
        page.server().cut("engine_worker_bg", 30_000);
        page.reload().await;
        page.update_fails().await;
        page.runs(first()).await;
        page.plays().await;
        page.server().stop();
        page.reload().await;
        page.sees_moves(2).await;
        page.runs(first()).await;

        page.server().resume();
        page.server().cut_nothing();
        page.reload().await;
        page.hears_of_update().await;
        page.runs(first()).await;
        page.new_game(crate::table::Opponent::Engine(1), "").await;
        page.click(".status [data-action=update]").await;
        page.runs(second()).await;
        page.keeps_only(second()).await;
    });
}

#[test]
fn a_server_that_goes_in_the_middle_of_an_update_leaves_the_old_version() {
    rough_visit(Visitor::DESKTOP, async |page| {
        with_second_version(page).await;
        page.server().cut("licences.txt", 0);
        page.reload().await;
        page.update_fails().await;
        page.server().stop();
        for _ in 0..2 {
            page.reload().await;
            page.runs(first()).await;
        }
        page.plays().await;
        page.server().resume();
        page.server().cut_nothing();
        page.reload().await;
        page.hears_of_update().await;
    });
}

#[test]
fn an_update_is_finished_without_a_server() {
    rough_visit(Visitor::DESKTOP, async |page| {
        with_second_version(page).await;
        page.reload().await;
        page.hears_of_update().await;
        page.server().stop();
        page.reload().await;
        page.hears_of_update().await;
        page.runs(first()).await;
        page.click(".status [data-action=update]").await;
        page.runs(second()).await;
        page.plays().await;
        page.reload().await;
        page.runs(second()).await;
        page.keeps_only(second()).await;
    });
}

#[test]
fn an_update_waits_for_what_is_being_fetched() {
    rough_visit(Visitor::DESKTOP, async |page| {
        with_second_version(page).await;
        page.reload().await;
        page.hears_of_update().await;
        // For a second the page asks for one kept file after the other.
        let busy = "const end = performance.now() + 1000;
            (async () => { while (performance.now() < end) await (await fetch('index.html')).text() })();";
        page.run(busy, vec![]).await;
        page.click(".status [data-action=update]").await;
        page.runs(second()).await;
        page.keeps_only(second()).await;
    });
}

#[test]
fn half_a_deployment_is_no_version() {
    rough_visit(Visitor::DESKTOP, async |page| {
        page.open("").await;
        page.is_kept().await;
        page.server().serve(&second().half_deployed_over(first()));
        page.reload().await;
        page.update_fails().await;
        page.runs(first()).await;
        page.server().serve(&second().files);
        page.reload().await;
        page.hears_of_update().await;
        page.click(".status [data-action=update]").await;
        page.runs(second()).await;
        page.plays().await;
    });
}

#[test]
fn a_deployment_during_the_first_visit_is_noticed() {
    rough_visit(Visitor::DESKTOP, async |page| {
        // The page is of the first version, what is kept afterwards of the second.
        page.server().cut("sw.js", 0);
        page.open("").await;
        page.server().serve(&second().files);
        page.server().cut_nothing();
        page.run("navigator.serviceWorker.register('sw.js')", vec![])
            .await;
        page.until_async("the second version is kept", KEPT, &second().version)
            .await;
        page.runs(first()).await;
        page.reload().await;
        page.runs(second()).await;
        page.plays().await;
    });
}

/// The version that the service worker in charge serves.
const KEPT: &str = "const done = arguments[arguments.length - 1];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    setTimeout(() => done('none'), 500);
    navigator.serviceWorker.getRegistration().then((one) => one?.active?.postMessage('version', [port2]))";

#[test]
fn two_tabs_of_two_versions_each_keep_their_own_files() {
    rough_visit(Visitor::DESKTOP, async |page| {
        page.open("").await;
        page.is_kept().await;
        page.open_tab().await;
        page.click("[data-action=own-game]").await;
        page.click("[data-dialog=new-game] [data-action=start]")
            .await;
        page.wait_gone("[data-dialog]").await;

        // The first tab changes to the second version, while the other one stays as it is.
        page.server().serve(&second().files);
        page.to_tab(0).await;
        page.reload().await;
        page.hears_of_update().await;
        page.click(".status [data-action=update]").await;
        page.runs(second()).await;
        page.plays().await;
        page.server().stop();

        page.to_tab(1).await;
        page.runs(first()).await;
        // Its engine was never needed before: its files are still those of its version.
        page.plays().await;
        page.runs(first()).await;
        page.hears_of_update().await;
        page.reload().await;
        page.runs(second()).await;
        page.sees_moves(2).await;
        page.keeps_only(second()).await;

        page.to_tab(0).await;
        page.runs(second()).await;
        page.sees_moves(2).await;
    });
}

#[test]
fn a_version_that_waits_gives_way_to_a_newer_one() {
    rough_visit(Visitor::DESKTOP, async |page| {
        with_second_version(page).await;
        page.reload().await;
        page.hears_of_update().await;
        page.server().serve(&third().files);
        page.reload().await;
        page.until_async("the third version waits", WAITING, &third().version)
            .await;
        page.runs(first()).await;
        page.click(".status [data-action=update]").await;
        page.runs(third()).await;
        page.keeps_only(third()).await;
        page.server().stop();
        page.reload().await;
        page.plays().await;
        page.runs(third()).await;
    });
}

/// The version that waits to be used.
const WAITING: &str = "const done = arguments[arguments.length - 1];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    setTimeout(() => done('none'), 500);
    navigator.serviceWorker.getRegistration().then((one) => one?.waiting?.postMessage('version', [port2]))";

#[test]
fn a_return_to_the_old_version_is_a_new_version_too() {
    rough_visit(Visitor::DESKTOP, async |page| {
        with_second_version(page).await;
        page.reload().await;
        page.hears_of_update().await;
        page.click(".status [data-action=update]").await;
        page.runs(second()).await;
        page.server().serve(&first().files);
        page.reload().await;
        page.hears_of_update().await;
        page.click(".status [data-action=update]").await;
        page.runs(first()).await;
        page.keeps_only(first()).await;
        page.plays().await;
    });
}

impl Page {
    /// Waits until an attempt to install a new version has failed, be it that a script of its service worker or that
    /// another file has not come.
    async fn update_fails(&self) {
        let script = "const done = arguments[arguments.length - 1];
            navigator.serviceWorker.getRegistration()
                .then((one) => one.update())
                .then((one) => new Promise((ended) => {
                    const follow = () => {
                        const fresh = one.installing;
                        fresh.addEventListener('statechange', () => ended(fresh.state === 'redundant' ? 'failed' : fresh.state));
                    };
                    if (one.installing) return follow();
                    // Firefox shows it some time later; where there is none it is asked for again.
                    one.addEventListener('updatefound', follow);
                    setTimeout(() => one.installing || ended(one.waiting ? 'waiting' : 'none'), 500);
                }))
                .then(done, () => done('failed'))";
        self.until_async("a failed update", script, "failed").await;
    }
}
