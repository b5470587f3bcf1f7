//! The page: Yew components around one pure store.
//!
//! pointer or key → intent → [`Action`](store::Action) → reduce → [`effects`] →
//! [`platform`](crate::platform) → action. Only the effects touch the world.

pub mod analysis;
mod away;
pub mod board;
pub mod clock;
pub mod context;
pub mod editor;
pub mod effects;
pub mod files;
pub mod game;
pub mod help;
pub mod i18n;
mod kept_in_tab;
pub mod lazy;
pub mod learn;
pub mod lessons;
pub mod library;
pub mod own_rules;
pub mod ratings;
pub mod record;
pub mod review;
mod root;
pub mod route;
pub mod settings;
pub mod settings_panel;
pub mod share;
pub mod shelf;
pub mod store;
pub mod typing;
pub mod ui;

pub use root::{App, AppProps};
