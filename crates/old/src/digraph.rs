//! Token games on a digraph: any number of tokens stand on vertices, several
//! may share one; a move slides one token along an edge; the player who cannot
//! move loses.
//!
//! Every impartial game is such a game with one token: vertices are positions, edges
//! are moves. Several tokens are a sum, so each vertex needs only its nim-value
//! (Sprague, 1935; Grundy, 1939).

use std::convert::TryFrom;
use std::error::Error;
use std::fmt;

use super::mex::Marks;
use super::nim_values::NimValues;
use super::outcome::Outcome;

/// A directed graph with vertices 0, 1, 2, ...
///
/// Loops and repeated edges are allowed. O(vertices + edges) space.
///
/// ```
/// use gamecore::{Digraph, Outcome};
///
/// let triangle = Digraph::new([vec![1, 2], vec![2], vec![]]).unwrap();
/// assert_eq!(triangle.nim_values().unwrap().table(), [2, 1, 0]);
/// assert_eq!(triangle.outcome([0, 1]), Ok(Outcome::N));
/// assert_eq!(triangle.outcome([0, 0, 2]), Ok(Outcome::P));
/// ```
#[derive(Clone, Debug)]
pub struct Digraph {
    // The edges of a vertex v are those from starts[v] up to starts[v + 1].
    starts: Vec<usize>,
    targets: Vec<usize>,
}

/// A move: one token goes to a vertex.
///
/// Slides are ordered by token first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slide {
    /// The index of the token, from 0.
    pub token: usize,
    /// The vertex that it goes to.
    pub to: usize,
}

impl Slide {
    /// The vertices of the tokens after this move.
    ///
    /// # Panics
    /// If there is no such token.
    pub fn after(&self, tokens: &[usize]) -> Vec<usize> {
        let mut tokens = tokens.to_vec();
        tokens[self.token] = self.to;
        tokens
    }
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
    /// use gamecore::Digraph;
    ///
    /// let triangle = Digraph::new([vec![1, 2], vec![2], vec![]]).unwrap();
    /// assert_eq!(triangle.successors(0), [1, 2]);
    ///
    /// let error = Digraph::new([vec![7]]).unwrap_err();
    /// assert_eq!(error.to_string(), "no vertex 7 of 1, counted from 0");
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

    /// The digraph with this many vertices and with an edge for each pair of vertices, from
    /// the first to the second. O(vertices + edges).
    ///
    /// # Errors
    /// [`NoSuchVertex`] if an end of an edge is not one of the vertices.
    ///
    /// ```
    /// use gamecore::Digraph;
    ///
    /// let triangle = Digraph::from_edges(3, &[(1, 2), (0, 2), (0, 1)]).unwrap();
    /// assert_eq!(triangle.successors(0), [2, 1]);
    /// assert_eq!(triangle.successors(2), []);
    ///
    /// let error = Digraph::from_edges(3, &[(3, 0)]).unwrap_err();
    /// assert_eq!(error.to_string(), "no vertex 3 of 3, counted from 0");
    /// ```
    pub fn from_edges(vertices: usize, edges: &[(usize, usize)]) -> Result<Digraph, NoSuchVertex> {
        let mut ends = edges.iter().map(|&(from, to)| from.max(to));
        match ends.find(|&vertex| vertex >= vertices) {
            Some(vertex) => Err(NoSuchVertex { vertex, vertices }),
            None => Ok(Digraph::sorted(vertices, edges)),
        }
    }

