//! The edge to the browser in a real browser: storage, the engine client against workers that
//! behave and misbehave, and a board that is touched.
#![cfg(all(target_arch = "wasm32", feature = "app"))]
#![allow(clippy::unwrap_used)]

mod board;
mod engine_client;
mod storage;
mod waiting;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
