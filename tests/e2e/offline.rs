//! The page without its server, and with one that breaks off: never stuck, never half a page.

use serde_json::json;

use crate::build::{first, second};
use crate::page::Page;
use crate::visit::{Visitor, rough_visit};

#[test]
fn the_page_plays_on_after_its_server_has_gone() {
    rough_visit(Visitor::DESKTOP, async |page| {
        page.open("").await;
        page.is_kept().await;
        page.says("plain", "Your move · Works offline from now on")
            .await;
        // The engine was not needed yet: its files come from what is kept. Whatever it answers
        // to the first move, the soldier can go on.
        page.server().stop();
        page.plays().await;
        page.reload().await;
        page.sees_moves(2).await;
        page.play("a3a4").await;
        page.sees_answer(4).await;
        page.runs(first()).await;
        // Any address of the app, the licences, and a tab that is opened now.
        page.try_open("?shared-title=nothing#/play").await;
        page.ready().await;
        let licences = "const done = arguments[arguments.length - 1];
            fetch('licences.txt').then((answer) => answer.text()).then((text) => done(String(text.includes('yew '))))";
        page.until_async("the licences", licences, "true").await;
    });
}

/// What is kept of the programs: each unpacked, with the first bytes of every WebAssembly program.
const KEPT_PROGRAMS: &str = "const done = arguments[arguments.length - 1];
    const look = async () => {
        const [name] = await caches.keys();
        const cache = await caches.open(name);
        const programs = (await cache.keys()).filter(({ url }) => url.endsWith('.wasm.xz'));
        if (programs.length < 4) return `only ${programs.length}`;
        for (const program of programs) {
            const bytes = new Uint8Array(await (await cache.match(program)).arrayBuffer());
            const magic = [0, 0x61, 0x73, 0x6d].every((byte, at) => bytes[at] === byte);
            if (!magic) return `${program.url} is kept packed`;
        }
        return 'all unpacked';
    };
    look().then(done, (error) => done(String(error)));";

#[test]
fn programs_are_kept_unpacked() {
    rough_visit(Visitor::DESKTOP, async |page| {
        page.open("").await;
        page.is_kept().await;
        page.until_async("the programs", KEPT_PROGRAMS, "all unpacked")
            .await;
        page.reload().await;
        page.plays().await;
    });
}

#[test]
fn a_first_visit_that_is_cut_off_before_all_is_kept_is_made_up_for() {
    rough_visit(Visitor::DESKTOP, async |page| {
        page.server().cut("licences.txt", 1000);
        page.open("").await;
        page.installation_fails().await;
        assert!(!page.has("html[data-offline]").await);
        page.plays().await;
        page.server().cut_nothing();
        page.reload().await;
        page.is_kept().await;
        page.server().stop();
        page.reload().await;
        page.sees_moves(2).await;
        page.runs(first()).await;
    });
}

/// Whether a service worker is there or on its way.
const REGISTERED: &str = "const done = arguments[arguments.length - 1];
    navigator.serviceWorker.getRegistration().then((one) =>
        done(one?.active ? 'active' : one ? 'begun' : 'none'), () => done('none'))";

impl Page {
    /// Waits until a service worker has come to a file that the server spoils, and has given up.
    async fn installation_fails(&self) {
        self.server().spoils_something().await;
        self.until_async("the failed installation", REGISTERED, "none")
            .await;
    }
}

#[test]
fn a_program_that_arrives_in_part_is_asked_for_again() {
    rough_visit(Visitor::DESKTOP, async |page| {
        for (part, bytes) in [("app-", 20_000), ("app-", 0)] {
            page.server().cut(part, bytes);
            page.try_open("").await;
            page.wait_for(".start [data-action=load-afresh]").await;
            // The board is there all the same.
            assert!(page.has(".start .board-lines").await);
            page.server().cut_nothing();
        }
        page.click("[data-action=load-afresh]").await;
        page.ready().await;
        page.plays().await;
        page.runs(first()).await;
    });
}

#[test]
fn a_start_script_that_does_not_arrive_leaves_a_way_on() {
    rough_visit(Visitor::DESKTOP, async |page| {
        page.server().cut("boot-", 100);
        page.try_open("").await;
        // No script runs: the link is plain HTML and comes into sight by the style sheet.
        page.until("the link", "return document.querySelector('.start .slow a').checkVisibility({ visibilityProperty: true })")
            .await;
        page.server().cut_nothing();
        page.click(".start .slow a").await;
        page.ready().await;
        page.runs(first()).await;
    });
}

#[test]
fn a_server_that_goes_during_the_first_load_is_waited_for() {
    rough_visit(Visitor::DESKTOP, async |page| {
        page.server().cut("app-", 50_000);
        page.try_open("").await;
        page.wait_for("[data-action=load-afresh]").await;
        page.server().stop();
        page.click("[data-action=load-afresh]").await;
        page.server().resume();
        page.server().cut_nothing();
        page.try_open("").await;
        page.ready().await;
        page.runs(first()).await;
    });
}

#[test]
fn files_that_the_browser_has_thrown_away_are_fetched_again() {
    rough_visit(Visitor::DESKTOP, async |page| {
        page.open("").await;
        page.is_kept().await;
        let clear = "const done = arguments[arguments.length - 1];
            caches.keys().then(async (names) => { for (const name of names) await caches.delete(name); done('gone'); })";
        page.until_async("nothing is kept", clear, "gone").await;
        page.reload().await;
        page.plays().await;
        page.runs(first()).await;
    });
}

#[test]
fn kept_files_that_fit_no_server_any_more_are_given_up_on_request() {
    rough_visit(Visitor::DESKTOP, async |page| {
        page.open("").await;
        page.is_kept().await;
        // The program alone is lost, and the server has another version.
        let lose = "const done = arguments[arguments.length - 1];
            caches.keys().then(async ([name]) => {
                const cache = await caches.open(name);
                for (const { url } of await cache.keys()) if (url.includes('/app-')) await cache.delete(url);
                done('lost');
            })";
        page.until_async("the program is lost", lose, "lost").await;
        page.server().serve(&second().files);
        page.try_reload().await;
        page.click("[data-action=load-afresh]").await;
        page.runs(second()).await;
        page.plays().await;
    });
}

#[test]
fn a_host_that_answers_everything_with_the_page_spoils_nothing() {
    rough_visit(Visitor::DESKTOP, async |page| {
        page.server()
            .replace_script("engine_worker", "<!DOCTYPE html>");
        page.open("").await;
        page.installation_fails().await;
        page.server().restore_scripts();
        page.reload().await;
        page.is_kept().await;
        page.server().stop();
        page.plays().await;
        assert_eq!(
            page.run("return navigator.serviceWorker.controller !== null", vec![])
                .await,
            json!(true)
        );
    });
}

#[test]
fn a_part_that_does_not_arrive_is_named_and_asked_for_again() {
    rough_visit(Visitor::DESKTOP, async |page| {
        // Neither the service worker nor the idle fetch gets them.
        for part in ["split_", "chunk_"] {
            page.server().cut(part, 0);
        }
        page.try_open("#/learn/rules").await;
        page.wait_for("main.missing [data-action=load-again]").await;
        page.click("main.missing .back").await;
        page.click("[data-action=settings]").await;
        page.wait_for("dialog[data-dialog=missing]").await;
        page.server().cut_nothing();
        page.click("dialog[data-dialog=missing] [data-action=load-again]")
            .await;
        page.wait_for("dialog[data-dialog=settings]").await;
        // The board had never to wait.
        page.keys([thirtyfour::Key::Escape]).await;
        page.plays().await;
    });
}