    // The edges in the order of the vertices where they begin, by counting.
    fn sorted(vertices: usize, edges: &[(usize, usize)]) -> Digraph {
        let mut starts = vec![0; vertices + 1];
        for &(from, _) in edges {
            starts[from + 1] += 1;
        }
        for vertex in 0..vertices {
            starts[vertex + 1] += starts[vertex];
        }
        let mut free = starts.clone();
        let mut targets = vec![0; edges.len()];
        for &(from, to) in edges {
            targets[free[from]] = to;
            free[from] += 1;
        }
        Digraph { starts, targets }
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

    /// The nim-value of every vertex: the mex of the nim-values of its successors.
    ///
    /// O(vertices + edges), without recursion, so that long paths are harmless.
    ///
    /// # Errors
    /// [`Cycle`] if there is one anywhere. Vertices on a cycle, or before one, may
    /// have nim-values all the same, as in a -> b, b -> a, b -> c, where a token
    /// on b goes to c; but this method does not find them.
    ///
    /// # Panics
    /// If a nim-value exceeds 65535, for which more than 2^31 edges are needed.
    ///
    /// Source: Sprague, 1935; Grundy, 1939.
    ///
    /// ```
    /// use gamecore::Digraph;
    ///
    /// let lasso = Digraph::new([vec![1], vec![2], vec![1]]).unwrap();
    /// assert_eq!(lasso.nim_values().unwrap_err().vertex, 1);
    /// ```
    pub fn nim_values(&self) -> Result<NimValues, Cycle> {
        let most = self.starts.windows(2).map(|pair| pair[1] - pair[0]).max();
        let mut marks = Marks::for_options(most.unwrap_or(0));
        let mut values: Vec<u16> = vec![0; self.vertices()];
        for vertex in self.successors_first()? {
            marks.mark_all(self.successors(vertex).iter().map(|&to| u64::from(values[to])));
            values[vertex] = u16::try_from(marks.mex()).expect("a nim-value exceeds 65535");
            marks.clear();
        }
        Ok(NimValues::from_table(values))
    }

    /// The outcome in normal play when tokens stand on the vertices `tokens`.
    ///
    /// O(vertices + edges + tokens). For many rows of tokens on one digraph, ask
    /// [`nim_values`](Digraph::nim_values) once.
    ///
    /// # Errors
    /// [`Cycle`] as in [`nim_values`](Digraph::nim_values).
    ///
    /// # Panics
    /// If a token stands on no vertex of this digraph.
    pub fn outcome<I>(&self, tokens: I) -> Result<Outcome, Cycle>
    where
        I: IntoIterator<Item = usize>,
    {
        let values = self.nim_values()?;
        Ok(values.outcome(tokens.into_iter().map(|vertex| self.checked(vertex) as u64)))
    }

    /// All winning moves in normal play, by token and then in the order of the
    /// edges; empty if and only if the position is a P-position.
    ///
    /// `values` are those of this digraph. A repeated edge is a repeated move.
    /// O(tokens + edges looked at).
    ///
    /// # Panics
    /// If a token stands on no vertex of this digraph.
    ///
    /// ```
    /// use gamecore::{Digraph, Slide};
    ///
    /// let triangle = Digraph::new([vec![1, 2], vec![2], vec![]]).unwrap();
    /// let values = triangle.nim_values().unwrap();
    /// assert_eq!(triangle.winning_moves(&[0, 1], &values), [Slide { token: 0, to: 1 }]);
    /// assert_eq!(triangle.winning_moves(&[0, 0], &values), []);
    /// ```
    pub fn winning_moves(&self, tokens: &[usize], values: &NimValues) -> Vec<Slide> {
        let sum = values.nim_sum(tokens.iter().map(|&vertex| self.checked(vertex) as u64));
        let mut moves = Vec::new();
        for (token, &vertex) in tokens.iter().enumerate() {
            // The token must come to match the others.
            let others = sum ^ values.value(vertex as u64);
            let successors = self.successors(vertex).iter();
            let matching = successors.filter(|&&to| values.value(to as u64) == others);
            moves.extend(matching.map(|&to| Slide { token, to }));
        }
        moves
    }

    fn checked(&self, vertex: usize) -> usize {
        assert!(vertex < self.vertices(), "no vertex {} of {}", vertex, self.vertices());
        vertex
    }

    // All vertices, each after all its successors.
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

    // Appends to `order` the vertices not yet there that can be reached from
    // `root`, each after all its successors.
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

// How far the search has come with a vertex.
#[derive(Clone, Copy, PartialEq)]
enum Mark {
    New,
    OnPath,
    Done,
}

/// The digraph has a cycle, so that play need not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// An edge leads to a vertex that the graph does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchVertex {
    /// The vertex that is missing.
    pub vertex: usize,
    /// How many there are: 0 to `vertices - 1`.
    pub vertices: usize,
}

impl fmt::Display for NoSuchVertex {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let NoSuchVertex { vertex, vertices } = self;
        write!(formatter, "no vertex {} of {}, counted from 0", vertex, vertices)
    }
}

impl Error for NoSuchVertex {}
