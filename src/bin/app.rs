//! The page's entry point.

use chuhe::app::{App, AppProps, effects};
use chuhe::platform::{idle, shell};

fn main() {
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
