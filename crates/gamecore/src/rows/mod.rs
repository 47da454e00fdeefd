//! Games on a row of cells or numbers.

mod colouring;

pub use self::colouring::{Colour, ColouringGame};
