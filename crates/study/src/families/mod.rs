//! Studies that several problems share: the same game, with other words.

mod bachet;
mod bounded_nim;
mod moore;
mod nim;

pub use self::bachet::Bachet;
pub use self::bounded_nim::{BoundedNim, Caps};
pub use self::moore::Moore;
pub use self::nim::Nim;
