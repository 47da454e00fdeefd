//! Studies that several problems share: the same game, with other words.

mod bachet;
mod bounded_nim;
mod columns;
mod divisors;
mod fibonacci_nim;
pub mod increases;
mod moore;
mod nim;
pub mod play;
mod ring;
mod strip;
mod subtraction;
mod wythoff;

pub use self::bachet::Bachet;
pub use self::bounded_nim::{BoundedNim, Caps};
pub use self::divisors::{Divisors, DivisorsAsks};
pub use self::fibonacci_nim::{FibonacciNim, FibonacciNimAsks};
pub use self::moore::Moore;
pub use self::nim::Nim;
pub use self::ring::{Elements, Ring, TakeNeighbours};
pub use self::strip::Strip;
pub use self::subtraction::{Subtraction, SubtractionAsks};
pub use self::wythoff::Wythoff;
