//! Components rendered to text on the native target: what a reader gets to see in the states of
//! a game, without a browser.
#![allow(clippy::unwrap_used)]

mod coup;
mod dialogs;
mod game_screen;
mod markup;
mod notation;
mod rules;
mod stage;
