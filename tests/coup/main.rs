//! Cờ úp: rules, what each side can know, positions as text.
#![allow(clippy::unwrap_used)]

mod boards;
mod cases;
mod customs;
mod engine;
mod fen;
mod games;
mod notation;
mod perft;
mod secrets;
