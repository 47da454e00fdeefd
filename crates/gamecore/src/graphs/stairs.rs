use std::error::Error;
use std::fmt;

use crate::game::{Game, NimValued, Outcome};
use crate::heaps::Carry;
use crate::theorems::digraph::Digraph;
use crate::theorems::digraph_values::Cycle;
use crate::theorems::nim_sum::nim_sum;
use crate::theorems::parts::check_index;

/// Stairs that branch and meet: carry any positive number of stones along an edge of a digraph, or
/// from a vertex without edges out of play.
///
/// The steps are the vertices. There are no cycles, and the ways down from a step to vertices
/// without edges must all be odd, or all be even. A tree that is played from its root is of this
/// kind if its leaves are at distances of one parity. A position is the stones on each step. A move
/// is a [`Carry`]. The player who cannot move loses.
///
/// The steps from which it takes an odd number of moves to bring stones out of play [count]; the
/// nim-value is the nim-sum of their stones (Sprague, 1937, for stairs that do not branch). O(n)
/// for it, where there are n steps; the moves take O(n + m log m), where there are m edges. As on a
/// [`Staircase`](crate::Staircase), a step that does not count may hold more stones than a `u64`
/// can count.
///
/// [count]: Stairs::counts
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Carry, Digraph, Stairs};
///
/// // A root with two leaves.
/// let stairs = Stairs::new(Digraph::new([vec![1, 2], vec![], vec![]])?)?;
/// assert_eq!(stairs.digraph().vertices(), 3);
/// // From the leaves it takes one move to bring stones out of play, from the root two.
/// assert!(stairs.counts(1) && stairs.counts(2) && !stairs.counts(0));
/// assert_eq!(stairs.outcome(&[9, 2, 2]), Outcome::P);
/// let moves = stairs.winning_moves(&[9, 1, 3]);
/// let carry = |from, to, stones| Carry { from, to, stones };
/// assert_eq!(moves, [carry(0, Some(1), 2), carry(2, None, 2)]);
/// assert_eq!(stairs.after(&[9, 1, 3], &moves[0]), [7, 3, 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Stairs {
    digraph: Digraph,
    // Of a single token on the digraph: 0 at its sinks, so 0 on the steps that count.
    values: Vec<u16>,
}

impl Stairs {
    /// The stairs whose steps are the vertices of `digraph`.
    ///
    /// O(vertices + edges).
    ///
    /// # Errors
    /// [`NotStairs`] if there is a cycle, or odd and even ways down from the same vertex.
    pub fn new(digraph: Digraph) -> Result<Stairs, NotStairs> {
        // A vertex of nim-value 0 has an even way to a sink, any other an odd one, and
        // a vertex of the value 2 has both, by its successors of the values 1 and 0. If there
        // is none, all edges join the values 0 and 1.
        let values = digraph.nim_values().map_err(NotStairs::Cycle)?;
        match (0..digraph.vertices()).find(|&vertex| values[vertex] > 1) {
            Some(vertex) => Err(NotStairs::Uneven { vertex }),
            None => Ok(Stairs { digraph, values }),
        }
    }

    /// The digraph. O(1).
    #[must_use]
    pub fn digraph(&self) -> &Digraph {
        &self.digraph
    }

    /// Whether the stones on this step matter: it takes an odd number of moves to bring them
    /// out of play. O(1).
    ///
    /// # Panics
    /// If there is no such step.
    #[must_use]
    pub fn counts(&self, step: usize) -> bool {
        check_index("step", step, self.values.len());
        self.values[step] == 0
    }

    fn check_length(&self, stones: &[u64]) {
        let steps = self.digraph.vertices();
        assert!(stones.len() == steps, "{} numbers for {} steps", stones.len(), steps);
    }
}

impl Game for Stairs {
    type Position = [u64];
    type Move = Carry;

    fn outcome(&self, stones: &[u64]) -> Outcome {
        Outcome::from_nim_value(self.nim_value(stones))
    }

    fn winning_moves(&self, stones: &[u64]) -> Vec<Carry> {
        self.moves_to(stones, 0)
    }

    fn after(&self, stones: &[u64], chosen: &Carry) -> Vec<u64> {
        self.check_length(stones);
        check_index("step", chosen.from, stones.len());
        let ways = self.digraph.successors(chosen.from);
        let is_way = chosen.to.map_or(ways.is_empty(), |to| ways.contains(&to));
        assert!(is_way, "no way for {:?}", chosen);
        chosen.after(stones, |step| self.counts(step))
    }
}

impl NimValued for Stairs {
    fn nim_value(&self, stones: &[u64]) -> u64 {
        self.check_length(stones);
        let counting = stones.iter().enumerate().filter(|&(step, _)| self.counts(step));
        nim_sum(counting.map(|(_, &stones)| stones))
    }

    fn moves_to(&self, stones: &[u64], nim_value: u64) -> Vec<Carry> {
        let change = self.nim_value(stones) ^ nim_value;
        let mut moves = Vec::new();
        for (from, &there) in stones.iter().enumerate().filter(|_| change != 0) {
            let carry = |to, stones| Carry { from, to, stones };
            let ways = self.digraph.successors(from);
            if !self.counts(from) {
                let missing =
                    ways.iter().map(|&to| (to, (stones[to] ^ change).checked_sub(stones[to])));
                let filled = missing.filter_map(|(to, missing)| Some(carry(Some(to), missing?)));
                moves.extend(filled.filter(|carry| 0 < carry.stones && carry.stones <= there));
            } else if there ^ change < there {
                let surplus = there - (there ^ change);
                moves.extend(ways.iter().map(|&to| carry(Some(to), surplus)));
                if ways.is_empty() {
                    moves.push(carry(None, surplus));
                }
            }
        }
        // A repeated edge is the same move.
        moves.sort_unstable();
        moves.dedup();
        moves
    }
}

/// The digraph does not make stairs.
///
/// ```
/// use gamecore::{Digraph, NotStairs, Stairs};
///
/// let triangle = Digraph::new([vec![1, 2], vec![2], vec![]])?;
/// assert_eq!(Stairs::new(triangle).unwrap_err(), NotStairs::Uneven { vertex: 0 });
/// # Ok::<(), gamecore::NoSuchVertex>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NotStairs {
    /// It has a cycle.
    Cycle(Cycle),
    /// There are odd and even ways down from a vertex.
    Uneven {
        /// The vertex.
        vertex: usize,
    },
}

impl fmt::Display for NotStairs {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        match self {
            NotStairs::Cycle(cycle) => cycle.fmt(formatter),
            NotStairs::Uneven { vertex } => {
                write!(
                    formatter,
                    "odd and even ways lead down from vertex {}, counted from 0",
                    vertex
                )
            }
        }
    }
}

impl Error for NotStairs {}
