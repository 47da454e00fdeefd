//! What all games share: positions, moves and outcomes, nim-values, and sums.

mod mex;
mod nim_sum;
mod outcome;
mod solver;
mod sum;
mod take;
mod traits;

pub use self::mex::{mex, Marks};
pub(crate) use self::nim_sum::from_gray_code;
pub use self::nim_sum::nim_sum;
pub use self::outcome::Outcome;
pub use self::solver::{Rules, Solver, Unsolved};
pub use self::sum::{MoveInSum, Sum};
pub(crate) use self::take::lowered;
pub use self::take::{Take, Takes};
pub use self::traits::{Game, MisereGame, NimValued, Owned, SumGame};
