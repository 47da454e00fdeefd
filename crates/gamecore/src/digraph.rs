//! Token games on an acyclic digraph: any number of tokens stand on vertices,
//! several may share one; a move slides one token along an edge; whoever
//! cannot move has lost.
//!
//! One token is the most general game there is: vertices are positions, edges
//! are moves. Several tokens are a sum, so each vertex needs only its
//! nim-value (Sprague, 1935; Grundy, 1939).

use std::error::Error;
use std::fmt;

use super::outcome::Outcome;

/// A directed graph with vertices 0, 1, 2, ...
///
/// Loops and repeated edges are allowed. All edges are kept in one row:
/// O(vertices + edges) space.
#[derive(Clone, Debug)]
pub struct Digraph {
    /// The edges of a vertex v are those from starts[v] up to starts[v + 1].
    starts: Vec<usize>,
    targets: Vec<usize>,
}

impl Digraph {
    /// The digraph in which the i-th list holds the successors of vertex i.
    ///
    /// There are as many vertices as lists. O(vertices + edges).
    ///
    /// # Errors
    /// [`NoSuchVertex`] if a successor is not one of the vertices.
    ///
    /// ```
    /// use gamecore::digraph::Digraph;
    ///
    /// let triangle = Digraph::new(vec![vec![1, 2], vec![2], vec![]]).unwrap();
    /// assert_eq!(triangle.successors(0), [1, 2]);
    ///
    /// let error = Digraph::new(vec![vec![7]]).unwrap_err();
    /// assert_eq!(error.to_string(), "vertex 7, counted from 0, does not exist: there are 1");
    /// ```
    pub fn new<L>(successors: L) -> Result<Digraph, NoSuchVertex>
    where
        L: IntoIterator,
        L::Item: IntoIterator<Item = usize>,
    {
        let mut graph = Digraph { starts: vec![0], targets: Vec::new() };
        for list in successors {
            graph.targets.extend(list);
            graph.starts.push(graph.targets.len());
        }
        let vertices = graph.vertices();
        match graph.targets.iter().find(|&&vertex| vertex >= vertices) {
            Some(&vertex) => Err(NoSuchVertex { vertex, vertices }),
            None => Ok(graph),
        }
    }

    /// The number of vertices.
    pub fn vertices(&self) -> usize {
        self.starts.len() - 1
    }

