//! Games to be studied: those that several problems share, the same game with other words, and
//! those that a line of text describes ([`playground`]).
//!
//! It needs only the standard library and rustc 1.63, and compiles to WebAssembly.

mod amounts;
mod asks;
mod bachet;
mod bounded_nim;
mod by_definition;
pub mod coins;
mod columns;
pub mod digraph;
mod divisors;
mod fibonacci_nim;
pub mod hackenbush;
mod heap_sum;
pub mod increases;
pub mod kept;
mod moore;
mod nim;
mod northcott;
mod opponent_names;
mod played;
pub mod playground;
mod powers_of_two;
pub mod printed;
mod ring;
pub mod rows;
pub mod sequences;
mod staircase;
mod strip;
mod subtraction;
pub mod table;
mod take_and_spread;
pub mod theorems;
mod tokens;
pub mod told;
mod wythoff;

pub use self::asks::Asks;
pub use self::bachet::Bachet;
pub use self::bounded_nim::{BoundedNim, Caps};
pub use self::by_definition::ByDefinition;
pub use self::divisors::Divisors;
pub use self::fibonacci_nim::FibonacciNim;
pub use self::hackenbush::Hackenbush;
pub use self::heap_sum::{HeapGame, HeapSum, Position};
pub use self::moore::Moore;
pub use self::nim::Nim;
pub use self::northcott::{Limit, Northcott};
pub use self::opponent_names::OpponentNames;
pub use self::played::{played, tried, valued, Misere, Played, Valued};
pub use self::powers_of_two::PowersOfTwo;
pub use self::ring::Ring;
pub use self::staircase::{carried, Staircase};
pub use self::strip::Strip;
pub use self::subtraction::{Subtraction, SubtractionStrip};
pub use self::take_and_spread::TakeAndSpread;
pub use self::tokens::Tokens;
pub use self::wythoff::Wythoff;
