//! Games of heaps with a theorem: who wins is read from the heaps.

mod bounded_nim;
mod forbidden_takes;
mod increases;
mod nim;
mod ranged_nim;
mod sequential_nim;
mod staircase;
mod strange_nim;
mod take_or_split;

pub use self::bounded_nim::{BoundedNim, GreatestCap};
pub use self::forbidden_takes::ForbiddenTakes;
pub use self::increases::{Change, NimWithIncreases};
pub use self::nim::Nim;
pub use self::ranged_nim::{RangedNim, TakeRange};
pub use self::sequential_nim::SequentialNim;
pub use self::staircase::{Carry, Staircase};
pub use self::strange_nim::StrangeNim;
pub use self::take_or_split::{TakeOrSplit, TakeOrSplitMove};
