//! The page as a visitor sees and touches it. Every method fails the test by a panic that names what was missing.

use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::server::Server;

/// How often a state that is waited for is looked at. Nothing waits for a fixed time.
const POLL: Duration = Duration::from_millis(20);
/// When a state that does not come is given up: long, since a busy machine is no failure.
const PATIENCE: u32 = 1500;

/// The page in the browser, with the server that it came from.
pub struct Page {
    web: WebDriver,
    server: Server,
}

impl Page {
    /// A page that is not opened yet.
    pub fn new(web: WebDriver, server: Server) -> Page {
        Page { web, server }
    }

    /// The server that the page comes from.
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// Goes to a route such as `#/play` and waits until the program has taken over.
    pub async fn open(&self, route: &str) {
        let address = format!("{}{route}", self.server.page());
        self.web.goto(address).await.expect("the page loads");
        self.ready().await;
    }

    /// Loads the page anew, as after a closed tab.
    pub async fn reload(&self) {
        self.web.refresh().await.expect("the page reloads");
        self.ready().await;
    }

    /// Loads the page anew, whatever comes of it.
    pub async fn try_reload(&self) {
        drop(self.web.refresh().await);
    }

    /// Goes to the page with something after its address, whatever comes of it.
    pub async fn try_open(&self, rest: &str) {
        drop(self.web.goto(format!("{}{rest}", self.server.page())).await);
    }

    /// Opens the page in another tab, which is the one in sight from now on.
    pub async fn open_tab(&self) {
        let tab = self.web.new_tab().await.expect("a new tab");
        self.web.switch_to_window(tab).await.expect("the new tab");
        self.try_open("").await;
        self.ready().await;
    }

    /// Goes to a tab by its place.
    pub async fn to_tab(&self, index: usize) {
        let tabs = self.web.windows().await.expect("tabs");
        let tab = tabs[index].clone();
        self.web.switch_to_window(tab).await.expect("a tab");
    }

    /// Closes the tab in sight and goes to the first one.
    pub async fn close_tab(&self) {
        self.web.close_window().await.expect("a tab closes");
        self.to_tab(0).await;
    }

    /// Waits until the program has taken over.
    pub async fn ready(&self) {
        self.until(
            "a board with its points, or a screen without one",
            "return document.querySelectorAll('[data-point]').length === 90
                || document.querySelector('main.library, main.open-screen') !== null",
        )
        .await;
    }

