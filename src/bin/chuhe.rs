//! The native command line; see `chuhe help`.

/// Runs the command line; its exit code is described in [`chuhe::cli::main`].
#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    chuhe::cli::main()
}

/// There is no command line in a browser; the target is built there only because cargo builds
/// all binaries of a package.
#[cfg(target_arch = "wasm32")]
fn main() {}
