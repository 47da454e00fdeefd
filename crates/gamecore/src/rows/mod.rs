//! Games on a row of cells or numbers.

mod colouring;
mod distinct_numbers;
mod interval_game;

pub use self::colouring::{Colour, ColouringGame};
pub use self::distinct_numbers::{DistinctNumbers, FreeNumbers};
pub use self::interval_game::{EmptyInterval, Gap, IntervalChoice, IntervalGame};
