//! A problem to be studied: explained, drawn and played.

pub mod board;
pub mod picture;
