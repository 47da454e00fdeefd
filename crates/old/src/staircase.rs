//! Staircase Nim: any positive number of stones go from one step down to the next, and from
//! the lowest step out of play.
//!
//! The steps are counted from the lowest one, which has the index 0; stones on it are one move
//! away from the ground. They need not be literal: on a strip, a step is the gap between two
//! pieces, and where heaps must stay in order, the difference of two neighbours.
//! [`Stairs`] may branch, as in a tree.

use std::error::Error;
use std::fmt;

use super::digraph::{Cycle, Digraph};
use super::increases;
use super::nim::nim_sum;
use super::nim_values::NimValues;
use super::outcome::Outcome;

/// A move: some stones go from one step to another, or out of play.
///
/// Carries are ordered by the step that they come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Carry {
    /// The index of the step that the stones come from.
    pub from: usize,
    /// The index of the step that they go to; `None` if they go out of play.
    pub to: Option<usize>,
    /// How many stones, at least 1.
    pub stones: u64,
}

impl Carry {
    /// The stones on the steps after this move.
    ///
    /// More stones than a `u64` can count are counted as `u64::MAX`: a winning move brings so
    /// many only to a step that does not matter.
    ///
    /// # Panics
    /// If there is no such step, or it has too few stones.
    ///
    /// ```
    /// use gamecore::staircase::Carry;
    ///
    /// assert_eq!(Carry { from: 1, to: Some(0), stones: 2 }.after(&[1, 5]), [3, 3]);
    /// assert_eq!(Carry { from: 0, to: None, stones: 1 }.after(&[1, 5]), [0, 5]);
    /// ```
    pub fn after(&self, steps: &[u64]) -> Vec<u64> {
        let mut after = steps.to_vec();
        let rest = after[self.from].checked_sub(self.stones);
        after[self.from] = rest.expect("a step has fewer stones than are carried from it");
        if let Some(to) = self.to {
            after[to] = after[to].saturating_add(self.stones);
        }
        after
    }
}

/// The nim-value of a whole staircase: the nim-sum of its lowest step and every second one
/// from there.
///
/// O(n). Source: Sprague, 1937.
///
/// ```
/// use gamecore::staircase;
///
/// assert_eq!(staircase::nim_value([3, 4, 5, 0, 1]), 3 ^ 5 ^ 1);
/// ```
pub fn nim_value<I: IntoIterator<Item = u64>>(steps: I) -> u64 {
    // A move changes exactly one of these steps, so no option has the same nim-sum. Every
    // lower one is reached as in Nim, by stones that come down to a step between them.
    nim_sum(steps.into_iter().step_by(2))
}

/// The outcome in normal play of a staircase, given from the lowest step upwards.
///
/// O(n). Source: Sprague, 1937.
///
/// ```
/// use gamecore::{staircase, Outcome};
///
/// assert_eq!(staircase::outcome([2, 7, 2, 5]), Outcome::P);
/// ```
pub fn outcome<I: IntoIterator<Item = u64>>(steps: I) -> Outcome {
    Outcome::n_if(nim_value(steps) != 0)
}

/// All winning moves in normal play, by step; empty if and only if the position is a
/// P-position.
///
/// There is at most one from each step. O(n). Source: Sprague, 1937.
///
/// ```
/// use gamecore::staircase::{self, Carry};
///
/// let moves = staircase::winning_moves(&[1, 4, 2]);
/// let down = |from: usize| Carry { from, to: Some(from - 1), stones: 1 };
/// assert_eq!(moves, [down(1), down(2)]);
/// assert_eq!(moves[0].after(&[1, 4, 2]), [2, 3, 2]);
/// ```
pub fn winning_moves(steps: &[u64]) -> Vec<Carry> {
    // A step that counts can get more stones, from the step above it.
    let pairs = steps.chunks(2);
    let heaps: Vec<(u64, u64)> =
        pairs.map(|pair| (pair[0], pair.get(1).cloned().unwrap_or(0))).collect();
    let carries = increases::winning_moves(&heaps).into_iter().map(|change| {
        let (step, stones) = (2 * change.heap, heaps[change.heap].0);
        let (from, stones) = if change.left < stones {
            (step, stones - change.left)
        } else {
            (step + 1, change.left - stones)
        };
        Carry { from, to: from.checked_sub(1), stones }
    });
    let mut moves: Vec<Carry> = carries.collect();
    moves.sort();
    moves
}

