//! Firefox: how it is started, and what is asked of it by WebDriver BiDi.

use std::cell::RefCell;
use std::env;
use std::path::PathBuf;

use serde_json::{Value, json};
use thirtyfour::common::capabilities::desiredcapabilities::Capabilities;
use thirtyfour::common::capabilities::firefox::FirefoxPreferences;
use thirtyfour::common::command::Command;
use thirtyfour::prelude::*;

use super::bidi::Bidi;
use super::{About, Complaint, Pointer, Step};
use crate::page::{PATIENCE, POLL};
use crate::visit::Visitor;

/// Programs that may be it, the first that is there: Debian has the one with long support.
const PROGRAMS: [&str; 2] = ["firefox-esr", "firefox"];

/// What a pointer can do, as `ui.primaryPointerCapabilities` counts it.
const COARSE: u8 = 1;
const FINE_AND_HOVERS: u8 = 2 + 4;

/// What a session is asked for: what the visitor brings along is set before the browser starts.
pub fn capabilities(visitor: Visitor) -> Capabilities {
    let mut wanted = DesiredCapabilities::firefox();
    let set = "what is set is plain";
    wanted.set_headless().expect(set);
    wanted.set_firefox_binary(&program()).expect(set);
    wanted.set("webSocketUrl", true).expect(set);
    let pointer = if visitor.touch {
        COARSE
    } else {
        FINE_AND_HOVERS
    };
    let mut preferences = FirefoxPreferences::new();
    for (name, value) in [
        // The system.
        ("ui.systemUsesDarkTheme", json!(u8::from(visitor.dark))),
        (
            "ui.prefersReducedMotion",
            json!(u8::from(visitor.reduced_motion)),
        ),
        ("ui.primaryPointerCapabilities", json!(pointer)),
        ("ui.allPointerCapabilities", json!(pointer)),
        (
            "dom.w3c_touch_events.enabled",
            json!(u8::from(visitor.touch)),
        ),
        ("ui.useOverlayScrollbars", json!(1)),
        // Processes that wait for pages which no test opens.
        ("dom.ipc.processPrelaunch.enabled", json!(false)),
    ] {
        preferences.set(name, value).expect(set);
    }
    wanted.set_preferences(preferences).expect(set);
    wanted.into()
}

