//! Games that online judges invented for one problem, with the theorems that solve them.
//!
//! They answer like all other games, and are reached as `gamecore::judges::NewNim` only: a reader
//! who looks for the classics does not meet them.
//!
//! | Game | A move | A position | A move is a | P-position if and only if | From |
//! |---|---|---|---|---|---|
//! | [`CandyPiles`], misere | eat a largest pile, or one candy of each | piles | [`Meal`] | the ways left at the end of the diagonal, up and to the right, are even | AtCoder AGC 002 E |
//! | [`HalfOfHeaps`] | take from exactly half of the heaps | heaps | [`Takes`](crate::Takes) | more than half of the heaps are as small as the least one | Codeforces 1147C |
//! | [`NewNim`] | first remove whole heaps, once each; then play Nim | heaps and the [`Opening`] | [`NewNimMove`] | the second player removes, and no nonempty part of the heaps has the nim-sum 0 | Luogu P4301 |
//! | [`OpponentChooses`] | take from the heap that the opponent has chosen | heaps and a choice | [`TakeAndChoose`] | before a choice: there are larger heaps and an odd number of ones, or only ones and an even number | Codeforces 2181F |
//! | [`PrimePowers`] | divide all numbers that a prime power divides by it | numbers | [`PrimePower`] | the nim-sum of the values of the primes' exponents is 0 | Codeforces 850C |
//! | [`TakeOrSplit`] | take one stone, or split an even heap into k equal ones | heaps | [`TakeOrSplitMove`] | the nim-sum of the values is 0; one heap: it is odd and at least 5, or empty, or 3 (k even) or 2 (k odd) | Codeforces 603C |
//!
//! | Question | Answer | From |
//! |---|---|---|
//! | With which caps does the player to move win [`BoundedNim`](crate::BoundedNim)? | [`greatest_cap`] | AtCoder ARC 168 B |
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

mod candy_piles;
mod greatest_cap;
mod half_of_heaps;
mod new_nim;
mod opponent_chooses;
mod prime_powers;
mod take_or_split;

pub use self::candy_piles::{CandyPiles, Meal};
pub use self::greatest_cap::{greatest_cap, GreatestCap};
pub use self::half_of_heaps::HalfOfHeaps;
pub use self::new_nim::{NewNim, NewNimMove, Opening};
pub use self::opponent_chooses::{OpponentChooses, TakeAndChoose};
pub use self::prime_powers::{PrimePower, PrimePowers};
pub use self::take_or_split::{TakeOrSplit, TakeOrSplitMove};
