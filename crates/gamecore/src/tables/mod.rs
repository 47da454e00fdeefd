//! Games whose nim-values are computed: tables of heaps, some of which repeat.

mod bits;
mod chains;
mod closed_form;
mod coprime_takes;
mod grundy_game;
mod heaps;
mod kayles;
mod misere_quotient;
mod misere_search;
mod octal;
mod periodicity;
mod subtraction;
mod take_neighbours;

pub use self::chains::{Chain, Chains};
pub use self::coprime_takes::CoprimeTakes;
pub use self::grundy_game::{Division, GrundyGame};
pub use self::heaps::{HeapRules, Heaps};
pub use self::kayles::Kayles;
pub use self::misere_quotient::{MisereHeaps, MisereQuotient, NoQuotient};
pub use self::octal::{Octal, OctalMove, ParseOctalError};
pub use self::periodicity::{NotProved, Period};
pub use self::subtraction::{SubtractionGame, ZeroAmount};
pub use self::take_neighbours::TakeNeighbours;
