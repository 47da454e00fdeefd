//! Nim and its relatives: games of heaps in which the heaps themselves say who wins.
//!
//! Choose by the move: from one heap ([`Nim`], [`BoundedNim`], [`RangedNim`], [`StrangeNim`],
//! [`ForbiddenTakes`], [`DistinctTakes`], [`Mark`], [`TakeOrSplit`]), from the first heap only
//! ([`SequentialNim`]), from several at once ([`Moore`], [`OneFromEach`], [`HalfOfHeaps`],
//! [`CandyPiles`]), from a pair ([`Wythoff`], [`Euclid`]), or from one heap to others
//! ([`Staircase`], [`TakeAndSpread`]). The rest of the rules may depend on what has been played
//! ([`FibonacciNim`], [`NewNim`], [`OpponentChooses`]).
//!
//! Where no theorem is known, a table of nim-values takes its place: see
//! [`tables`](crate::tables).

mod bounded_nim;
mod candy_piles;
mod distinct_takes;
mod euclid;
mod fibonacci_nim;
mod forbidden_takes;
mod half_of_heaps;
mod increases;
mod mark;
mod moore;
mod new_nim;
mod nim;
mod one_from_each;
mod opponent_chooses;
mod ranged_nim;
mod sequential_nim;
mod staircase;
mod strange_nim;
mod take_and_spread;
mod take_or_split;
mod wythoff;

pub use self::bounded_nim::{BoundedNim, GreatestCap};
pub use self::candy_piles::{CandyPiles, Meal};
pub use self::distinct_takes::{DistinctTakes, UsedHeap};
pub use self::euclid::Euclid;
pub use self::fibonacci_nim::FibonacciNim;
pub use self::forbidden_takes::ForbiddenTakes;
pub use self::half_of_heaps::HalfOfHeaps;
pub use self::increases::{Change, NimWithIncreases};
pub use self::mark::Mark;
pub use self::moore::Moore;
pub use self::new_nim::{NewNim, NewNimMove, Opening};
pub use self::nim::Nim;
pub use self::one_from_each::OneFromEach;
pub use self::opponent_chooses::{OpponentChooses, TakeAndChoose};
pub use self::ranged_nim::{RangedNim, TakeRange};
pub use self::sequential_nim::SequentialNim;
pub use self::staircase::{Carry, Staircase};
pub use self::strange_nim::StrangeNim;
pub use self::take_and_spread::{Spread, TakeAndSpread};
pub use self::take_or_split::{TakeOrSplit, TakeOrSplitMove};
pub use self::wythoff::Wythoff;
