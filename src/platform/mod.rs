//! The edge to the browser: every call into it is here, and none of it decides anything.
//!
//! All calls are fallible where the browser may refuse; none panics.

pub mod chance;
pub mod clipboard;
pub mod database;
pub mod dialog;
pub mod engine;
pub mod field;
pub mod files;
pub mod focus;
pub mod idle;
pub mod keys;
pub mod page;
pub mod pointer;
pub mod presence;
pub mod records;
pub mod route;
pub mod scope;
pub mod scroll;
pub mod senses;
pub mod shell;
pub mod storage;
pub mod time;
pub mod timer;
pub mod wheel;
pub mod words;
