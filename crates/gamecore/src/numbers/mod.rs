//! Games of numbers, and the arithmetic behind them.

pub mod factoring;
pub mod nimber;
pub mod xor_basis;

pub use self::xor_basis::XorBasis;
