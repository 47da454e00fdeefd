//! Studies that several problems share: the same game, with other words.

mod nim;

pub use self::nim::Nim;
