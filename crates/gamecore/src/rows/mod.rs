//! Games on a row of cells or numbers.

mod colouring;
mod end_nim;
mod welter;
mod zero_one;

pub use self::colouring::{Colour, ColouringGame};
pub use self::end_nim::EndNim;
pub use self::welter::{Jump, Welter};
pub use self::zero_one::{Blanks, Writing, ZeroOne};