/// The program: the one that `FIREFOX` names, or one in `PATH`.
fn program() -> String {
    if let Ok(named) = env::var("FIREFOX") {
        return named;
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let found = PROGRAMS
        .iter()
        .find_map(|name| {
            folders
                .iter()
                .map(|folder| folder.join(name))
                .find(|file| file.is_file())
        })
        .expect("Firefox is in PATH, or FIREFOX names it: scripts/setup --test");
    found.display().to_string()
}

/// What a script hears of a request that was under way when its page was left. Chromium ends the script before; and
/// files that are not there are found by the server.
const LEFT: [&str; 4] = [
    "NetworkError when attempting to fetch resource",
    "AbortError: The operation was aborted",
    "Failed to read data from the ReadableStream",
    "A ServiceWorker intercepted the request and encountered an unexpected error",
];

/// A running Firefox.
pub struct Firefox {
    web: WebDriver,
    bidi: RefCell<Bidi>,
}

impl Firefox {
    /// Makes it what the visitor brings along, and listens.
    pub fn begin(web: &WebDriver, visitor: Visitor) -> Firefox {
        let address = web.capabilities().get("webSocketUrl");
        let address = address
            .and_then(Value::as_str)
            .expect("a session with BiDi");
        let mut bidi = Bidi::connect(address);
        let events = json!({ "events": ["log.entryAdded", "network.beforeRequestSent"] });
        bidi.ask("session.subscribe", events);
        let (width, height) = visitor.size;
        let viewport = json!({
            "userContexts": ["default"], "viewport": { "width": width, "height": height },
            "devicePixelRatio": visitor.zoom,
        });
        bidi.ask("browsingContext.setViewport", viewport);
        if !visitor.browser.is_empty() {
            let script = json!({ "functionDeclaration": format!("() => {{ if (location.protocol === 'about:') return; {} }}", visitor.browser) });
            bidi.ask("script.addPreloadScript", script);
        }
        Firefox {
            web: web.clone(),
            bidi: RefCell::new(bidi),
        }
    }

    /// See [`super::Session::point`].
    pub async fn point(&self, pointer: Pointer, steps: &[Step]) {
        let (id, kind, button) = match pointer {
            Pointer::Left => ("mouse", "mouse", 0),
            Pointer::Right => ("mouse", "mouse", 2),
            Pointer::Finger => ("finger", "touch", 0),
        };
        let down = json!({ "type": "pointerDown", "button": button });
        let up = json!({ "type": "pointerUp", "button": button });
        let actions: Vec<Value> = steps
            .iter()
            .flat_map(|step| match *step {
                Step::Press(place) => vec![to(place), down.clone()],
                Step::Move(place) => vec![to(place)],
                Step::Release(place) => vec![to(place), up.clone()],
            })
            .collect();
        let parameters = json!({ "pointerType": kind });
        let device =
            json!({ "type": "pointer", "id": id, "parameters": parameters, "actions": actions });
        let done = self
            .web
            .cmd(Command::PerformActions(json!([device]).into()));
        done.await.expect("a pointer's actions");
    }

    /// See [`super::Session::reload`]. WebDriver's own command is what the reader does with Shift held: it goes past
    /// the service worker.
    pub async fn reload(&self) -> WebDriverResult<()> {
        let leave = "window.left = true; location.reload()";
        self.web.execute(leave, vec![]).await?;
        let loaded = "return window.left !== true && document.readyState === 'complete'";
        for _ in 0..PATIENCE {
            // Between two pages there is nothing to ask.
            let answer = self.web.execute(loaded, vec![]).await;
            if answer.is_ok_and(|answer| answer.json() == &json!(true)) {
                return Ok(());
            }
            tokio::time::sleep(POLL).await;
        }
        Err(WebDriverError::Timeout("the next page".to_owned()))
    }

    /// See [`super::Session::write`].
    pub async fn write(&self, text: &str) {
        let script = "document.execCommand('insertText', false, arguments[0])";
        let written = self.web.execute(script, vec![json!(text)]).await;
        written.expect("a text is written");
    }

    /// See [`super::Session::complaints`].
    pub fn complaints(&self) -> Vec<Complaint> {
        let entries = self.bidi.borrow_mut().take("log.entryAdded");
        entries
            .iter()
            .filter(|entry| entry["level"] == "error" || entry["level"] == "warn")
            .map(|entry| (entry, entry["text"].as_str().unwrap_or_default()))
            .filter(|(_, text)| !LEFT.iter().any(|left| text.contains(left)))
            .map(|(entry, text)| {
                let about = if text.starts_with("Content-Security-Policy") {
                    About::Policy
                } else if entry["type"] == "javascript" {
                    About::Uncaught
                } else {
                    About::Other
                };
                Complaint {
                    about,
                    text: format!("{}: {text}", entry["level"]),
                }
            })
            .collect()
    }

    /// See [`super::Session::requests`].
    pub fn requests(&self) -> Vec<String> {
        let sent = self.bidi.borrow_mut().take("network.beforeRequestSent");
        sent.iter()
            .filter_map(|one| one["request"]["url"].as_str())
            .filter(|address| address.contains("://"))
            .map(str::to_owned)
            .collect()
    }
}

/// A move to a place in the window, by the actions of WebDriver: <https://www.w3.org/TR/webdriver2/#actions>.
fn to((x, y): (f64, f64)) -> Value {
    json!({ "type": "pointerMove", "duration": 0, "x": x.round() as i64, "y": y.round() as i64 })
}
