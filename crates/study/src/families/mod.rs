//! Studies that several problems share: the same game, with other words.

mod nim;
mod wythoff;

pub use self::nim::Nim;
pub use self::wythoff::Wythoff;
