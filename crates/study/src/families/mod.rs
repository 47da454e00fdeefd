//! Studies that several problems share: the same game, with other words.

pub mod increases;
mod nim;
mod strip;

pub use self::nim::Nim;
pub use self::strip::Strip;
