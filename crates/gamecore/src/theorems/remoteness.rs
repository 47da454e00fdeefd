//! How many moves a token on a directed graph makes if the winner makes haste and the loser delays.
//!
//! Theorem (Steinhaus, 1925; Smith, 1966). From a position that is won or lost it is as many as the
//! [rank](crate::theorems::loopy), which is called its remoteness.
//!
//! Proof. The winner wins within r moves from the rank r. By induction on t, the loser at a rank
//! r >= t can avoid losing in fewer than t moves:
//!
//! - r even: go to the rank r - 1, where the claim for t - 1 holds.
//! - r odd: if the winner goes to an even rank, it is at least r - 1, and the claim for t - 1 holds
//!   there; anywhere else the loser need not lose at all.
//!
//! ```
//! use gamecore::{remoteness, Digraph};
//!
//! // A cycle 0 -> 1 -> 2 -> 0 that can be left: 2 -> 3.
//! let graph = Digraph::new([vec![1], vec![2], vec![0, 3], vec![]])?;
//! assert_eq!(remoteness(&graph), [Some(3), Some(2), Some(1), Some(0)]);
//! # Ok::<(), gamecore::NoSuchVertex>(())
//! ```

use crate::theorems::digraph::Digraph;
use crate::theorems::loopy::ranks;

/// For each vertex the number of moves after which play ends if the winner makes haste and the
/// loser delays; `None` if and only if it is a draw.
///
/// It is odd where the player to move wins, and even where that player loses (Steinhaus, 1925;
/// Smith, 1966, for digraphs with cycles). O(vertices + edges) time and space, without recursion.
///
/// ```
/// use gamecore::{remoteness, Digraph};
///
/// let graph = Digraph::new([vec![1], vec![2], vec![0, 3], vec![]])?;
/// assert_eq!(remoteness(&graph), [Some(3), Some(2), Some(1), Some(0)]);
/// # Ok::<(), gamecore::NoSuchVertex>(())
/// ```
#[must_use]
pub fn remoteness(graph: &Digraph) -> Vec<Option<u64>> {
    ranks(graph).map(|rank| rank.map(u64::from)).collect()
}
