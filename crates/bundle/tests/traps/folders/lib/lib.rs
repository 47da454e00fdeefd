//! A library of folders.

pub mod game;
pub mod heaps;
pub mod rows;

pub use self::game::*;
pub use self::heaps::*;
pub use self::rows::*;
