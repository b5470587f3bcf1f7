//! The engine worker's entry point.
fn main() {}
