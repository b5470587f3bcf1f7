//! End-to-end tests: the built page in a real browser, served from a sub-path as any static host would.
//!
//! `./test --only e2e` runs them in Chromium, and `CHUHE_BROWSER=firefox` before it in Firefox; they need `dist/`
//! (scripts/build) and the browser with its driver (scripts/setup --test).
#![allow(clippy::unwrap_used)]

mod access;
mod agreement;
mod analysis;
mod app_scenes;
mod browser;
mod build;
mod choices;
mod clock;
mod coup;
mod coup_records;
mod drawing;
mod driver;
mod editor;
mod engine;
mod faults;
mod game;
mod handover;
mod keyboard_game;
mod languages;
mod lessons;
mod library;
mod links;
mod look_scenes;
mod memory;
mod moves;
mod notation;
mod offline;
mod page;
mod rating;
mod record_tree;
mod records;
mod review;
mod rules;
mod screens;
mod screenshots;
mod security;
mod server;
mod speed;
mod table;
mod tabs;
mod updates;
mod visit;
mod walk;
mod whole_games;
