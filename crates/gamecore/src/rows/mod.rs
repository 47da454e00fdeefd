//! Games on a row of cells, pieces or heaps.
//!
//! Pieces jump to lower cells ([`Welter`]), or heaps are taken from the ends of a row ([`EndNim`]).
//! Rows from which neighbours are taken are heaps: see [`Octal`](crate::Octal),
//! [`Kayles`](crate::Kayles), [`Chains`](crate::Chains).
//!
//! ```
//! use gamecore::prelude::*;
//! use gamecore::{EndNim, Welter};
//!
//! // Two pieces are a P-position on the cells 2n and 2n + 1; two heaps of a row are those of Nim.
//! assert_eq!(Welter.outcome(&[2, 3]), Outcome::P);
//! assert_eq!(EndNim.outcome(&[3, 3]), Outcome::P);
//! ```

mod end_nim;
mod welter;

pub use self::end_nim::EndNim;
pub use self::welter::{Jump, Welter};
