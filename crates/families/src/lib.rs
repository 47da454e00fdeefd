//! Studies that several problems share: the same game, with other words.

mod asks;
mod bachet;
mod bounded_nim;
pub mod coins;
mod columns;
pub mod digraph;
mod divisors;
mod fibonacci_nim;
mod heap_sum;
pub mod increases;
mod moore;
mod nim;
mod northcott;
mod powers_of_two;
mod ring;
mod staircase;
mod strip;
mod subtraction;
mod tokens;
mod wythoff;

pub use self::asks::Asks;
pub use self::bachet::Bachet;
pub use self::bounded_nim::{BoundedNim, Caps};
pub use self::divisors::Divisors;
pub use self::fibonacci_nim::{FibonacciNim, FibonacciNimAsks};
pub use self::heap_sum::{HeapGame, HeapSum, Position};
pub use self::moore::Moore;
pub use self::nim::Nim;
pub use self::northcott::{Limit, Northcott};
pub use self::powers_of_two::PowersOfTwo;
pub use self::ring::{Elements, Ring, TakeNeighbours};
pub use self::staircase::{carried, Staircase};
pub use self::strip::Strip;
pub use self::subtraction::{Subtraction, SubtractionStrip};
pub use self::tokens::Tokens;
pub use self::wythoff::Wythoff;
