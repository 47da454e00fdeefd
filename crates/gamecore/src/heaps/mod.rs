//! Games of heaps with a theorem: who wins is read from the heaps.

mod bounded_nim;
mod candy_piles;
mod euclid;
mod fibonacci_nim;
mod forbidden_takes;
mod increases;
mod moore;
mod new_nim;
mod nim;
mod one_from_each;
mod ranged_nim;
mod sequential_nim;
mod staircase;
mod strange_nim;
mod take_and_spread;
mod take_or_split;
mod wythoff;

pub use self::bounded_nim::{BoundedNim, GreatestCap};
pub use self::candy_piles::{CandyPiles, Meal};
pub use self::euclid::Euclid;
pub use self::fibonacci_nim::FibonacciNim;
pub use self::forbidden_takes::ForbiddenTakes;
pub use self::increases::{Change, NimWithIncreases};
pub use self::moore::Moore;
pub use self::new_nim::{NewNim, NewNimMove, Opening};
pub use self::nim::Nim;
pub use self::one_from_each::OneFromEach;
pub use self::ranged_nim::{RangedNim, TakeRange};
pub use self::sequential_nim::SequentialNim;
pub use self::staircase::{Carry, Staircase};
pub use self::strange_nim::StrangeNim;
pub use self::take_and_spread::{Spread, TakeAndSpread};
pub use self::take_or_split::{TakeOrSplit, TakeOrSplitMove};
pub use self::wythoff::Wythoff;
