//! The page's entry point.

use chuhe::app::{App, AppProps, effects};
use chuhe::platform::shell;

fn main() {
    yew::set_custom_panic_hook(Box::new(|panic| shell::panicked(&panic.to_string())));
    let initial = effects::restore();
    yew::Renderer::<App>::with_props(AppProps { initial }).render();
}
