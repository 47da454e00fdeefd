//! Games on graphs, trees and stairs.

mod digraph;
mod geography;
mod lexicographic_nim;
mod no_such_vertex;
mod stairs;
mod tokens;

pub use self::digraph::{Cycle, Digraph};
pub use self::geography::VertexGeography;
pub use self::lexicographic_nim::{LexicographicNim, Lowering};
pub use self::no_such_vertex::NoSuchVertex;
pub use self::stairs::{NotStairs, Stairs};
pub use self::tokens::{Slide, Tokens};
