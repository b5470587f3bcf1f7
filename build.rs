//! Tells the linker to keep what `wasm-split-cli` needs to know for cutting the page's program into
//! parts (see src/app/lazy.rs). wasm-bindgen would pass it on, so only the program that is cut gets it.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_FEATURE_SPLIT").is_some() {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
}
