//! Nim and its relatives: games of heaps in which the heaps themselves say who wins.
//!
//! Choose by the move: from one heap ([`Nim`], [`BoundedNim`], [`ForbiddenTakes`]), from the first
//! heap only ([`SequentialNim`]), from several at once ([`Moore`]), from a pair ([`Wythoff`],
//! [`Euclid`]), from one heap to others ([`Staircase`], [`TakeAndSpread`]), or to a heap as well
//! ([`NimWithIncreases`]). In [`FibonacciNim`] the move before limits the next one.
//!
//! What decides is a function of [`theorems`](crate::theorems) without a trait.
//! Where no theorem is known, a table of nim-values takes its place: see
//! [`tables`](crate::tables).
//!
//! ```
//! use gamecore::prelude::*;
//! use gamecore::{Moore, Nim, Wythoff};
//!
//! assert_eq!(Nim.outcome(&[1, 2, 3]), Outcome::P);
//! assert_eq!(Moore::new(2).outcome(&[2, 2, 2]), Outcome::P);
//! assert_eq!(Wythoff.outcome(&(4, 7)), Outcome::P);
//! ```

mod bounded_nim;
mod euclid;
mod fibonacci_nim;
mod forbidden_takes;
mod increases;
mod moore;
mod nim;
mod sequential_nim;
mod staircase;
mod take_and_spread;
mod wythoff;

pub use self::bounded_nim::BoundedNim;
pub use self::euclid::Euclid;
pub use self::fibonacci_nim::FibonacciNim;
pub use self::forbidden_takes::ForbiddenTakes;
pub use self::increases::{Change, NimWithIncreases};
pub use self::moore::Moore;
pub use self::nim::Nim;
pub use self::sequential_nim::SequentialNim;
pub use self::staircase::{Carry, Staircase};
pub use self::take_and_spread::{Spread, TakeAndSpread};
pub use self::wythoff::Wythoff;
