//! Games of numbers, and the arithmetic behind them.

mod divisor_game;
pub mod factoring;
pub mod nimber;
mod prime_powers;
pub mod xor_basis;

pub use self::divisor_game::{DivisorGame, Replacement};
pub use self::prime_powers::{PrimePower, PrimePowers};
pub use self::xor_basis::XorBasis;
