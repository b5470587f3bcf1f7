//! PGN as records of xiangqi have it, and moves in running text.
//!
//! Read are games one after the other with their tags, comments, variations and marks, moves in
//! every notation, and texts without any tags. Written are the tags `Game` and `Format` first, the
//! start as `FEN` where it is not the usual one, and moves in Chinese characters, as most programs
//! expect, or in another notation. What is written is read back to the same record.
//!
//! Games of cờ úp are read and written too: their moves show what they reveal (`Xe úp 9 tiến 4
//! (Mã)`), which the brackets of variations must not be taken for; `start.rs` has their tags.
//!
//! The format is described in 中国象棋电脑应用规范(四) of xqbase.com.

pub(super) mod annotation;
mod guess;
mod header;
mod read;
mod scan;
mod start;
mod words;
mod write;

pub(super) use read::read;
pub(super) use scan::{first_tag, has_whole_tag};
pub use write::write;