/// Stairs that branch and meet: the steps are the vertices of an acyclic digraph, and stones
/// are carried along its edges, from a vertex without edges out of play.
///
/// All ways down from a step must be odd, or all even. A tree that is played from its root is
/// of this kind if its leaves are at distances of one parity.
///
/// ```
/// use gamecore::staircase::{Carry, Stairs};
/// use gamecore::{Digraph, Outcome};
///
/// // A root with two leaves.
/// let stairs = Stairs::new(Digraph::new([vec![1, 2], vec![], vec![]]).unwrap()).unwrap();
/// assert_eq!(stairs.outcome(&[9, 2, 2]), Outcome::P);
/// let moves = stairs.winning_moves(&[9, 1, 3]);
/// let carry = |from, to, stones| Carry { from, to, stones };
/// assert_eq!(moves, [carry(0, Some(1), 2), carry(2, None, 2)]);
/// ```
#[derive(Clone, Debug)]
pub struct Stairs {
    digraph: Digraph,
    // Of a single token on the digraph: 0 at its sinks, so 0 on the steps that count.
    values: NimValues,
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
        match (0..digraph.vertices()).find(|&vertex| values.value(vertex as u64) > 1) {
            Some(vertex) => Err(NotStairs::Uneven { vertex }),
            None => Ok(Stairs { digraph, values }),
        }
    }

    /// Whether the stones on this step matter: it takes an odd number of moves to bring them
    /// out of play.
    ///
    /// # Panics
    /// If there is no such step.
    pub fn counts(&self, step: usize) -> bool {
        self.values.value(step as u64) == 0
    }

    /// The nim-value: the nim-sum of the steps that count.
    ///
    /// O(n). Source: Sprague, 1937, for stairs that do not branch.
    ///
    /// # Panics
    /// If there are more numbers than steps.
    pub fn nim_value(&self, stones: &[u64]) -> u64 {
        let counting = stones.iter().enumerate().filter(|&(step, _)| self.counts(step));
        nim_sum(counting.map(|(_, &stones)| stones))
    }

    /// The outcome in normal play; `stones` are those on each step.
    ///
    /// O(n).
    ///
    /// # Panics
    /// If there are more numbers than steps.
    pub fn outcome(&self, stones: &[u64]) -> Outcome {
        Outcome::n_if(self.nim_value(stones) != 0)
    }

    /// All winning moves in normal play, by the step that stones come from and then in the
    /// order of the edges; empty if and only if the position is a P-position.
    ///
    /// A repeated edge is a repeated move. O(vertices + edges).
    ///
    /// # Panics
    /// If there are not as many numbers as steps.
    pub fn winning_moves(&self, stones: &[u64]) -> Vec<Carry> {
        assert_eq!(stones.len(), self.digraph.vertices(), "one number for each step");
        let sum = self.nim_value(stones);
        let mut moves = Vec::new();
        for (from, &there) in stones.iter().enumerate() {
            let carry = |to, stones| Carry { from, to, stones };
            let ways = self.digraph.successors(from);
            if !self.counts(from) {
                let missing =
                    ways.iter().map(|&to| (to, (stones[to] ^ sum).checked_sub(stones[to])));
                let filled = missing.filter_map(|(to, missing)| Some(carry(Some(to), missing?)));
                moves.extend(filled.filter(|carry| 0 < carry.stones && carry.stones <= there));
            } else if there ^ sum < there {
                let surplus = there - (there ^ sum);
                moves.extend(ways.iter().map(|&to| carry(Some(to), surplus)));
                if ways.is_empty() {
                    moves.push(carry(None, surplus));
                }
            }
        }
        moves
    }

    /// The number of pairs of steps that make the position a P-position by exchanging their
    /// stones.
    ///
    /// A pair counts even if both steps have equally many stones. O(n log n).
    ///
    /// # Panics
    /// If there are not as many numbers as steps.
    ///
    /// ```
    /// use gamecore::{Digraph, Stairs};
    ///
    /// // A root with two leaves: the leaves must have equally many stones.
    /// let stairs = Stairs::new(Digraph::new([vec![1, 2], vec![], vec![]]).unwrap()).unwrap();
    /// assert_eq!(stairs.balancing_swaps(&[2, 2, 3]), 1);
    /// assert_eq!(stairs.balancing_swaps(&[3, 2, 2]), 1);
    /// ```
    pub fn balancing_swaps(&self, stones: &[u64]) -> u64 {
        let sum = self.nim_value(stones);
        let (counting, mut others): (Vec<usize>, Vec<usize>) =
            (0..self.digraph.vertices()).partition(|&step| self.counts(step));
        // Between steps of one kind an exchange changes nothing.
        let pairs = |steps: &[usize]| (0..steps.len() as u64).sum::<u64>();
        let alike = if sum == 0 { pairs(&counting) + pairs(&others) } else { 0 };
        others.sort_by_key(|&step| stones[step]);
        let across = counting.iter().map(|&step| {
            // The number of stones that this step must have.
            let wanted = stones[step] ^ sum;
            let fewer = others.partition_point(|&other| stones[other] < wanted);
            let more = others[fewer..].partition_point(|&other| stones[other] == wanted);
            more as u64
        });
        alike + across.sum::<u64>()
    }
}

/// The digraph does not make stairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
