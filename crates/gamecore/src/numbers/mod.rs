//! Games of numbers. [`DivisorGame`] is one on prime factors, which
//! [`factoring`](crate::theorems::factoring) finds; [`PrimePowers`](crate::judges::PrimePowers) is
//! another.

mod divisor_game;

pub use self::divisor_game::{DivisorGame, Replacement};
