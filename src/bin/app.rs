//! The entry point of the page, and of the worker that reads and writes files for it.

use chuhe::app::{App, AppProps, effects, lazy};
use chuhe::platform::{idle, scope, shell};

fn main() {
    if scope::is_worker() {
        idle::now(async {
            match lazy::record_worker().await {
                Ok(start) => start(),
                Err(missing) => scope::give_up(&missing.to_string()),
            }
        });
        return;
    }
    yew::set_custom_panic_hook(Box::new(|panic| shell::panicked(&panic.to_string())));
    idle::now(async {
        match effects::restore().await {
            Ok(restored) => {
                yew::Renderer::<App>::with_props(AppProps { restored }).render();
            }
            Err(missing) => shell::panicked(&missing.to_string()),
        }
    });
}
