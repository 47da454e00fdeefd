//! Games on a row of cells, pieces, heaps or numbers.
//!
//! Pieces jump to lower cells ([`Welter`]), heaps are taken from the ends of a row ([`EndNim`]),
//! the greatest number is lowered ([`DistinctNumbers`]), cells are filled ([`ZeroOne`],
//! [`ColouringGame`]), intervals are chosen ([`IntervalGame`]). Rows from which neighbours are
//! taken are heaps: see [`Octal`](crate::Octal), [`Kayles`](crate::Kayles),
//! [`Chains`](crate::Chains).

mod colouring;
mod distinct_numbers;
mod end_nim;
mod interval_game;
mod welter;
mod zero_one;

pub use self::colouring::{Colour, ColouringGame};
pub use self::distinct_numbers::{DistinctNumbers, FreeNumbers};
pub use self::end_nim::EndNim;
pub use self::interval_game::{EmptyInterval, Gap, IntervalChoice, IntervalGame};
pub use self::welter::{Jump, Welter};
pub use self::zero_one::{Blanks, Writing, ZeroOne};
