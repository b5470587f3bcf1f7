//! The page's entry point.

use chuhe::app::{App, AppProps, effects};

fn main() {
    console_error_panic_hook::set_once();
    let initial = effects::restore();
    yew::Renderer::<App>::with_props(AppProps { initial }).render();
}
