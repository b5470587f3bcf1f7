//! How fast the worker searches and how soon it hears a stop: figures for people, not a check.

use std::fs;
use std::path::Path;

use serde_json::json;

use crate::page::Page;
use crate::visit::{Visitor, visit};

/// Three seconds of thinking about the start, then a search without limits that is stopped.
const MEASURE: &str = "
    const worker = new Worker(arguments[0]);
    const rules = arguments[1];
    const start = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';
    const search = (id, limits) => worker.postMessage({
        search: { id, fen: start, moves: [], rules, limits: { seed: 0, ...limits } },
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
