//! Games of heaps.

pub mod deep;
mod nim;
mod ranged;

pub use self::nim::Nim;
pub use self::ranged::Ranged;