    /// The vertices that an edge leads to from `vertex`, in the order given.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn successors(&self, vertex: usize) -> &[usize] {
        &self.targets[self.starts[vertex]..self.starts[vertex + 1]]
    }

    /// The nim-value of every vertex: the least non-negative integer that is
    /// not the nim-value of a successor.
    ///
    /// A value never exceeds the number of successors. O(vertices + edges),
    /// without recursion, so that long paths are harmless.
    ///
    /// # Errors
    /// [`Cycle`] if there is one anywhere: play need not end then.
    ///
    /// Source: Sprague, 1935; Grundy, 1939.
    ///
    /// ```
    /// use gamecore::digraph::Digraph;
    ///
    /// let triangle = Digraph::new(vec![vec![1, 2], vec![2], vec![]]).unwrap();
    /// assert_eq!(triangle.nim_values(), Ok(vec![2, 1, 0]));
    ///
    /// let lasso = Digraph::new(vec![vec![1], vec![2], vec![1]]).unwrap();
    /// assert_eq!(lasso.nim_values().unwrap_err().vertex, 1);
    /// ```
    pub fn nim_values(&self) -> Result<Vec<u32>, Cycle> {
        let vertices = self.vertices();
        let most = (0..vertices).map(|vertex| self.successors(vertex).len()).max().unwrap_or(0);
        // stamps[v] is the last vertex that had a successor of nim-value v, or
        // the number of vertices for none: the row is never cleared.
        let mut stamps = vec![vertices; most + 1];
        let mut values = vec![0; vertices];
        for vertex in self.successors_first()? {
            for &successor in self.successors(vertex) {
                stamps[values[successor] as usize] = vertex;
            }
            let mex = stamps.iter().take_while(|&&stamp| stamp == vertex).count();
            // A value of v needs 1 + 2 + ... + v edges: 32 bits are plenty.
            values[vertex] = mex as u32;
        }
        Ok(values)
    }

    /// Every winning move when tokens stand on the vertices `tokens`: the index
    /// of the token and the vertex it goes to.
    ///
    /// `nim_values` are those of this digraph. The moves come by token, then in
    /// the order of the edges; a repeated edge is a repeated move. There are
    /// none exactly if the position is lost. O(tokens + edges looked at).
    ///
    /// # Errors
    /// [`NoSuchVertex`] if a token stands outside the digraph.
    ///
    /// # Panics
    /// Possibly, if `nim_values` belong to a digraph of another size.
    ///
    /// ```
    /// use gamecore::digraph::Digraph;
    ///
    /// let triangle = Digraph::new(vec![vec![1, 2], vec![2], vec![]]).unwrap();
    /// let values = triangle.nim_values().unwrap();
    /// assert_eq!(triangle.winning_moves(&values, &[0, 1]), Ok(vec![(0, 1)]));
    /// assert_eq!(triangle.winning_moves(&values, &[0, 0]), Ok(vec![]));
    /// ```
    pub fn winning_moves(
        &self,
        nim_values: &[u32],
        tokens: &[usize],
    ) -> Result<Vec<(usize, usize)>, NoSuchVertex> {
        let sum = nim_sum(nim_values, tokens)?;
        let mut moves = Vec::new();
        for (index, &vertex) in tokens.iter().enumerate() {
            // The token must match the nim-sum of the others. If the sum is 0 it
            // does so already, and no move keeps its value.
            let others = sum ^ nim_values[vertex];
            for &successor in self.successors(vertex) {
                if nim_values[successor] == others {
                    moves.push((index, successor));
                }
            }
        }
        Ok(moves)
    }

    /// All vertices, each after all its successors.
    fn successors_first(&self) -> Result<Vec<usize>, Cycle> {
        let mut order = Vec::with_capacity(self.vertices());
        let mut marks = vec![Mark::New; self.vertices()];
        for root in 0..self.vertices() {
            if marks[root] == Mark::New {
                self.search(root, &mut marks, &mut order)?;
            }
        }
        Ok(order)
    }

    /// Appends to `order` the vertices not yet there that can be reached from
    /// `root`, each after all its successors.
    fn search(&self, root: usize, marks: &mut [Mark], order: &mut Vec<usize>) -> Result<(), Cycle> {
        // The vertices of the path walked, each with the successors to try.
        let mut path = vec![(root, self.successors(root).iter())];
        marks[root] = Mark::OnPath;
        while let Some((vertex, untried)) = path.last_mut() {
            match untried.next() {
                None => {
                    marks[*vertex] = Mark::Done;
                    order.push(*vertex);
                    path.pop();
                }
                Some(&successor) => match marks[successor] {
                    Mark::New => {
                        marks[successor] = Mark::OnPath;
                        path.push((successor, self.successors(successor).iter()));
                    }
                    // Walked from this successor on, the path is a cycle.
                    Mark::OnPath => return Err(Cycle { vertex: successor }),
                    Mark::Done => {}
                },
            }
        }
        Ok(())
    }
}

/// What the search knows of a vertex.
#[derive(Clone, Copy, PartialEq)]
enum Mark {
    New,
    OnPath,
    Done,
}

/// Who wins when tokens stand on the vertices `tokens`, given the nim-values
/// of all vertices. O(tokens).
///
/// # Errors
/// [`NoSuchVertex`] if a token stands on a vertex without a nim-value.
///
/// Source: Sprague, 1935; Grundy, 1939.
///
/// ```
/// use gamecore::digraph::outcome;
/// use gamecore::outcome::Outcome;
///
/// let triangle = [2, 1, 0];
/// assert_eq!(outcome(&triangle, &[0, 1]), Ok(Outcome::N));
/// assert_eq!(outcome(&triangle, &[0, 0, 2]), Ok(Outcome::P));
/// assert!(outcome(&triangle, &[3]).is_err());
/// ```
pub fn outcome(nim_values: &[u32], tokens: &[usize]) -> Result<Outcome, NoSuchVertex> {
    nim_sum(nim_values, tokens).map(|sum| Outcome::of_nim_value(u64::from(sum)))
}

fn nim_sum(nim_values: &[u32], tokens: &[usize]) -> Result<u32, NoSuchVertex> {
    let vertices = nim_values.len();
    tokens.iter().try_fold(0, |sum, &vertex| match nim_values.get(vertex) {
        Some(value) => Ok(sum ^ value),
        None => Err(NoSuchVertex { vertex, vertices }),
    })
}

/// The digraph has a cycle, so play need not end and there are no nim-values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cycle {
    /// A vertex on the cycle, not merely one that leads to it.
    pub vertex: usize,
}

impl fmt::Display for Cycle {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "vertex {}, counted from 0, is on a cycle", self.vertex)
    }
}

impl Error for Cycle {}

/// An edge or a token on a vertex that the digraph does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchVertex {
    /// The vertex that is missing.
    pub vertex: usize,
    /// How many there are: 0 to `vertices - 1`.
    pub vertices: usize,
}

impl fmt::Display for NoSuchVertex {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let NoSuchVertex { vertex, vertices } = self;
        write!(f, "vertex {}, counted from 0, does not exist: there are {}", vertex, vertices)
    }
}

impl Error for NoSuchVertex {}
