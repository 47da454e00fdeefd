//! Studies that several problems share: the same game, with other words.

mod answering;
mod bachet;
mod bounded_nim;
mod columns;
pub mod digraph;
mod divisors;
mod fibonacci_nim;
pub mod increases;
mod moore;
mod nim;
mod northcott;
pub mod play;
mod powers_of_two;
mod ring;
pub mod rows;
mod staircase;
mod strip;
mod subtraction;
mod tokens;
mod wythoff;

pub use self::answering::Answering;
pub use self::bachet::Bachet;
pub use self::bounded_nim::{BoundedNim, Caps};
pub use self::divisors::{Divisors, DivisorsAsks};
pub use self::fibonacci_nim::{FibonacciNim, FibonacciNimAsks};
pub use self::moore::Moore;
pub use self::nim::Nim;
pub use self::northcott::{Limit, Northcott};
pub use self::powers_of_two::PowersOfTwo;
pub use self::ring::Ring;
pub use self::staircase::{carried, Staircase};
pub use self::strip::Strip;
pub use self::subtraction::{Subtraction, SubtractionAsks};
pub use self::tokens::Tokens;
pub use self::wythoff::Wythoff;
