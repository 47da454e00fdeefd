//! A token on a directed graph that may have cycles: the players take turns to slide it along an
//! edge. The player who cannot move loses, and if play never ends, the game is a draw.
//!
//! Theorem (Zermelo, 1913; Smith, 1966). Every position is won, lost or drawn. It is lost if its rank
//! is even, won if it is odd, and drawn if it has none. The rank is 0 where no move is left; otherwise
//! it is 1 more than the least even rank of an option, or, if all options have an odd one, 1 more than
//! the greatest.
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
//! How many moves play lasts is said by [`remoteness`](crate::remoteness).
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
use crate::theorems::edges::by_vertex;

/// The outcome for a token on each vertex.
///
/// It is decided by the parity of the vertex's rank (Smith, 1966). O(vertices + edges) time and
/// space, without recursion.
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
    let outcome = |rank| match rank {
        None => LoopyOutcome::Draw,
        Some(rank) if rank % 2 == 0 => LoopyOutcome::P,
        Some(_) => LoopyOutcome::N,
    };
    ranks(graph).map(outcome).collect()
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

// What is known of a vertex.
#[derive(Clone, Copy)]
struct Place {
    // Its rank, or `NO_RANK`.
    rank: u32,
    // How many of its edges do not lead to an odd rank, as far as is known.
    undecided: u32,
}

const NO_RANK: u32 = u32::MAX;

// The rank of each vertex that has one.
pub(crate) fn ranks(graph: &Digraph) -> impl Iterator<Item = Option<u32>> {
    let edges_from = |vertex| graph.successors(vertex).iter().map(move |&to| (to, vertex as u32));
    // The edges by the vertex to which they lead.
    let (starts, sources) = by_vertex(graph.vertices(), (0..graph.vertices()).flat_map(edges_from));
    let edges = |vertex| graph.successors(vertex).len() as u32;
    let place = |vertex| Place { rank: NO_RANK, undecided: edges(vertex) };
    let mut places: Vec<Place> = (0..graph.vertices()).map(place).collect();
    // The vertices with a rank, in the order of their ranks.
    let mut order = Vec::with_capacity(places.len());
    for (vertex, place) in (0..).zip(&mut places) {
        if place.undecided == 0 {
            place.rank = 0;
            order.push(vertex);
        }
    }
    let mut looked_at = 0;
    while let Some(&vertex) = order.get(looked_at) {
        looked_at += 1;
        let vertex = vertex as usize;
        let rank = places[vertex].rank;
        for &previous in &sources[starts[vertex] as usize..starts[vertex + 1] as usize] {
            let place = &mut places[previous as usize];
            place.undecided -= 1;
            if place.rank == NO_RANK && (rank % 2 == 0 || place.undecided == 0) {
                place.rank = rank + 1;
                order.push(previous);
            }
        }
    }
    places.into_iter().map(|place| Some(place.rank).filter(|&rank| rank != NO_RANK))
}
