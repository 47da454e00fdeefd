//! Games on a row of cells or numbers.

mod colouring;
mod welter;

pub use self::colouring::{Colour, ColouringGame};
pub use self::welter::{Jump, Welter};
