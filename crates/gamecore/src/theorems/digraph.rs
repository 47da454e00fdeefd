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

use std::convert::TryFrom;
use std::error::Error;
use std::fmt;

/// A directed graph with vertices 0, 1, 2, ...
///
/// Loops and repeated edges are allowed. O(vertices + edges) space. It is the board of
/// [`Tokens`](crate::Tokens), of [`Stairs`](crate::Stairs), of
/// [`LexicographicNim`](crate::LexicographicNim), and, where play need not end, of
/// [`Loopy`](crate::Loopy).
///
/// ```
/// use gamecore::Digraph;
///
/// let triangle = Digraph::new([vec![1, 2], vec![2], vec![]])?;
/// assert_eq!(triangle.nim_values(), Ok(vec![2, 1, 0]));
/// # Ok::<(), gamecore::NoSuchVertex>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Digraph {
    // The edges of a vertex v are those from starts[v] up to starts[v + 1].
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
        let places = vertices.checked_add(1).expect("too many vertices");
        let mut starts = vec![0; places];
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

    /// The number of vertices. O(1).
    #[must_use]
    pub fn vertices(&self) -> usize {
        self.starts.len() - 1
    }

    /// The vertices that an edge leads to from `vertex`, in the order given. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    #[must_use]
    pub fn successors(&self, vertex: usize) -> &[usize] {
        assert!(vertex < self.vertices(), "no vertex {} of {}", vertex, self.vertices());
        &self.targets[self.starts[vertex]..self.starts[vertex + 1]]
    }

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
    /// If a nim-value exceeds 65535, for which more than 2^31 edges are needed.
    ///
    /// ```
    /// use gamecore::Digraph;
    ///
    /// let lasso = Digraph::new([vec![1], vec![2], vec![1]]).unwrap();
    /// assert_eq!(lasso.nim_values().unwrap_err().vertex, 1);
    /// ```
    pub fn nim_values(&self) -> Result<Vec<u16>, Cycle> {
        let most = self.starts.windows(2).map(|pair| pair[1] - pair[0]).max().unwrap_or(0);
        // For each value the last vertex with a successor of it; a mex is at most the number of
        // successors.
        let mut reached_from = vec![usize::MAX; most + 1];
        let mut values: Vec<u16> = vec![0; self.vertices()];
        for vertex in self.successors_first()? {
            for &successor in self.successors(vertex) {
                reached_from[usize::from(values[successor])] = vertex;
            }
            let mex = reached_from.iter().position(|&from| from != vertex);
            let mex = mex.expect("more values than successors");
            values[vertex] = u16::try_from(mex).expect("a nim-value exceeds 65535");
        }
        Ok(values)
    }

    // All vertices, each after all its successors.
    fn successors_first(&self) -> Result<Vec<usize>, Cycle> {
        let mut order = Vec::with_capacity(self.vertices());
        let mut progress = vec![Progress::New; self.vertices()];
        for root in 0..self.vertices() {
            if progress[root] == Progress::New {
                self.search(root, &mut progress, &mut order)?;
            }
        }
        Ok(order)
    }

    // Appends to `order` the vertices not yet there that can be reached from
    // `root`, each after all its successors.
    fn search(
        &self,
        root: usize,
        progress: &mut [Progress],
        order: &mut Vec<usize>,
    ) -> Result<(), Cycle> {
        // The vertices of the path walked, each with the successors to try.
        let mut path = vec![(root, self.successors(root).iter())];
        progress[root] = Progress::OnPath;
        while let Some((vertex, untried)) = path.last_mut() {
            match untried.next() {
                None => {
                    progress[*vertex] = Progress::Done;
                    order.push(*vertex);
                    path.pop();
                }
                Some(&successor) => match progress[successor] {
                    Progress::New => {
                        progress[successor] = Progress::OnPath;
                        path.push((successor, self.successors(successor).iter()));
                    }
                    // Walked from this successor on, the path is a cycle.
                    Progress::OnPath => return Err(Cycle { vertex: successor }),
                    Progress::Done => {}
                },
            }
        }
        Ok(())
    }
}

// How far the search has come with a vertex.
#[derive(Clone, Copy, PartialEq)]
enum Progress {
    New,
    OnPath,
    Done,
}

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

/// An edge leads to a vertex that the graph does not have.
///
/// ```
/// use gamecore::Digraph;
///
/// let missing = Digraph::from_edges(2, &[(0, 2)]).unwrap_err();
/// assert_eq!((missing.vertex, missing.vertices), (2, 2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
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
