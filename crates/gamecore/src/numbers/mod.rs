//! Games of numbers. [`DivisorGame`] is one on prime factors, which
//! [`factoring`](crate::theorems::factoring) finds.
//!
//! ```
//! use gamecore::prelude::*;
//! use gamecore::DivisorGame;
//!
//! // 12 = 2 * 2 * 3 and 30 = 2 * 3 * 5 have three prime factors each.
//! assert_eq!(DivisorGame.outcome(&[12, 30]), Outcome::P);
//! ```

mod divisor_game;

pub use self::divisor_game::{DivisorGame, Replacement};
