//! Games that online judges invented for one problem, with the theorems that solve them.
//!
//! They answer like all other games, and are reached as `gamecore::judges::NewNim` only: a reader
//! who looks for the classics does not meet them. A star: misere play is covered, too.
//!
//! | Game | A move | A position | A move is a | P-position if and only if | From | |
//! |---|---|---|---|---|---|---|
//! | [`CandyPiles`], misere | eat a largest pile, or one candy of each | piles | [`Meal`] | the ways left at the end of the diagonal, up and to the right, are even | AtCoder AGC 002 E | * |
//! | [`ColouringGame`], two cells or more | paint two neighbouring cells white, one of them of your colour | a row and a player | index of the left cell | the other has more cells; or equally many, and the nim-sum of the stretches in Dawson's Kayles is 0 | Codeforces 1704F | |
//! | [`DistinctNumbers`] | replace the greatest by a smaller number that is not there | numbers | the number | the greatest two are neighbours, and the free numbers below even in number; or it is 0 alone | AtCoder ARC 137 C | |
//! | [`HalfOfHeaps`] | take from exactly half of the heaps | heaps | [`Takes`](crate::Takes) | more than half of the heaps are as small as the least one | Codeforces 1147C | |
//! | [`NewNim`] | first remove whole heaps, once each; then play Nim | heaps and the [`Opening`] | [`NewNimMove`] | the second player removes, and no nonempty part of the heaps has the nim-sum 0 | Luogu P4301 | |
//! | [`OpponentChooses`] | take from the heap that the opponent has chosen | heaps and a choice | [`TakeAndChoose`] | before a choice: there are larger heaps and an odd number of ones, or only ones and an even number | Codeforces 2181F | |
//! | [`PrimePowers`] | divide all numbers that a prime power divides by it | numbers | [`PrimePower`] | the nim-sum of the values of the primes' exponents is 0 | Codeforces 850C | |
//! | [`TakeOrSplit`] | take one stone, or split an even heap into k equal ones | heaps | [`TakeOrSplitMove`] | the nim-sum of the values is 0; one heap: it is odd and at least 5, or empty, or 3 (k even) or 2 (k odd) | Codeforces 603C | |
//! | [`TurningBlocks`] | turn over a connected block of coins in a rectangle | coins that show heads | the coins | the nim-sum of the powers of two that the coins are worth is 0 | Luogu P2594 | |
//! | [`ZeroOne`] | write 0 or 1 into a cell, but not the digit of a neighbour | [`Blanks`] | [`Writing`] | the nim-sum of the blanks is 0: their length at an end, 1 between equal digits | AtCoder ARC 151 C | |
//!
//! | Question | Answer | From |
//! |---|---|---|
//! | With which caps does the player to move win [`BoundedNim`](crate::BoundedNim)? | [`greatest_cap`] | AtCoder ARC 168 B |
//! | In how many ways does an exchange of the stones of two [`Stairs`](crate::Stairs) make a P-position? | [`balancing_swaps`] | Codeforces 812E |
//!
//! ```
//! use gamecore::judges::{CandyPiles, HalfOfHeaps, OpponentChooses, PrimePowers, TakeOrSplit};
//! use gamecore::prelude::*;
//!
//! assert_eq!(CandyPiles.misere_outcome(&[1, 2, 3]), Outcome::P);
//! assert_eq!(HalfOfHeaps.outcome(&[8, 8]), Outcome::P);
//! assert_eq!(OpponentChooses.outcome_before_choice(&[1, 2, 3]), Outcome::P);
//! assert_eq!(PrimePowers.outcome(&[17, 289]), Outcome::P);
//! assert_eq!(TakeOrSplit::new(2).outcome(&[3]), Outcome::P);
//! ```

mod balancing_swaps;
mod candy_piles;
mod colouring;
mod distinct_numbers;
mod greatest_cap;
mod half_of_heaps;
mod new_nim;
mod opponent_chooses;
mod prime_powers;
mod take_or_split;
mod turning_blocks;
mod zero_one;

pub use self::balancing_swaps::balancing_swaps;
pub use self::candy_piles::{CandyPiles, Meal};
pub use self::colouring::{Colour, ColouringGame};
pub use self::distinct_numbers::{DistinctNumbers, FreeNumbers};
pub use self::greatest_cap::{greatest_cap, GreatestCap};
pub use self::half_of_heaps::HalfOfHeaps;
pub use self::new_nim::{NewNim, NewNimMove, Opening};
pub use self::opponent_chooses::{OpponentChooses, TakeAndChoose};
pub use self::prime_powers::{PrimePower, PrimePowers};
pub use self::take_or_split::{TakeOrSplit, TakeOrSplitMove};
pub use self::turning_blocks::TurningBlocks;
pub use self::zero_one::{Blanks, Writing, ZeroOne};
