//! One visit of the page: a browser of its own, and what must hold for every visit.

use thirtyfour::prelude::*;

use crate::browser::{About, Browser, Session};
use crate::driver::Driver;
use crate::page::Page;
use crate::server::Server;

/// What the visitor brings along.
#[derive(Clone, Copy)]
pub struct Visitor {
    /// Size of the window in CSS pixels.
    pub size: (u32, u32),
    /// How many points of the screen a CSS pixel is wide: 2 with letters at 200 %.
    pub zoom: u32,
    /// Whether the system prefers dark colours.
    pub dark: bool,
    /// Whether the screen is touched instead of a mouse moved.
    pub touch: bool,
    /// A script that runs before any of the page: how this browser differs from others.
    pub browser: &'static str,
    /// Whether the system asks for less motion.
    pub reduced_motion: bool,
    /// Whether the system forces a few colours on all that is shown; in Chromium only.
    pub forced_colours: bool,
}

impl Visitor {
    /// A computer with a mouse.
    pub const DESKTOP: Visitor = Visitor {
        size: (1280, 800),
        zoom: 1,
        dark: false,
        touch: false,
        browser: "",
        reduced_motion: false,
        forced_colours: false,
    };

    /// A small phone.
    pub const PHONE: Visitor = Visitor {
        size: (360, 640),
        touch: true,
        ..Visitor::DESKTOP
    };

    /// A computer whose reader has the letters at 200 %: of 1280 by 800 points 640 by 400 pixels of the page are left.
    pub const MAGNIFIED: Visitor = Visitor {
        size: (640, 400),
        zoom: 2,
        ..Visitor::DESKTOP
    };

    /// The same visitor with a dark system.
    pub const fn in_the_dark(self) -> Visitor {
        Visitor { dark: true, ..self }
    }
}

/// A browser that stores nothing.
pub const STORAGE_BLOCKED: &str = "
    const refuse = { get() { throw new DOMException('blocked for this test', 'SecurityError'); } };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'sessionStorage', refuse);
    Object.defineProperty(window, 'indexedDB', refuse);
";

/// Opens the page at `route` (`""` or `"#/play"`), does the `steps`, and then asserts what holds for every visit:
/// a silent console, no request to another origin and none for a file that is not there.
pub fn visit(visitor: Visitor, route: &str, steps: impl AsyncFnOnce(&Page)) {
    stay(visitor, async |page| {
        page.open(route).await;
        steps(page).await;
        page.assert_clean().await;
    });
}

/// A visit on which the network or the browser fails, so that the console may complain of that; but never of an
/// error in the page or of something that its policy forbids. The steps open the page.
pub fn rough_visit(visitor: Visitor, steps: impl AsyncFnOnce(&Page)) {
    stay(visitor, async |page| {
        steps(page).await;
        let mut serious = page.complaints().await;
        serious.retain(|complaint| complaint.about != About::Other);
        assert!(serious.is_empty(), "the console says: {serious:#?}");
    });
}

fn stay(visitor: Visitor, steps: impl AsyncFnOnce(&Page)) {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .expect("a runtime");
    let browser = Browser::chosen();
    let driver = Driver::start(browser);
    let server = Server::start();
    runtime.block_on(async {
        let web = WebDriver::new(driver.address(), browser.capabilities(visitor))
            .await
            .expect("a browser session");
        driver.has_session(web.session_id());
        let session = Session::begin(&web, visitor).await;
        let page = Page::new(web.clone(), session, server);
        steps(&page).await;
        web.quit().await.expect("the browser ends");
    });
}
