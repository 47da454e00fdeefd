//! Games on graphs and trees.
//!
//! On a [`Digraph`](crate::Digraph) tokens slide ([`Tokens`]), or stones are carried down
//! ([`Stairs`]); where it has cycles, play need not end, and one token is a game of [`Loopy`]. In
//! [`VertexGeography`] a token never returns, and in [`Hackenbush`] edges are cut.
//!
//! ```
//! use gamecore::prelude::*;
//! use gamecore::{Digraph, Tokens};
//!
//! // From vertex 0 edges lead to 1 and 2, from 1 to 2.
//! let game = Tokens::new(Digraph::from_edges(3, &[(0, 1), (0, 2), (1, 2)])?)?;
//! assert_eq!([0, 1, 2].map(|vertex| game.value(vertex)), [2, 1, 0]);
//! assert_eq!(game.outcome(&[0, 0]), Outcome::P);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod geography;
mod hackenbush;
mod loopy;
mod stairs;
mod tokens;

pub use self::geography::VertexGeography;
pub use self::hackenbush::{Cut, GroundedGraph, Hackenbush};
pub use self::loopy::Loopy;
pub use self::stairs::{NotStairs, Stairs};
pub use self::tokens::{Slide, Tokens};
