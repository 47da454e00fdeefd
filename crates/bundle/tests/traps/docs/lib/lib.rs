//! What it is about.
//!
//! What all of it is about.

pub mod basis;
mod count;
mod exported;

pub use exported::Counter;
