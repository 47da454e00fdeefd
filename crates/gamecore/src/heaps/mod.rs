//! Games of heaps with a theorem: who wins is read from the heaps.

mod distinct_takes;
mod half_of_heaps;
mod increases;
mod mark;
mod nim;
mod opponent_chooses;
mod ranged_nim;
mod staircase;

pub use self::distinct_takes::{DistinctTakes, UsedHeap};
pub use self::half_of_heaps::HalfOfHeaps;
pub use self::increases::{Change, NimWithIncreases};
pub use self::mark::Mark;
pub use self::nim::Nim;
pub use self::opponent_chooses::{OpponentChooses, TakeAndChoose};
pub use self::ranged_nim::{RangedNim, TakeRange};
pub use self::staircase::{Carry, Staircase};
