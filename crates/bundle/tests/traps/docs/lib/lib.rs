//! What its users read.

pub mod basis;
mod count;
mod exported;

pub use exported::Counter;
