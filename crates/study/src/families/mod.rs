//! Studies that several problems share: the same game, with other words.

mod fibonacci_nim;
mod nim;
mod wythoff;

pub use self::fibonacci_nim::FibonacciNim;
pub use self::nim::Nim;
pub use self::wythoff::Wythoff;
