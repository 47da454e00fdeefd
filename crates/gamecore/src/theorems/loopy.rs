//! A token on a directed graph that may have cycles: the players take turns to slide it along an
//! edge. The player who cannot move loses, and if play never ends, the game is a draw.
//!
//! Theorem (Zermelo, 1913; Steinhaus, 1925; Smith, 1966). Every position is won, lost or drawn. It
//! is lost if its remoteness is even, won if it is odd, and drawn if it has none. The remoteness is
//! 0 where no move is left; otherwise it is 1 more than the least even remoteness of an option, or,
//! if all options have an odd one, 1 more than the greatest.
//!
//! Proof. Work backwards: the vertices without edges have rank 0, and once the ranks below r are
//! known, a vertex that has none of them gets rank r if
//!
//! - r is odd, and an edge leads to the rank r - 1, or
//! - r is even, and all edges lead to odd ranks, r - 1 the greatest among them.
//!
//! By induction on r, the player to move wins within r moves from an odd rank r, and the opponent
//! wins within r moves from an even rank r. A vertex that gets no rank has no edge to an even rank,
//! and at least one edge, which may be a loop, to a vertex without a rank. A player who always
//! takes such an edge never loses, so neither player can force a win.
//!
//! By induction on t, the loser at a rank r >= t can avoid losing in fewer than t moves:
//!
//! - r even: go to the rank r - 1, where the claim for t - 1 holds.
//! - r odd: if the winner goes to an even rank, it is at least r - 1, and the claim for t - 1 holds
//!   there; anywhere else the loser need not lose at all.
//!
//! ```
//! use gamecore::{loopy_outcomes, Digraph, LoopyOutcome};
//!
//! // A cycle 0 -> 1 -> 2 -> 0 that can be left: 2 -> 3.
//! let graph = Digraph::new([vec![1], vec![2], vec![0, 3], vec![]])?;
//! let (n, p) = (LoopyOutcome::N, LoopyOutcome::P);
//! assert_eq!(loopy_outcomes(&graph), [n, p, n, p]);
//! # Ok::<(), gamecore::NoSuchVertex>(())
//! ```

use std::fmt;

use crate::theorems::digraph::Digraph;

/// The outcome for a token on each vertex.
///
/// It is decided by the parity of the vertex's [`remoteness`] (Smith, 1966). O(vertices + edges)
/// time and space, without recursion.
///
/// ```
/// use gamecore::{loopy_outcomes, Digraph, LoopyOutcome};
///
/// // A cycle 0 -> 1 -> 2 -> 0 that can be left: 2 -> 3 -> 4.
/// let edges = [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4)];
/// let graph = Digraph::from_edges(5, &edges)?;
/// let draw = LoopyOutcome::Draw;
/// assert_eq!(loopy_outcomes(&graph), [draw, draw, draw, LoopyOutcome::N, LoopyOutcome::P]);
/// # Ok::<(), gamecore::NoSuchVertex>(())
/// ```
#[must_use]
pub fn loopy_outcomes(graph: &Digraph) -> Vec<LoopyOutcome> {
    let outcome = |moves| match moves {
        None => LoopyOutcome::Draw,
        Some(moves) if moves % 2 == 0 => LoopyOutcome::P,
        Some(_) => LoopyOutcome::N,
    };
    remoteness(graph).into_iter().map(outcome).collect()
}

/// The outcome of a position in a game that need not end, if both play as well as possible.
///
/// Without the draws it is an [`Outcome`](crate::Outcome).
///
/// ```
/// use gamecore::LoopyOutcome;
///
/// assert_eq!(LoopyOutcome::Draw.choose("first", "second", "nobody"), "nobody");
/// assert_eq!(LoopyOutcome::P.to_string(), "P");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LoopyOutcome {
    /// The next player, whose turn it is, wins.
    N,
    /// The previous player wins: the player to move loses.
    P,
    /// Neither can force a win: play goes on forever.
    Draw,
}

impl LoopyOutcome {
    /// One of three values, by who wins: `next` for an N-position, `previous` for a
    /// P-position, `nobody` for a draw.
    pub fn choose<T>(self, next: T, previous: T, nobody: T) -> T {
        match self {
            LoopyOutcome::N => next,
            LoopyOutcome::P => previous,
            LoopyOutcome::Draw => nobody,
        }
    }
}

/// Writes `N`, `P` or `draw`.
impl fmt::Display for LoopyOutcome {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.pad(self.choose("N", "P", "draw"))
    }
}

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
    let reversed = reversed(graph);
    let vertices = 0..graph.vertices();
    let mut undecided: Vec<usize> =
        vertices.clone().map(|vertex| graph.successors(vertex).len()).collect();
    let mut ranks = vec![None; graph.vertices()];
    // The vertices with a rank, in the order of their ranks.
    let mut ranked: Vec<usize> = vertices.filter(|&vertex| undecided[vertex] == 0).collect();
    for &vertex in &ranked {
        ranks[vertex] = Some(0);
    }
    let mut looked_at = 0;
    while let Some(&vertex) = ranked.get(looked_at) {
        looked_at += 1;
        let rank: u64 = ranks[vertex].expect("the rank of a ranked vertex");
        for &previous in reversed.successors(vertex) {
            undecided[previous] -= 1;
            let is_decided = rank % 2 == 0 || undecided[previous] == 0;
            if is_decided && ranks[previous].is_none() {
                ranks[previous] = Some(rank + 1);
                ranked.push(previous);
            }
        }
    }
    ranks
}

fn reversed(graph: &Digraph) -> Digraph {
    let from = |vertex| graph.successors(vertex).iter().map(move |&to| (to, vertex));
    let edges: Vec<(usize, usize)> = (0..graph.vertices()).flat_map(from).collect();
    Digraph::from_edges(graph.vertices(), &edges).expect("edges of a digraph")
}
