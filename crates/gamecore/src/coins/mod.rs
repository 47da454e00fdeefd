//! Coins that are turned over, in a row or in the plane; the last one goes from heads to tails.
//!
//! In a row [`Twins`], [`TurningTurtles`], [`MockTurtles`] and [`Ruler`] have formulas, and
//! [`CoinTurning`] has a table for any sets of coins. In the plane [`TurningCorners`] turns
//! rectangles' corners.
//!
//! Each coin of a position is named once. That is not checked: two heads on one place would cancel
//! each other, as two equal games do.
//!
//! ```
//! use gamecore::prelude::*;
//! use gamecore::{Ruler, TurningTurtles, Twins};
//!
//! // Coin n is worth n in Twins, n + 1 in Turning Turtles, the lowest digit 1 of n + 1 in Ruler.
//! assert_eq!(Twins.outcome(&[1, 2, 3]), Outcome::P);
//! assert_eq!(TurningTurtles.outcome(&[0, 1, 2]), Outcome::P);
//! assert_eq!(Ruler.outcome(&[0, 2]), Outcome::P);
//! ```

mod coin_turning;
pub(crate) mod heads;
mod mock_turtles;
mod ruler;
mod turning_corners;
mod turning_turtles;
mod twins;

pub use self::coin_turning::{CoinTurning, LaterCoin};
pub use self::mock_turtles::MockTurtles;
pub use self::ruler::{Ruler, Run};
pub use self::turning_corners::{Turn, TurningCorners};
pub use self::turning_turtles::TurningTurtles;
pub use self::twins::Twins;
