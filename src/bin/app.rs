//! The page's entry point.

use chuhe::app::{App, AppProps, effects};
use chuhe::platform::shell;

fn main() {
    std::panic::set_hook(Box::new(|panic| shell::panicked(&panic.to_string())));
    let initial = effects::restore();
    yew::Renderer::<App>::with_props(AppProps { initial }).render();
}
