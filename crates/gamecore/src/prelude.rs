//! The traits that answer, and [`Outcome`], for `use gamecore::prelude::*`.
//!
//! ```
//! use gamecore::prelude::*;
//! use gamecore::Nim;
//!
//! assert_eq!(Nim.outcome(&[1, 2, 3]), Outcome::P);
//! assert_eq!(Nim.nim_value(&[3, 5]), 6);
//! ```

pub use crate::game::{Game, MisereGame, NimValued, Outcome, SumGame};
