pub use crate::game::{Game, HeapGame};
