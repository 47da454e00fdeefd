//! Games on a row of cells or numbers.

mod colouring;
mod end_nim;
mod welter;

pub use self::colouring::{Colour, ColouringGame};
pub use self::end_nim::EndNim;
pub use self::welter::{Jump, Welter};
