//! Games of heaps with a theorem: who wins is read from the heaps.

mod candy_piles;
mod euclid;
mod fibonacci_nim;
mod increases;
mod moore;
mod nim;
mod one_from_each;
mod ranged_nim;
mod staircase;
mod wythoff;

pub use self::candy_piles::{CandyPiles, Meal};
pub use self::euclid::Euclid;
pub use self::fibonacci_nim::FibonacciNim;
pub use self::increases::{Change, NimWithIncreases};
pub use self::moore::Moore;
pub use self::nim::Nim;
pub use self::one_from_each::OneFromEach;
pub use self::ranged_nim::{RangedNim, TakeRange};
pub use self::staircase::{Carry, Staircase};
pub use self::wythoff::Wythoff;
