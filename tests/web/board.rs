//! The app in a page, touched by pointers and keys as the browser sends them.

use chuhe::app::effects::{Restored, restore};
use chuhe::app::store::{Action, GameSetup, Opponent, SideChoice, State};
use chuhe::app::{App, AppProps};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, KeyboardEvent, KeyboardEventInit, PointerEvent, PointerEventInit};

use crate::waiting::until;

/// An app of its own in the page, taken out again when the test ends.
struct Mounted {
    host: Element,
    app: Option<yew::AppHandle<App>>,
}

impl Mounted {
    async fn new() -> Mounted {
        let document = web_sys::window().unwrap().document().unwrap();
        let host = document.create_element("div").unwrap();
        host.set_attribute("class", "test-host").unwrap();
        document.body().unwrap().append_child(&host).unwrap();
        let setup = GameSetup {
            opponent: Opponent::Person,
            side: SideChoice::Red,
            ..GameSetup::default()
        };
        let restored = Restored {
            state: State::default().reduce(Action::NewGame(Box::new(setup), 0)),
            place: "chuhe.game".to_owned(),
        };
        let renderer =
            yew::Renderer::<App>::with_root_and_props(host.clone(), AppProps { restored });
        let mounted = Mounted {
            host,
            app: Some(renderer.render()),
        };
        until("the board", || mounted.find("[data-point=\"e0\"]")).await;
        mounted
    }

    fn find(&self, selector: &str) -> Option<Element> {
        self.host.query_selector(selector).unwrap()
    }

    fn count(&self, selector: &str) -> u32 {
        self.host.query_selector_all(selector).unwrap().length()
    }

    async fn wait_for(&self, selector: &str) {
        until(selector, || self.find(selector)).await;
    }

    /// Sends a pointer event to a point, at its centre.
    fn pointer(&self, kind: &str, point: &str) {
        let target = self.find(&format!("[data-point=\"{point}\"]")).unwrap();
        let rect = target.get_bounding_client_rect();
        let init = PointerEventInit::new();
        init.set_bubbles(true);
        init.set_composed(true);
        init.set_is_primary(true);
        init.set_pointer_id(7);
        init.set_client_x((rect.left() + rect.width() / 2.0) as i32);
        init.set_client_y((rect.top() + rect.height() / 2.0) as i32);
        let event = PointerEvent::new_with_event_init_dict(kind, &init).unwrap();
        target.dispatch_event(&event).unwrap();
    }

    fn click(&self, point: &str) {
        self.pointer("pointerdown", point);
        self.pointer("pointerup", point);
    }

    fn key(&self, key: &str) {
        let target = self.find(".board").unwrap();
        let init = KeyboardEventInit::new();
        init.set_bubbles(true);
        init.set_composed(true);
        init.set_cancelable(true);
        init.set_key(key);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
        let untouched = target.dispatch_event(&event).unwrap();
        assert!(!untouched, "the board uses {key}");
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        if let Some(app) = self.app.take() {
            app.destroy();
        }
        self.host.remove();
    }
}

#[wasm_bindgen_test]
async fn two_clicks_play_a_move() {
    let page = Mounted::new().await;
    page.click("h2");
    page.wait_for(".mark-selected").await;
    assert_eq!(page.count(".mark-target"), 11);
    assert_eq!(page.count(".mark-capture"), 1);
    page.click("e2");
    page.wait_for("[data-ply=\"1\"]").await;
    page.wait_for("[data-at=\"e2\"][data-piece=\"rC\"]").await;
    assert_eq!(page.count(".mark-selected"), 0);
}

#[wasm_bindgen_test]
async fn a_drag_lifts_the_piece_and_plays_where_it_is_dropped() {
    let page = Mounted::new().await;
    page.pointer("pointerdown", "b0");
    page.pointer("pointermove", "c1");
    page.wait_for(".piece-held").await;
    assert_eq!(page.count(".piece.lifted"), 1);
    page.pointer("pointermove", "c2");
    page.pointer("pointerup", "c2");
    page.wait_for("[data-ply=\"1\"]").await;
    page.wait_for("[data-at=\"c2\"].dropped").await;
    assert_eq!(page.count(".piece-held"), 0);
}

#[wasm_bindgen_test]
async fn keys_move_the_focus_and_play() {
    let page = Mounted::new().await;
    let focused = || {
        let document = web_sys::window().unwrap().document().unwrap();
        document
            .active_element()
            .and_then(|one| one.get_attribute("data-point"))
    };
    let start = page.find("[data-point=\"e3\"]").unwrap();
    start
        .unchecked_into::<web_sys::SvgElement>()
        .focus()
        .unwrap();
    page.key("Enter");
    page.wait_for(".mark-selected").await;
    page.key("ArrowUp");
    until("the focus on e4", || (focused()? == "e4").then_some(())).await;
    page.key("Enter");
    page.wait_for("[data-ply=\"1\"]").await;
    page.wait_for("[data-at=\"e4\"][data-piece=\"rP\"]").await;
}

#[wasm_bindgen_test]
async fn a_refused_move_says_why() {
    let page = Mounted::new().await;
    page.click("b0");
    page.click("d1");
    page.wait_for("[data-status=\"refusal\"]").await;
    let status = page.find("[role=\"status\"]").unwrap();
    // The words are in files that this page has not loaded: a sentence shows as its name.
    assert_eq!(status.text_content().unwrap(), "illegal-leg-blocked");
}

#[wasm_bindgen_test]
async fn the_game_is_saved_after_every_move() {
    let page = Mounted::new().await;
    page.click("h2");
    page.click("e2");
    page.wait_for("[data-ply=\"1\"]").await;
    until("the saved move", || {
        // A write goes to one of two copies.
        ["chuhe.game.a", "chuhe.game.b"]
            .iter()
            .filter_map(|copy| chuhe::platform::storage::read(copy).unwrap())
            .any(|saved| saved.contains("h2e2"))
            .then_some(())
    })
    .await;
    let Restored { state, place } = restore().await.unwrap();
    assert_eq!(state.table.game().line().len(), 1);
    assert_eq!(state.notice, None);
    assert_eq!(place, "chuhe.game");
}

#[wasm_bindgen_test]
async fn a_dialog_opens_above_the_page_and_closes() {
    let page = Mounted::new().await;
    let press = |selector: &str| {
        page.find(selector)
            .unwrap()
            .unchecked_into::<web_sys::HtmlElement>()
            .click();
    };
    press("[data-action=\"new-game\"]");
    page.wait_for("dialog[open]").await;
    press("[data-action=\"close\"]");
    until("the end of the dialog", || {
        page.find("dialog").is_none().then_some(())
    })
    .await;
}
