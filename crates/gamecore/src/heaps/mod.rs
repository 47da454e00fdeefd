//! Games of heaps with a theorem: who wins is read from the heaps.

mod increases;
mod new_nim;
mod nim;
mod ranged_nim;
mod staircase;
mod take_and_spread;

pub use self::increases::{Change, NimWithIncreases};
pub use self::new_nim::{NewNim, NewNimMove, Opening};
pub use self::nim::Nim;
pub use self::ranged_nim::{RangedNim, TakeRange};
pub use self::staircase::{Carry, Staircase};
pub use self::take_and_spread::{Spread, TakeAndSpread};
