//! The command line as a contract: what it prints, and how it ends.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used)]

mod convert;
mod coup;
mod judge;
mod notation;
mod perft;
mod review;
mod uci;

use std::io::Write;
use std::process::{Command, Output, Stdio};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// Runs the command with some standard input.
fn chuhe_reading(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chuhe"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Dropping the pipe ends the input.
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    child.wait_with_output().unwrap()
}

fn chuhe(arguments: &[&str]) -> Output {
    chuhe_reading(arguments, "")
}

fn lines(output: &Output) -> Vec<String> {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.lines().map(str::to_owned).collect()
}

fn complaint(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn wrong_usage_ends_with_2() {
    assert_eq!(chuhe(&["juggle"]).status.code(), Some(2));
    assert_eq!(chuhe(&["perft"]).status.code(), Some(2));
    assert_eq!(
        chuhe(&["judge", "--rules", "Nobody's"]).status.code(),
        Some(2)
    );
}

#[test]
fn bench_ends_with_its_signature() {
    let output = chuhe(&["bench", "2"]);
    let lines = lines(&output);
    let signature = lines.last().unwrap().strip_prefix("signature ").unwrap();
    let nodes = lines
        .iter()
        .find_map(|line| line.strip_prefix("nodes "))
        .unwrap();
    assert_eq!(signature, nodes);
    assert!(signature.parse::<u64>().unwrap() > 12);
}
