//! One visit of the page: a browser of its own, and what must hold for every visit.

use serde_json::json;
use thirtyfour::common::capabilities::desiredcapabilities::Capabilities;
use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, LoggingPrefsLogLevel};

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

/// What Chromium is started with: nothing of its own may reach for a network.
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
];

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
        let serious: Vec<String> = page
            .complaints()
            .await
            .into_iter()
            .filter(|text| text.contains("Content Security Policy") || text.contains("Uncaught"))
            .collect();
        assert!(serious.is_empty(), "the console says: {serious:#?}");
    });
}

fn stay(visitor: Visitor, steps: impl AsyncFnOnce(&Page)) {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .expect("a runtime");
    let driver = Driver::start();
    let server = Server::start();
    runtime.block_on(async {
        let web = WebDriver::new(driver.address(), capabilities())
            .await
            .expect("a browser session");
        prepare(&web, visitor).await.expect("an emulated visitor");
        let page = Page::new(web.clone(), server);
        steps(&page).await;
        web.quit().await.expect("the browser ends");
    });
}

fn capabilities() -> Capabilities {
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

async fn prepare(web: &WebDriver, visitor: Visitor) -> WebDriverResult<()> {
    let cdp = web.cdp();
    let (width, height) = visitor.size;
    let metrics = json!({
        "width": width, "height": height, "deviceScaleFactor": visitor.zoom, "mobile": visitor.touch,
    });
    cdp.send_raw("Emulation.setDeviceMetricsOverride", metrics)
        .await?;
    if visitor.touch {
        let touch = json!({ "enabled": true, "maxTouchPoints": 5 });
        cdp.send_raw("Emulation.setTouchEmulationEnabled", touch)
            .await?;
    }
    let scheme = if visitor.dark { "dark" } else { "light" };
    let motion = if visitor.reduced_motion {
        "reduce"
    } else {
        "no-preference"
    };
    let media = json!({ "features": [
        { "name": "prefers-color-scheme", "value": scheme },
        { "name": "prefers-reduced-motion", "value": motion },
    ] });
    cdp.send_raw("Emulation.setEmulatedMedia", media).await?;
    if !visitor.browser.is_empty() {
        let script = json!({ "source": visitor.browser });
        cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", script)
            .await?;
    }
    Ok(())
}