    /// The value of a script's `return`.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Value {
        let result = self.web.execute(script, arguments).await;
        result
            .unwrap_or_else(|error| panic!("{error}\nin the script: {script}"))
            .json()
            .clone()
    }

    /// Waits until the script returns something true, and returns that.
    pub async fn until(&self, what: &str, script: &str) -> Value {
        self.until_with(what, script, vec![]).await
    }

    /// Like [`Page::until`], with arguments for the script.
    pub async fn until_with(&self, what: &str, script: &str, arguments: Vec<Value>) -> Value {
        for _ in 0..PATIENCE {
            let value = self.run(script, arguments.clone()).await;
            if !matches!(value, Value::Null | Value::Bool(false)) {
                return value;
            }
            tokio::time::sleep(POLL).await;
        }
        let kept =
            "try { return JSON.stringify(localStorage) } catch (error) { return String(error) }";
        let seen = self.run("return document.body.innerText", vec![]).await;
        let kept = self.run(kept, vec![]).await;
        panic!(
            "{what} did not come.\nThe page says: {seen}\nThe browser keeps: {kept}\nThe console says: {:#?}",
            self.complaints().await
        );
    }

    /// Waits until an asynchronous script answers with this text.
    pub async fn until_async(&self, what: &str, script: &str, wanted: &str) {
        let mut seen = Value::Null;
        for _ in 0..PATIENCE {
            let answer = self.web.execute_async(script, vec![]).await;
            seen = answer.expect("an answer").json().clone();
            if seen == json!(wanted) {
                return;
            }
            tokio::time::sleep(POLL).await;
        }
        panic!("{what}: {wanted} did not come, but {seen}");
    }

    /// Whether an element is there.
    pub async fn has(&self, selector: &str) -> bool {
        let script = "return document.querySelector(arguments[0]) !== null";
        self.run(script, vec![json!(selector)]).await == json!(true)
    }

    /// Waits for an element.
    pub async fn wait_for(&self, selector: &str) {
        self.until_with(
            selector,
            "return document.querySelector(arguments[0]) !== null",
            vec![json!(selector)],
        )
        .await;
    }

    /// Waits until an element is gone.
    pub async fn wait_gone(&self, selector: &str) {
        let script = "return document.querySelector(arguments[0]) === null";
        self.until_with(
            &format!("the end of {selector}"),
            script,
            vec![json!(selector)],
        )
        .await;
    }

    /// The visible text of an element.
    pub async fn text(&self, selector: &str) -> String {
        self.wait_for(selector).await;
        let text = self.run(
            "return document.querySelector(arguments[0]).textContent",
            vec![json!(selector)],
        );
        text.await.as_str().unwrap_or_default().trim().to_owned()
    }

    /// Where an element's centre is; waits until it is there, in view and at rest.
    async fn centre(&self, selector: &str) -> (f64, f64) {
        let script = "
            const found = document.querySelector(arguments[0]);
            if (!found || found.disabled) return null;
            const inside = (box) => box.top >= 0 && box.left >= 0
                && box.bottom <= innerHeight && box.right <= innerWidth;
            if (!inside(found.getBoundingClientRect())) found.scrollIntoView({ block: 'center', behavior: 'instant' });
            const box = found.getBoundingClientRect();
            const moving = found.getAnimations({ subtree: true }).some((one) => one.playState === 'running'
                && one.effect?.getComputedTiming().iterations !== Infinity);
            if (box.width === 0 || moving) return null;
            return [box.left + box.width / 2, box.top + box.height / 2];";
        let place = self
            .until_with(selector, script, vec![json!(selector)])
            .await;
        (
            place[0].as_f64().expect("a number"),
            place[1].as_f64().expect("a number"),
        )
    }

    async fn cdp(&self, command: &str, parameters: Value) {
        let result = self.web.cdp().send_raw(command, parameters).await;
        result.unwrap_or_else(|error| panic!("{command}: {error}"));
    }

    async fn mouse(&self, kind: &str, (x, y): (f64, f64), buttons: u8) {
        let button = if kind == "mouseMoved" && buttons == 0 {
            "none"
        } else {
            "left"
        };
        let event = json!({
            "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1,
        });
        self.cdp("Input.dispatchMouseEvent", event).await;
    }

    async fn touch(&self, kind: &str, points: &[(f64, f64)]) {
        let points: Vec<Value> = points
            .iter()
            .map(|(x, y)| json!({ "x": x, "y": y }))
            .collect();
        self.cdp(
            "Input.dispatchTouchEvent",
            json!({ "type": kind, "touchPoints": points }),
        )
        .await;
    }

    /// Clicks with the mouse.
    pub async fn click(&self, selector: &str) {
        let place = self.centre(selector).await;
        self.mouse("mouseMoved", place, 0).await;
        self.mouse("mousePressed", place, 1).await;
        self.mouse("mouseReleased", place, 0).await;
    }

    /// Presses the button, moves in steps as a hand does, and lets go.
    pub async fn drag(&self, from: &str, to: &str) {
        let (start, end) = (self.centre(from).await, self.centre(to).await);
        self.mouse("mouseMoved", start, 0).await;
        self.mouse("mousePressed", start, 1).await;
        for place in between(start, end) {
            self.mouse("mouseMoved", place, 1).await;
        }
        self.mouse("mouseReleased", end, 0).await;
    }

    /// The same with the right button.
    pub async fn drag_right(&self, from: &str, to: &str) {
        let (start, end) = (self.centre(from).await, self.centre(to).await);
        let places = [
            ("mousePressed", start),
            ("mouseMoved", end),
            ("mouseReleased", end),
        ];
        for (kind, (x, y)) in places {
            let buttons = if kind == "mouseReleased" { 0 } else { 2 };
            let event = json!({
                "type": kind, "x": x, "y": y, "button": "right", "buttons": buttons, "clickCount": 1,
            });
            self.cdp("Input.dispatchMouseEvent", event).await;
        }
    }

    /// Rests with a finger until something is seen, then draws it elsewhere and lifts it.
    pub async fn press_long(&self, from: &str, seen: &str, to: &str) {
        let (start, end) = (self.centre(from).await, self.centre(to).await);
        self.touch("touchStart", &[start]).await;
        self.wait_for(seen).await;
        self.touch("touchMove", &[end]).await;
        self.touch("touchEnd", &[]).await;
    }

    /// Strikes Enter while Shift is held.
    pub async fn shift_enter(&self) {
        for kind in ["keyDown", "keyUp"] {
            let event = json!({ "type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "modifiers": 8 });
            self.cdp("Input.dispatchKeyEvent", event).await;
        }
    }

    /// Shows the page as somebody sees it who is blind to some colours, such as `deuteranopia`.
    pub async fn see_as(&self, deficiency: &str) {
        let parameters = json!({ "type": deficiency });
        self.cdp("Emulation.setEmulatedVisionDeficiency", parameters)
            .await;
    }

    /// Shows the page with the few colours that a system forces on it.
    pub async fn force_colours(&self) {
        let media = json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
        self.cdp("Emulation.setEmulatedMedia", media).await;
    }

    /// Touches with a finger.
    pub async fn tap(&self, selector: &str) {
        let place = self.centre(selector).await;
        self.touch("touchStart", &[place]).await;
        self.touch("touchEnd", &[]).await;
    }

    /// Draws a finger over the screen.
    pub async fn swipe(&self, from: &str, to: &str) {
        let (start, end) = (self.centre(from).await, self.centre(to).await);
        self.touch("touchStart", &[start]).await;
        for place in between(start, end) {
            self.touch("touchMove", &[place]).await;
        }
        self.touch("touchEnd", &[]).await;
    }

    /// Strikes keys, where the focus is.
    pub async fn keys(&self, keys: impl IntoIterator<Item = Key>) {
        for key in keys {
            let chain = self.web.action_chain().send_keys(key);
            chain.perform().await.expect("a key");
        }
    }

    /// Strikes a letter or a sign, where the focus is.
    pub async fn strike(&self, sign: char) {
        for kind in ["keyDown", "keyUp"] {
            let event = json!({ "type": kind, "key": sign.to_string(), "text": sign.to_string() });
            self.cdp("Input.dispatchKeyEvent", event).await;
        }
    }

    /// Puts the focus on an element.
    pub async fn focus(&self, selector: &str) {
        self.wait_for(selector).await;
        self.run(
            "document.querySelector(arguments[0]).focus()",
            vec![json!(selector)],
        )
        .await;
    }

    /// Writes into a text field in place of what is in it.
    pub async fn fill(&self, selector: &str, text: &str) {
        self.focus(selector).await;
        self.run(
            "document.querySelector(arguments[0]).select()",
            vec![json!(selector)],
        )
        .await;
        self.cdp("Input.insertText", json!({ "text": text })).await;
    }

    /// Whether an element takes up room.
    pub async fn is_visible(&self, selector: &str) -> bool {
        let script =
            "return (document.querySelector(arguments[0])?.getClientRects().length ?? 0) > 0";
        self.run(script, vec![json!(selector)]).await == json!(true)
    }

    /// Waits until nothing moves any more.
    pub async fn settle(&self) {
        let script = "return document.getAnimations().every((one) => one.playState !== 'running'
            || one.effect?.getComputedTiming().iterations === Infinity)";
        self.until("the end of all motion", script).await;
    }

    /// A picture of what is in view.
    pub async fn picture(&self) -> Vec<u8> {
        self.web.screenshot_as_png().await.expect("a screenshot")
    }

    /// Asserts that the window does not scroll sideways.
    pub async fn assert_fits(&self) {
        let wide = "return [...document.querySelectorAll('body *')]
            .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
            .map((one) => one.outerHTML.slice(0, 120))";
        let scrolls =
            "return document.documentElement.scrollWidth > document.documentElement.clientWidth";
        if self.run(scrolls, vec![]).await == json!(true) {
            panic!(
                "the page scrolls sideways: {:#}",
                self.run(wide, vec![]).await
            );
        }
    }

    /// Asserts that axe finds nothing wrong with the page as it is now.
    pub async fn assert_accessible(&self) {
        let file = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/node_modules/axe-core/axe.min.js"
        );
        let axe = std::fs::read_to_string(file).expect("axe-core: scripts/setup installs it");
        // By the debugger, not as a script of the page: the page's policy need not allow it.
        self.cdp(
            "Runtime.evaluate",
            json!({ "expression": axe, "returnByValue": true }),
        )
        .await;
        self.settle().await;
        let script = "const done = arguments[arguments.length - 1];
            axe.run(document, { resultTypes: ['violations'] }).then(
                ({ violations }) => done(violations.map(({ id, help, nodes }) => ({
                    id, help, nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
                }))),
                (error) => done([{ id: 'axe failed', help: String(error) }]),
            );";
        let found = self
            .web
            .execute_async(script, vec![])
            .await
            .expect("axe answers");
        let found = found.json().as_array().cloned().unwrap_or_default();
        assert!(found.is_empty(), "axe found: {:#}", Value::Array(found));
    }

    /// What warnings and errors the console has shown since the last call.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.web.browser_log().await.expect("a console log");
        log.into_iter()
            .filter(|entry| matches!(entry.level.as_str(), "SEVERE" | "WARNING"))
            .map(|entry| format!("{}: {}", entry.level, entry.message))
            .collect()
    }

    /// Asserts that nobody complained in the console, that no request left the origin and that none was in vain.
    pub async fn assert_clean(&self) {
        let complaints = self.complaints().await;
        assert!(
            complaints.is_empty(),
            "the console says:\n{}",
            complaints.join("\n")
        );

        let origin = self.server.origin();
        let abroad: Vec<String> = self
            .requests()
            .await
            .into_iter()
            .filter(|address| !address.starts_with(&origin))
            .collect();
        assert!(abroad.is_empty(), "requests to other origins: {abroad:?}");

        let missing = self.server.missing();
        assert!(missing.is_empty(), "files that are not there: {missing:?}");
    }

    /// The addresses of all requests that went out of the browser since the last call.
    async fn requests(&self) -> Vec<String> {
        let log = self
            .web
            .get_log("performance")
            .await
            .expect("a network log");
        log.iter()
            .filter_map(|entry| serde_json::from_str::<Value>(&entry.message).ok())
            .filter(|entry| entry["message"]["method"] == "Network.requestWillBeSent")
            .filter_map(|entry| {
                entry["message"]["params"]["request"]["url"]
                    .as_str()
                    .map(str::to_owned)
            })
            .filter(|address| address.contains("://"))
            .collect()
    }
}

/// Places on the way, the last one included.
fn between(start: (f64, f64), end: (f64, f64)) -> impl Iterator<Item = (f64, f64)> {
    (1..=8).map(move |step| {
        let share = f64::from(step) / 8.0;
        (
            start.0 + (end.0 - start.0) * share,
            start.1 + (end.1 - start.1) * share,
        )
    })
}
