//! Games of numbers, and the arithmetic behind them and behind other games.
//!
//! [`DivisorGame`] and [`PrimePowers`] are games on prime factors, which [`factoring`] finds.
//! [`nimber`] is the multiplication of coins in the plane, and [`xor_basis`] the linear
//! independence of [`NewNim`](crate::NewNim).

mod divisor_game;
pub mod factoring;
pub mod nimber;
mod prime_powers;
pub mod xor_basis;

pub use self::divisor_game::{DivisorGame, Replacement};
pub use self::prime_powers::{PrimePower, PrimePowers};
pub use self::xor_basis::XorBasis;
