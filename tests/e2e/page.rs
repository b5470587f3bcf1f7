//! The page as a visitor sees and touches it. Every method fails the test by a panic that names what was missing.

mod checks;
mod hands;
pub mod told;

use std::cell::RefCell;
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::browser::{Chromium, Session};
use crate::server::Server;

/// How often a state that is waited for is looked at. Nothing waits for a fixed time.
pub const POLL: Duration = Duration::from_millis(20);
/// When a state that does not come is given up: long, since a busy machine is no failure.
pub const PATIENCE: u32 = 1500;

/// The page in the browser, with the server that it came from.
pub struct Page {
    web: WebDriver,
    session: Session,
    server: Server,
    provoked: RefCell<Vec<&'static str>>,
}

impl Page {
    /// A page that is not opened yet.
    pub fn new(web: WebDriver, session: Session, server: Server) -> Page {
        Page {
            web,
            session,
            server,
            provoked: RefCell::default(),
        }
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

    /// Loads the page anew, as after a closed tab, when it has done what it had to do.
    pub async fn reload(&self) {
        self.rest().await;
        self.session.reload().await.expect("the page reloads");
        self.ready().await;
    }

    /// Loads the page anew, whatever comes of it.
    pub async fn try_reload(&self) {
        drop(self.session.reload().await);
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

    /// Waits until the page has done what follows from what is seen. On a busy machine `yew` draws, lets the
    /// browser work after 16 ms, and saves, listens or opens a dialog in a later task of its own: a timer's, so
    /// that as many timers later there is nothing left to do.
    pub async fn rest(&self) {
        let script = "
            const done = arguments[arguments.length - 1];
            const wait = (timers) => timers === 0 ? done('rest') : setTimeout(wait, 5, timers - 1);
            wait(8);";
        self.until_async("a page with nothing to do", script, "rest")
            .await;
    }

    /// Waits until the program has taken over.
    pub async fn ready(&self) {
        self.until(
            "a board with its points, or a screen without one",
            "return document.querySelectorAll('[data-point]').length === 90
                || document.querySelector('main.library, main.open-screen') !== null",
        )
        .await;
        self.rest().await;
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
        let mut trouble = None;
        for _ in 0..PATIENCE {
            match self.web.execute(script, arguments.clone()).await {
                Ok(answer) if !matches!(answer.json(), Value::Null | Value::Bool(false)) => {
                    return answer.json().clone();
                }
                Ok(_) => trouble = None,
                // Between two pages there may be no document.
                Err(error) => trouble = Some(error),
            }
            tokio::time::sleep(POLL).await;
        }
        if let Some(error) = trouble {
            panic!("{what} did not come.\n{error}\nin the script: {script}");
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
        let mut seen = String::new();
        for _ in 0..PATIENCE {
            seen = match self.web.execute_async(script, vec![]).await {
                Ok(answer) if *answer.json() == json!(wanted) => return,
                Ok(answer) => answer.json().to_string(),
                // The page may be on its way to another one.
                Err(error) => error.to_string(),
            };
            tokio::time::sleep(POLL).await;
        }
        panic!("{what}: {wanted} did not come, but {seen}");
    }

    /// Whether an element is there.
    pub async fn has(&self, selector: &str) -> bool {
        let script = "return document.querySelector(arguments[0]) !== null";
        self.run(script, vec![json!(selector)]).await == json!(true)
    }

    /// Waits for an element. What is in a dialog is there when the dialog is open.
    pub async fn wait_for(&self, selector: &str) {
        let script = "
            const found = document.querySelector(arguments[0]);
            return found !== null && found.closest('dialog:not([open])') === null;";
        self.until_with(selector, script, vec![json!(selector)])
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

    /// What only Chromium can be asked; see [`crate::browser::in_chromium_only`].
    pub fn chromium(&self) -> &Chromium {
        self.session.chromium()
    }
}
