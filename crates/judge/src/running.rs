//! Running programs, in any language, within limits.

pub mod dialogue;
mod drained;
pub mod execution;
pub mod language;
pub(crate) mod last_words;
pub mod limits;
pub(crate) mod platform;
