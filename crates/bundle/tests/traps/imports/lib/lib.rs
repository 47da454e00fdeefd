//! The root, which exports again what lies deeper.

#![forbid(unsafe_code)]

pub mod deep;
pub mod shapes;
mod unused;

pub use deep::inner::{Thrice, Twice};
pub use unused::nothing;
