//! Studies that several problems share: the same game, with other words.

mod answering;
mod bachet;
mod bounded_nim;
mod columns;
mod fibonacci_nim;
pub mod increases;
mod moore;
mod nim;
pub mod play;
mod powers_of_two;
mod ring;
mod strip;
mod subtraction;
mod wythoff;

pub use self::answering::Answering;
pub use self::bachet::Bachet;
pub use self::bounded_nim::{BoundedNim, Caps};
pub use self::fibonacci_nim::FibonacciNim;
pub use self::moore::Moore;
pub use self::nim::Nim;
pub use self::powers_of_two::PowersOfTwo;
pub use self::ring::{Elements, Ring, TakeNeighbours};
pub use self::strip::Strip;
pub use self::subtraction::Subtraction;
pub use self::wythoff::Wythoff;
