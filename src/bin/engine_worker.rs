//! The engine worker's entry point.

fn main() {
    chuhe::worker::start();
}
