//! The record worker's entry point.

fn main() {
    chuhe::record_worker::start();
}
