//! How fast the worker searches and how soon it hears a stop, how long the page is busy at once, and whether its memory
//! grows: figures for people, not a check.

use std::fs;
use std::path::Path;

use serde_json::json;

use crate::page::Page;
use crate::table::Opponent;
use crate::visit::{Visitor, visit};

/// Three seconds of thinking about the start, then a search without limits that is stopped.
const MEASURE: &str = "
    const worker = new Worker(arguments[0]);
    const rules = arguments[1];
    const start = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';
    const search = (id, limits) => worker.postMessage({
        search: { id, variant: 'xiangqi', fen: start, moves: [], rules, limits: { seed: 0, ...limits } },
    });
    let last;
    let stopped;
    worker.onmessage = ({ data: { ready, info, rejected, best_move: answer } }) => {
        if (ready) search(1, { movetime_ms: 3000 });
        if (info) last = info;
        if (rejected) window.measured = rejected;
        if (answer?.id === 1) {
            window.first = last;
            search(2, {});
            setTimeout(() => { stopped = performance.now(); worker.postMessage({ stop: { id: 2 } }); }, 500);
        }
        if (answer?.id === 2) {
            worker.terminate();
            window.measured = {
                depth: window.first.depth,
                knps: Math.round(window.first.nodes / window.first.time_ms),
                stop_ms: Math.round(performance.now() - stopped),
            };
        }
    };
";

#[test]
#[ignore = "measures, checks nothing: cargo test --release --features e2e --test e2e -- --ignored --exact speed::of_the_worker --nocapture"]
fn of_the_worker() {
    let rules = serde_json::to_value(chuhe::rules::RuleSet::CLUB).unwrap();
    visit(Visitor::DESKTOP, "", async |page: &Page| {
        page.run(MEASURE, vec![json!(worker_script()), rules]).await;
        let found = page.until("a measurement", "return window.measured").await;
        assert!(found["knps"].is_number(), "the worker refuses: {found}");
        println!("{found}");
    });
}

/// The worker's first script in `dist/`: the loader if there is one.
fn worker_script() -> String {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("dist");
    let mut names: Vec<String> = fs::read_dir(dist)
        .unwrap()
        .filter_map(|entry| entry.unwrap().file_name().into_string().ok())
        .filter(|name| name.starts_with("engine_worker") && name.ends_with(".js"))
        .collect();
    names.sort_by_key(|name| !name.contains("loader"));
    names.swap_remove(0)
}

/// Notes when the board of the page is drawn and when the program's own is there.
const WATCH_START: &str = "
    new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') window.board_ms = startTime;
    }).observe({ type: 'paint', buffered: true });
    new MutationObserver((_, observer) => {
        if (document.querySelectorAll('[data-point]').length < 90) return;
        observer.disconnect();
        requestAnimationFrame(() => { window.playable_ms = performance.now(); });
    }).observe(document, { childList: true, subtree: true });
";

#[test]
#[ignore = "measures, checks nothing: cargo test --features e2e --test e2e -- --ignored --exact speed::of_the_start --nocapture"]
fn of_the_start() {
    let watched = Visitor {
        browser: WATCH_START,
        ..Visitor::DESKTOP
    };
    visit(watched, "", async |page: &Page| {
        for start in ["first visit", "kept", "kept", "kept"] {
            let script = "return window.playable_ms && window.board_ms && [board_ms, playable_ms].map(Math.round)";
            let found = page.until("a start", script).await;
            println!(
                "{start}: board after {} ms, playable after {} ms",
                found[0], found[1]
            );
            page.is_kept().await;
            page.reload().await;
        }
    });
}

/// Notes every time that the page's thread is busy for more than 50 ms, with what it did.
const WATCH_TASKS: &str = "
    window.busy = [];
    window.frames = 0;
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) busy.push(`${Math.round(one.duration)} ms at ${Math.round(one.startTime)}`);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) {
            const scripts = one.scripts.map((script) => `${Math.round(script.duration)} ${script.invoker}`).join(', ');
            busy.push(`a frame of ${Math.round(one.duration)} ms at ${Math.round(one.startTime)}: ${scripts}`);
        }
    }).observe({ type: 'long-animation-frame' });
    const count = () => { window.frames += 1; requestAnimationFrame(count); };
    count();
    window.begun = performance.now();
";

#[test]
#[ignore = "measures, checks nothing: cargo test --features e2e --test e2e -- --ignored --exact speed::of_the_analysis --nocapture"]
fn of_the_analysis() {
    visit(Visitor::DESKTOP, "", async |page: &Page| {
        page.new_game(Opponent::Person, "").await;
        page.play("h2e2 h9g7 h0g2 i9h9 b0c2 c6c5 i0h0 b9c7 h0h6 b7a7")
            .await;
        page.go("#/analyse", "[data-action=more-lines]").await;
        page.click("[data-action=more-lines]").await;
        page.click("[data-action=more-lines]").await;
        page.wait_for("[data-rank='4']").await;
        page.run(WATCH_TASKS, vec![]).await;
        for command in ["back", "back", "back", "forward", "forward", "forward"] {
            page.click(&format!(".steps [data-action={command}]")).await;
            let passed =
                "return performance.now() - begun > 5_000 && (window.begun = performance.now())";
            page.until("five seconds", passed).await;
        }
        let found = page.run("return [frames, busy]", vec![]).await;
        println!(
            "five lines for 30 s and six steps: {} frames; busy: {:#}; {}",
            found[0],
            found[1],
            page.text(".effort").await
        );
    });
}

#[test]
#[ignore = "measures, checks nothing: cargo test --features e2e --test e2e -- --ignored --exact speed::of_fifty_games --nocapture"]
fn of_fifty_games() {
    visit(Visitor::DESKTOP, "", async |page: &Page| {
        page.chromium().ask("Performance.enable", json!({})).await;
        page.chromium().ask("HeapProfiler.enable", json!({})).await;
        page.run(WATCH_TASKS, vec![]).await;
        for game in 0..=50 {
            page.new_game(Opponent::Engine(1), "").await;
            for (moves, one) in [(2, "h2e2"), (4, "h0g2"), (6, "b0c2")] {
                page.play(one).await;
                page.sees_answer(moves).await;
            }
            page.command("resign").await;
            page.click("[data-action=confirm-resign]").await;
            page.click("[data-dialog=result] [data-action=look]").await;
            page.wait_gone("[data-dialog=result]").await;
            if game % 10 == 0 {
                println!("after {} games: {}", game + 1, memory(page).await);
            }
        }
        println!("busy: {:#}", page.run("return busy", vec![]).await);
    });
}

/// What the page holds once what it has let go of is collected.
async fn memory(page: &Page) -> String {
    page.chromium()
        .ask("HeapProfiler.collectGarbage", json!({}))
        .await;
    let heap = page.chromium().ask("Runtime.getHeapUsage", json!({})).await;
    let metrics = page
        .chromium()
        .ask("Performance.getMetrics", json!({}))
        .await;
    let metrics = metrics["metrics"].as_array().cloned().unwrap_or_default();
    let metric = |name: &str| {
        let found = metrics.iter().find(|one| one["name"] == name);
        found.map_or(0, |one| one["value"].as_f64().unwrap_or_default() as u64)
    };
    let kib = |name: &str| heap[name].as_f64().unwrap_or_default() as u64 / 1024;
    format!(
        "{} KiB of objects, {} KiB of buffers, {} nodes, {} listeners",
        kib("usedSize"),
        kib("backingStorageSize"),
        metric("Nodes"),
        metric("JSEventListeners"),
    )
}
