//! Games of heaps whose nim-values are computed, and misere quotients.
//!
//! [`SubtractionGame`], [`Octal`], [`GrundyGame`] and [`TakeNeighbours`] are rules, and rules of
//! your own are [`HeapRules`]. Together with nim-values they are a game, [`Heaps`]: from `up_to` a
//! table up to a last heap, from `periodic` a table that is proved to repeat, from `closed_form` a
//! formula. [`MisereHeaps`] adds misere play. [`Kayles`] needs no table, in normal and in misere
//! play; [`Chains`] are rows and cycles.
//!
//! ```
//! use gamecore::Octal;
//!
//! let kayles = Octal::KAYLES.up_to(10);
//! assert_eq!(kayles.table(), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]);
//! ```

mod chains;
mod closed_form;
mod grundy_game;
mod heaps;
mod kayles;
mod misere_heaps;
mod misere_quotient;
mod misere_search;
mod octal;
mod periodicity;
mod subtraction;
mod take_neighbours;

pub use self::chains::{Chain, Chains};
pub use self::grundy_game::{Division, GrundyGame};
pub use self::heaps::{HeapRules, Heaps};
pub use self::kayles::Kayles;
pub use self::misere_heaps::{MisereHeaps, NoQuotient};
pub use self::misere_quotient::MisereQuotient;
pub use self::octal::{Octal, OctalMove, ParseOctalError};
pub use self::periodicity::NotProved;
pub use self::subtraction::{SubtractionGame, ZeroAmount};
pub use self::take_neighbours::TakeNeighbours;
