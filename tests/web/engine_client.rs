//! The engine client against real workers, some of which misbehave.

use std::cell::RefCell;
use std::rc::Rc;

use chuhe::platform::engine::{EngineClient, News, Search, Trouble};
use chuhe::protocol::{SearchLimits, VERSION};
use chuhe::rules::{RuleSet, Variant};
use wasm_bindgen_test::wasm_bindgen_test;
use yew::Callback;

use crate::waiting::until;

/// The address of a worker with this source.
fn worker(source: &str) -> String {
    let greeting = format!("postMessage({{ ready: {{ version: {VERSION}, engine: 'test' }} }});");
    address(&format!("{greeting}{source}"))
}

fn address(source: &str) -> String {
    let make = js_sys::Function::new_with_args(
        "source",
        "return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))",
    );
    let made = make.call1(&js_sys::global(), &source.into()).unwrap();
    made.as_string().unwrap()
}

fn search(moves: &[&str]) -> Search {
    Search {
        variant: Variant::Xiangqi,
        fen: "start".to_owned(),
        moves: moves.iter().map(|m| (*m).to_owned()).collect(),
        rules: RuleSet::CLUB,
        limits: SearchLimits {
            level: Some(3),
            ..SearchLimits::default()
        },
    }
}

/// A client whose news are collected.
fn client(file: &str) -> (EngineClient, Rc<RefCell<Vec<News>>>) {
    let news: Rc<RefCell<Vec<News>>> = Rc::default();
    let heard = news.clone();
    let on_news = Callback::from(move |one| heard.borrow_mut().push(one));
    (EngineClient::with_worker(file, on_news), news)
}

async fn answer(news: &RefCell<Vec<News>>) -> String {
    until("an answer", || {
        news.borrow().iter().find_map(|one| match one {
            News::Answer { best, .. } => best.clone(),
            _ => None,
        })
    })
    .await
}

/// Answers every search with the last of its moves.
const ECHO: &str = "onmessage = ({ data: { search } }) => { if (search)
    postMessage({ best_move: { id: search.id, best: search.moves.at(-1), score: null } }); };";

#[wasm_bindgen_test]
async fn a_search_goes_there_and_its_answer_comes_back() {
    let (engine, news) = client(&worker(ECHO));
    engine.search(search(&["h2e2", "h9g7"]));
    assert_eq!(answer(&news).await, "h9g7");
    assert_eq!(news.borrow()[0], News::Thinking { depth: 0 });
}

#[wasm_bindgen_test]
async fn every_message_of_the_protocol_is_understood() {
    let source = "onmessage = ({ data: { search } }) => { if (!search) return;
        if (search.limits.level !== 3 || search.rules.repetition !== 3 || search.fen !== 'start') throw 'bad';
        postMessage({ info: { id: search.id, depth: 4, rank: 0, nodes: 100000, time_ms: 7,
            score: { mate_in: -2 }, pv: ['h2e2'] } });
        postMessage({ best_move: { id: search.id, best: 'h2e2', score: { centipawns: 35 } } }); };";
    let (engine, news) = client(&worker(source));
    engine.search(search(&["h2e2"]));
    assert_eq!(answer(&news).await, "h2e2");
    assert!(news.borrow().contains(&News::Thinking { depth: 4 }));
}

#[wasm_bindgen_test]
async fn only_the_latest_search_is_answered() {
    let (engine, news) = client(&worker(ECHO));
    engine.search(search(&["a0a1"]));
    engine.search(search(&["b0c2"]));
    assert_eq!(answer(&news).await, "b0c2");
    let answers = news
        .borrow()
        .iter()
        .filter(|one| matches!(one, News::Answer { .. }))
        .count();
    assert_eq!(answers, 1);
}

#[wasm_bindgen_test]
async fn hurry_reaches_the_worker() {
    let patient = "onmessage = ({ data: { search, stop } }) => {
        if (search) postMessage({ info: { id: search.id, depth: 1, rank: 0, nodes: 1, time_ms: 1,
            score: { centipawns: 0 }, pv: [] } });
        else if (stop) postMessage({ best_move: { id: stop.id, best: 'h2e2', score: null } }); };";
    let (engine, news) = client(&worker(patient));
    engine.search(search(&[]));
    until("a sign of life", || {
        news.borrow()
            .contains(&News::Thinking { depth: 1 })
            .then_some(())
    })
    .await;
    engine.hurry();
    assert_eq!(answer(&news).await, "h2e2");
}

#[wasm_bindgen_test]
async fn a_worker_that_throws_is_replaced_and_then_given_up() {
    let (engine, news) = client(&worker("onmessage = () => { throw new Error('crash'); };"));
    engine.search(search(&[]));
    let trouble = gave_up(&news).await;
    assert!(matches!(trouble, Trouble::Broken(_)), "{trouble:?}");
    let restarts = news
        .borrow()
        .iter()
        .filter(|one| **one == News::Restarted)
        .count();
    assert_eq!(restarts, 2);
}

#[wasm_bindgen_test]
async fn garbage_and_missing_files_are_failures_too() {
    let garbage = worker("onmessage = () => postMessage({ poem: {} });");
    for file in [garbage, "no-such-worker.js".to_owned()] {
        let (engine, news) = client(&file);
        engine.search(search(&[]));
        assert!(matches!(gave_up(&news).await, Trouble::Broken(_)), "{file}");
    }
}

#[wasm_bindgen_test]
async fn a_worker_of_another_build_is_refused() {
    let other = format!(
        "postMessage({{ ready: {{ version: {}, engine: 'x' }} }});",
        VERSION + 1
    );
    let (engine, news) = client(&address(&other));
    engine.search(search(&[]));
    assert_eq!(gave_up(&news).await, Trouble::Version);
}

#[wasm_bindgen_test]
async fn a_retry_begins_anew() {
    let (engine, news) = client(&worker("onmessage = () => { throw new Error('crash'); };"));
    engine.search(search(&["h2e2"]));
    gave_up(&news).await;
    news.borrow_mut().clear();
    engine.retry(search(&["h2e2"]));
    gave_up(&news).await;
    assert_eq!(news.borrow()[0], News::Thinking { depth: 0 });
    let restarts = news
        .borrow()
        .iter()
        .filter(|one| **one == News::Restarted)
        .count();
    assert_eq!(restarts, 2, "as many tries as at first");
}

async fn gave_up(news: &RefCell<Vec<News>>) -> Trouble {
    until("the end of all tries", || {
        news.borrow().iter().find_map(|one| match one {
            News::GaveUp(trouble) => Some(trouble.clone()),
            _ => None,
        })
    })
    .await
}
