//! What all games share.

mod sum;
mod take;
mod traits;

pub use self::sum::{sum, Change};
pub use self::take::Take;
pub use self::traits::{Game, Owned, SumGame, Valued};
