//! A library, which says more about itself than a bundle needs.

pub mod game;
pub mod heaps;
pub mod numbers;
pub mod prelude;

pub use self::game::*;
pub use self::heaps::*;
pub use self::numbers::power;
