//! Scenes around the program for scripts/screenshots: before it runs, after it has stopped, news of the app.

use crate::build::second;
use crate::page::Page;
use crate::table::Opponent;

/// The names of the scenes.
pub const SCENES: &[&str] = &[
    "loading",
    "failed",
    "kept",
    "update",
    "elsewhere",
    "about",
    "crash",
];

/// Does what leads to a scene on the opened page.
pub async fn act(scene: &str, page: &Page) {
    match scene {
        "loading" => {
            page.server().replace_script("boot-", "");
            page.until_async("no service worker", UNREGISTERED, "none")
                .await;
            page.try_reload().await;
            page.wait_for(".start .board-lines").await;
        }
        "failed" => {
            page.until_async("no service worker", UNREGISTERED, "none")
                .await;
            page.server().cut("app-", 20_000);
            page.try_reload().await;
            page.wait_for("[data-action=load-afresh]").await;
        }
        "kept" => page.is_kept().await,
        "update" => {
            page.is_kept().await;
            page.server().serve(&second().files);
            page.reload().await;
            page.wait_for(".status [data-action=update]").await;
        }
        "elsewhere" => {
            let elsewhere = "document.documentElement.dataset.seat = 'elsewhere';
                window.dispatchEvent(new Event('chuhe-shell'))";
            page.run(elsewhere, vec![]).await;
            page.wait_for("[data-dialog=elsewhere]").await;
        }
        "about" => {
            let script = "document.querySelector('.about').scrollIntoView()";
            page.wait_for(".about").await;
            page.run(script, vec![]).await;
        }
        "crash" => {
            page.new_game(Opponent::Person, "").await;
            page.play("h2e2 h9g7 h0g2").await;
            let trap = "const error = new WebAssembly.RuntimeError('unreachable');
                window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }))";
            page.run(trap, vec![]).await;
            page.wait_for("main.crash").await;
        }
        unknown => panic!("no scene is called {unknown}"),
    }
}

/// Takes the service worker away and the kept files with it.
const UNREGISTERED: &str = "const done = arguments[arguments.length - 1];
    navigator.serviceWorker.getRegistration().then((one) => one?.unregister()).then(() => done('none'))";
