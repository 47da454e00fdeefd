//! What all games share: the traits, outcomes, takes, sums, and the solver.
//!
//! A game implements [`Game`], with [`MisereGame`] and [`NimValued`] where there is a theorem; a
//! game of independent components implements [`SumGame`] instead, which gives it the first and the
//! last of these. A [`Sum`] plays two games side by side. A [`Solver`] plays a game of your own by
//! its [`Rules`], with no theorem at all, and a [`SolvedGame`] asks it as a game like any other.
//!
//! ```
//! use gamecore::prelude::*;
//! use gamecore::{DivisorGame, Nim, Sum};
//!
//! // The number 12 has the nim-value 3.
//! assert_eq!(Sum(Nim, DivisorGame).outcome(&(vec![3], vec![12])), Outcome::P);
//! ```

mod outcome;
mod solver;
mod sum;
mod take;
mod traits;

pub use self::outcome::Outcome;
pub use self::solver::{Rules, SolvedGame, Solver, Unsolved};
pub use self::sum::{MoveInSum, Sum};
pub(crate) use self::take::lowered;
pub use self::take::{Take, Takes};
pub use self::traits::{Game, MisereGame, NimValued, Owned, SumGame};
