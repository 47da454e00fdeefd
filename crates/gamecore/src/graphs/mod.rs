//! Games on graphs and trees.
//!
//! On a [`Digraph`](crate::Digraph) tokens slide ([`Tokens`]), stones are carried down
//! ([`Stairs`]), or numbers are lowered ([`LexicographicNim`]); where it has cycles, play need not
//! end, and one token is a game of [`Loopy`]. In [`VertexGeography`] a token never returns, in
//! [`Hackenbush`] edges are cut, and in [`PrefixFree`] words are chosen in a binary tree.

mod geography;
mod hackenbush;
mod lexicographic_nim;
mod loopy;
mod prefix_free;
mod stairs;
mod tokens;

pub use self::geography::VertexGeography;
pub use self::hackenbush::{Cut, GroundedGraph, Hackenbush};
pub use self::lexicographic_nim::{LexicographicNim, Lowering};
pub use self::loopy::Loopy;
pub use self::prefix_free::{NotPrefixFree, PrefixFree, WordChoice};
pub use self::stairs::{NotStairs, Stairs};
pub use self::tokens::{Slide, Tokens};
