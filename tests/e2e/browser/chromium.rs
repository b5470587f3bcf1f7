//! Chromium: how it is started, and what is asked of it by the protocol of its developer tools.

use serde_json::{Value, json};
use thirtyfour::common::capabilities::desiredcapabilities::Capabilities;
use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, LoggingPrefsLogLevel};

use super::{About, Complaint, Pointer, Step};
use crate::visit::Visitor;

/// What it is started with: nothing of its own may reach for a network.
const SWITCHES: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    // What its address bar suggests are pages of their own, and a third of a start's work; nobody sees them here.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
];

/// What a session is asked for.
pub fn capabilities() -> Capabilities {
    let mut wanted = DesiredCapabilities::chrome();
    for switch in SWITCHES {
        wanted.add_arg(switch).expect("a switch is a string");
    }
    wanted
        .set_browser_log_level(LoggingPrefsLogLevel::All)
        .expect("a level is a string");
    wanted
        .set_logging_prefs("performance", LoggingPrefsLogLevel::All)
        .expect("a level is a string");
    wanted.into()
}

/// A running Chromium.
pub struct Chromium {
    web: WebDriver,
}

impl Chromium {
    /// Makes it what the visitor brings along.
    pub async fn begin(web: &WebDriver, visitor: Visitor) -> Chromium {
        let chromium = Chromium { web: web.clone() };
        let (width, height) = visitor.size;
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": visitor.zoom, "mobile": visitor.touch,
        });
        chromium
            .ask("Emulation.setDeviceMetricsOverride", metrics)
            .await;
        if visitor.touch {
            let touch = json!({ "enabled": true, "maxTouchPoints": 5 });
            chromium
                .ask("Emulation.setTouchEmulationEnabled", touch)
                .await;
        }
        let scheme = if visitor.dark { "dark" } else { "light" };
        let motion = if visitor.reduced_motion {
            "reduce"
        } else {
            "no-preference"
        };
        let mut features = vec![
            json!({ "name": "prefers-color-scheme", "value": scheme }),
            json!({ "name": "prefers-reduced-motion", "value": motion }),
        ];
        if visitor.forced_colours {
            features.push(json!({ "name": "forced-colors", "value": "active" }));
        }
        let media = json!({ "features": features });
        chromium.ask("Emulation.setEmulatedMedia", media).await;
        if !visitor.browser.is_empty() {
            let script = json!({ "source": visitor.browser });
            chromium
                .ask("Page.addScriptToEvaluateOnNewDocument", script)
                .await;
        }
        chromium
    }

    /// Asks the browser itself, by its debugger's protocol.
    pub async fn ask(&self, command: &str, parameters: Value) -> Value {
        let result = self.web.cdp().send_raw(command, parameters).await;
        result.unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    /// Shows the page as somebody sees it who is blind to some colours, such as `deuteranopia`.
    pub async fn see_as(&self, deficiency: &str) {
        let parameters = json!({ "type": deficiency });
        self.ask("Emulation.setEmulatedVisionDeficiency", parameters)
            .await;
    }

    /// See [`super::Session::point`]. The next step waits until the page has heard of this one.
    pub async fn point(&self, pointer: Pointer, steps: &[Step]) {
        for step in steps {
            match pointer {
                Pointer::Left => self.mouse("left", 1, *step).await,
                Pointer::Right => self.mouse("right", 2, *step).await,
                Pointer::Finger => self.touch(*step).await,
            }
        }
    }

    async fn mouse(&self, button: &str, pressed: u8, step: Step) {
        let send = async |kind: &str, button: &str, buttons: u8, (x, y): (f64, f64)| {
            let event = json!({
                "type": kind, "x": x, "y": y, "button": button, "buttons": buttons, "clickCount": 1,
            });
            self.ask("Input.dispatchMouseEvent", event).await;
        };
        match step {
            Step::Press(place) => {
                send("mouseMoved", "none", 0, place).await;
                send("mousePressed", button, pressed, place).await;
            }
            Step::Move(place) => send("mouseMoved", button, pressed, place).await,
            Step::Release(place) => send("mouseReleased", button, 0, place).await,
        }
    }

    async fn touch(&self, step: Step) {
        let (kind, points) = match step {
            Step::Press((x, y)) => ("touchStart", json!([{ "x": x, "y": y }])),
            Step::Move((x, y)) => ("touchMove", json!([{ "x": x, "y": y }])),
            Step::Release(_) => ("touchEnd", json!([])),
        };
        let event = json!({ "type": kind, "touchPoints": points });
        self.ask("Input.dispatchTouchEvent", event).await;
    }

    /// See [`super::Session::reload`].
    pub async fn reload(&self) -> WebDriverResult<()> {
        self.web.refresh().await
    }

    /// See [`super::Session::write`].
    pub async fn write(&self, text: &str) {
        self.ask("Input.insertText", json!({ "text": text })).await;
    }

    /// See [`super::Session::complaints`].
    pub async fn complaints(&self) -> Vec<Complaint> {
        let log = self.web.browser_log().await.expect("a console log");
        log.into_iter()
            .filter(|entry| matches!(entry.level.as_str(), "SEVERE" | "WARNING"))
            .map(|entry| Complaint {
                about: about(&entry.message),
                text: format!("{}: {}", entry.level, entry.message),
            })
            .collect()
    }

    /// See [`super::Session::requests`].
    pub async fn requests(&self) -> Vec<String> {
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

fn about(message: &str) -> About {
    if message.contains("Content Security Policy") {
        About::Policy
    } else if message.contains("Uncaught") {
        About::Uncaught
    } else {
        About::Other
    }
}
