//! Shapes.

use crate::deep::{inner::double as twofold, inner::triple, EDGE};
use std::{cmp, fmt};

/// A square.
pub struct Square {
    /// Its side.
    pub side: u64, // in metres
}

// An area is a product.
/// The area.
pub fn area(square: &Square) -> u64 {
    square.side * square.side // at most 2^64
}

/// Something else altogether.
pub fn other(square: &Square) -> u64 {
    cmp::max(triple(square.side), 1)
}

/// The edge.
pub fn edge() -> u64 {
    std::mem::size_of::<[u8; EDGE]>() as u64 + twofold(1)
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", other(self))
    }
}
