//! Tokens on a directed graph without cycles: a move slides one token along an edge. The player who
//! cannot move loses.
//!
//! Theorem (Sprague, 1935; Grundy, 1939). The tokens are a P-position if and only if the nim-sum of
//! the nim-values of their vertices is 0, where a vertex has the mex of those of its successors.
//!
//! Proof. See [`theorems`](crate::theorems).
//!
//! Every impartial game of finitely many positions is such a game with one token: vertices are
//! positions, edges are moves.
//!
//! ```
//! use gamecore::{nim_sum, Digraph};
//!
//! let triangle = Digraph::new([vec![1, 2], vec![2], vec![]])?;
//! let values = triangle.nim_values()?;
//! assert_eq!(values, [2, 1, 0]);
//! let tokens = [0, 0, 2];
//! assert_eq!(nim_sum(tokens.iter().map(|&vertex| u64::from(values[vertex]))), 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::error::Error;
use std::fmt;

use crate::theorems::digraph::Digraph;

impl Digraph {
    /// The nim-value of every vertex: the mex of the nim-values of its successors (Sprague, 1935;
    /// Grundy, 1939).
    ///
    /// O(vertices + edges), without recursion, so that long paths are harmless.
    ///
    /// # Errors
    /// [`Cycle`] if there is one anywhere. Vertices on a cycle, or before one, may
    /// have nim-values all the same, as in a -> b, b -> a, b -> c, where a token
    /// on b goes to c; but this method does not find them.
    ///
    /// # Panics
    /// If a nim-value exceeds 65533, for which 2,147,450,880 edges are needed.
    ///
    /// ```
    /// use gamecore::Digraph;
    ///
    /// let lasso = Digraph::new([vec![1], vec![2], vec![1]]).unwrap();
    /// let on_cycle = lasso.nim_values().unwrap_err().vertex;
    /// assert!(on_cycle == 1 || on_cycle == 2);
    /// ```
    pub fn nim_values(&self) -> Result<Vec<u16>, Cycle> {
        let vertices = self.vertices();
        let most = self.starts.windows(2).map(|pair| pair[1] - pair[0]).max().unwrap_or(0);
        let mut search = ValueSearch {
            graph: self,
            values: vec![NEW; vertices],
            path: Vec::new(),
            reached_from: vec![u32::MAX; most as usize + 1],
        };
        let leads_up = self.leads_up();
        for step in 0..vertices {
            search.walk(if leads_up { vertices - 1 - step } else { step })?;
        }
        Ok(search.values)
    }

    // Whether most edges lead to larger vertices. Vertices are often numbered along the edges, one
    // way or the other: from the end where these lead, each comes after its successors, and no path
    // is long.
    fn leads_up(&self) -> bool {
        let is_up = |vertex: usize| self.successors(vertex).iter().filter(move |&&to| to > vertex);
        (0..self.vertices()).flat_map(is_up).count() > self.targets.len() / 2
    }
}

// A depth-first search, which finds the value of each vertex after those of all its successors.
struct ValueSearch<'a> {
    graph: &'a Digraph,
    values: Vec<u16>,
    // The vertices of the path walked, each with the next of its edges.
    path: Vec<(u32, u32)>,
    // For each value the last vertex with a successor of it; a mex is at most the number of
    // successors.
    reached_from: Vec<u32>,
}

impl<'a> ValueSearch<'a> {
    // Finds the values of the vertices that can be reached from `root`.
    fn walk(&mut self, root: usize) -> Result<(), Cycle> {
        if self.values[root] == NEW {
            self.step_to(root);
        }
        let (starts, targets) = (&self.graph.starts, &self.graph.targets);
        while let Some(&mut (vertex, ref mut next)) = self.path.last_mut() {
            let values = &self.values;
            let mut edges = *next as usize..starts[vertex as usize + 1] as usize;
            let untried = edges.find(|&edge| values[targets[edge]] >= ON_PATH);
            if let Some(edge) = untried {
                *next = edge as u32 + 1;
                let successor = targets[edge];
                // Walked from this successor on, the path is a cycle.
                if values[successor] == ON_PATH {
                    return Err(Cycle { vertex: successor });
                }
                self.step_to(successor);
            } else {
                self.path.pop();
                self.values[vertex as usize] = self.mex(vertex);
            }
        }
        Ok(())
    }

    fn step_to(&mut self, vertex: usize) {
        self.values[vertex] = ON_PATH;
        self.path.push((vertex as u32, self.graph.starts[vertex]));
    }

    // The mex of the values of a vertex's successors, which are known.
    fn mex(&mut self, vertex: u32) -> u16 {
        for &successor in self.graph.successors(vertex as usize) {
            self.reached_from[usize::from(self.values[successor])] = vertex;
        }
        let mex = self.reached_from.iter().position(|&from| from != vertex);
        let mex = mex.expect("more values than successors");
        assert!(mex < usize::from(ON_PATH), "a nim-value exceeds 65533");
        mex as u16
    }
}

// In place of the value of a vertex, as long as it has none.
const NEW: u16 = u16::MAX;
const ON_PATH: u16 = u16::MAX - 1;

/// The digraph has a cycle, so that play need not end.
///
/// ```
/// use gamecore::Digraph;
///
/// let cycle = Digraph::new([vec![1], vec![1]])?.nim_values().unwrap_err();
/// assert_eq!(cycle.vertex, 1);
/// # Ok::<(), gamecore::NoSuchVertex>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Cycle {
    /// A vertex on the cycle, not merely one that leads to it.
    pub vertex: usize,
}

impl fmt::Display for Cycle {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "vertex {}, counted from 0, is on a cycle", self.vertex)
    }
}

impl Error for Cycle {}
