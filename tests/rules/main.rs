//! The rules core held against sources that share nothing with it: published counts, tables of cases, a slow oracle
//! written from the rule text, and positions analysed by hand.
//!
//! `cargo test --no-default-features --test rules` runs what takes seconds;
//! `cargo test --release --no-default-features --test rules -- --ignored` adds the deep counts.
#![allow(clippy::unwrap_used)]

mod agreement;
mod boards;
mod cases;
mod chases;
mod cycles;
mod fen;
mod games;
mod oracle;
mod perft;
mod points;
mod properties;
mod random;
mod referee;
mod refusals;
mod repetition;
mod rows;
mod rule_set;
mod setups;
