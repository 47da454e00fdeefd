//! Studies that several problems share: the same game, with other words.

mod nim;
mod ring;

pub use self::nim::Nim;
pub use self::ring::{Elements, Ring, TakeNeighbours};
