//! The engine for cờ úp.
//!
//! It is given what one side can know, a [`View`](crate::rules::coup::View) with the moves that
//! led to it, and nothing else. A move that opens a piece is a chance node: the mean over the
//! identities that the pool allows, by their numbers, pruned soundly (`chance.rs`).

mod chance;
mod eval;
mod ordering;
mod quiescence;
mod search;
mod think;
mod tree;
mod worth;

pub use think::HiddenEngine;
