//! Games of numbers, and the arithmetic behind them and behind other games.
//!
//! [`DivisorGame`] and [`PrimePowers`] are games on prime factors, which [`factoring`] finds.
//! [`nimber`] is the multiplication of coins in the plane, and [`xor_basis`] the linear
//! independence of [`NewNim`](crate::NewNim).

mod divisor_game;
mod prime_powers;

pub use self::divisor_game::{DivisorGame, Replacement};
pub use self::prime_powers::{PrimePower, PrimePowers};
pub use crate::theorems::{factoring, xor_basis};

/// The names of before.
pub mod nimber {
    pub use crate::theorems::nimber::{
        nim_inverse as inverse, nim_power as power, nim_product as product,
        nim_quotient as quotient, nim_square as square, nim_square_root as square_root,
        NimMultiplier as Multiplier,
    };
}
