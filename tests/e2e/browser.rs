//! The browser that the tests run in, and all that is said otherwise to one than to another. What both understand,
//! which is nearly everything, is said in plain WebDriver elsewhere.
//!
//! The variable `CHUHE_BROWSER` chooses: `chromium`, which is meant where nothing is said, or `firefox`.

mod bidi;
mod chromium;
mod firefox;

use std::fmt;
use std::io::Write;

use thirtyfour::common::capabilities::desiredcapabilities::Capabilities;
use thirtyfour::prelude::*;

use crate::visit::Visitor;
pub use chromium::Chromium;
use firefox::Firefox;

/// A browser that the tests know how to speak to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    /// By chromedriver and the protocol of its developer tools.
    Chromium,
    /// By geckodriver and WebDriver BiDi.
    Firefox,
}

impl Browser {
    /// The one that the environment chooses.
    pub fn chosen() -> Browser {
        match std::env::var("CHUHE_BROWSER").as_deref() {
            Err(_) | Ok("" | "chromium") => Browser::Chromium,
            Ok("firefox") => Browser::Firefox,
            Ok(other) => panic!("CHUHE_BROWSER is {other}, not chromium or firefox"),
        }
    }

    /// What a session is asked for.
    pub fn capabilities(self, visitor: Visitor) -> Capabilities {
        match self {
            Browser::Chromium => chromium::capabilities(),
            Browser::Firefox => firefox::capabilities(visitor),
        }
    }
}

/// Runs a test that rests on what only Chromium can do. In any other browser it says that nothing was checked, past
/// the harness, which keeps back what a test that passes prints.
pub fn in_chromium_only(what: &str, test: impl FnOnce()) {
    let browser = Browser::chosen();
    if browser == Browser::Chromium {
        return test();
    }
    let name = std::thread::current().name().unwrap_or("?").to_owned();
    let note = format!("{name}: NOT checked in {browser:?}: only Chromium offers {what}\n");
    drop(std::io::stderr().write_all(note.as_bytes()));
}

/// Something that the browser's console complains of.
pub struct Complaint {
    /// What it is about.
    pub about: About,
    /// Its text.
    pub text: String,
}

impl fmt::Debug for Complaint {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:?}: {}", self.about, self.text)
    }
}

/// What a complaint is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Something that the page's policy forbids.
    Policy,
    /// An error that nothing caught.
    Uncaught,
    /// The network, or what a script said.
    Other,
}

/// What a hand holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse with its left button.
    Left,
    /// A mouse with its right button.
    Right,
    /// Nothing: it touches the screen.
    Finger,
}

/// What is done with a pointer, at a place of the window in CSS pixels.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// Goes there and presses.
    Press((f64, f64)),
    /// Goes there, pressed.
    Move((f64, f64)),
    /// Lets go there.
    Release((f64, f64)),
}

/// A browser with a visitor in front of it.
pub enum Session {
    /// See [`Browser::Chromium`].
    Chromium(Chromium),
    /// See [`Browser::Firefox`].
    Firefox(Box<Firefox>),
}

impl Session {
    /// Makes a browser that has just started what the visitor brings along.
    pub async fn begin(web: &WebDriver, visitor: Visitor) -> Session {
        match Browser::chosen() {
            Browser::Chromium => Session::Chromium(Chromium::begin(web, visitor).await),
            Browser::Firefox => Session::Firefox(Box::new(Firefox::begin(web, visitor))),
        }
    }

    /// The warnings and errors in the console since the last call.
    pub async fn complaints(&self) -> Vec<Complaint> {
        match self {
            Session::Chromium(chromium) => chromium.complaints().await,
            Session::Firefox(firefox) => firefox.complaints(),
        }
    }

    /// The addresses of all requests that went out of the browser since the last call.
    pub async fn requests(&self) -> Vec<String> {
        match self {
            Session::Chromium(chromium) => chromium.requests().await,
            Session::Firefox(firefox) => firefox.requests(),
        }
    }

    /// Does one step after the other. A pointer that is not let go stays pressed.
    pub async fn point(&self, pointer: Pointer, steps: &[Step]) {
        match self {
            Session::Chromium(chromium) => chromium.point(pointer, steps).await,
            Session::Firefox(firefox) => firefox.point(pointer, steps).await,
        }
    }

    /// Loads the page in sight anew, as its reader would.
    pub async fn reload(&self) -> WebDriverResult<()> {
        match self {
            Session::Chromium(chromium) => chromium.reload().await,
            Session::Firefox(firefox) => firefox.reload().await,
        }
    }

    /// Writes a text where the focus is, in place of what is selected there.
    pub async fn write(&self, text: &str) {
        match self {
            Session::Chromium(chromium) => chromium.write(text).await,
            Session::Firefox(firefox) => firefox.write(text).await,
        }
    }

    /// What only Chromium can be asked; see [`in_chromium_only`].
    pub fn chromium(&self) -> &Chromium {
        match self {
            Session::Chromium(chromium) => chromium,
            Session::Firefox(_) => panic!("this can only be asked of Chromium"),
        }
    }
}
