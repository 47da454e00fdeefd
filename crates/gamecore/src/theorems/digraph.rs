//! A directed graph: the board on which a token slides from vertex to vertex.
//!
//! ```
//! use gamecore::Digraph;
//!
//! let triangle = Digraph::new([vec![1, 2], vec![2], vec![]])?;
//! assert_eq!((triangle.vertices(), triangle.successors(0)), (3, &[1, 2][..]));
//! # Ok::<(), gamecore::NoSuchVertex>(())
//! ```

use std::error::Error;
use std::fmt;

use crate::theorems::parts::check_index;

/// A directed graph with vertices 0, 1, 2, ...
///
/// Loops and repeated edges are allowed. There may be 2^32 - 2 vertices and as many edges.
/// O(vertices + edges) space.
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
    // The edges of a vertex v are those from starts[v] up to starts[v + 1]. The fewer bytes, the
    // more of a large graph is near the processor.
    pub(crate) starts: Vec<u32>,
    pub(crate) targets: Vec<usize>,
}

impl Digraph {
    /// The digraph in which the i-th list holds the successors of vertex i.
    ///
    /// There are as many vertices as lists. O(vertices + edges).
    ///
    /// # Errors
    /// [`NoSuchVertex`] if a successor is not one of the vertices.
    ///
    /// # Panics
    /// If there are 2^32 - 1 vertices or edges.
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
            graph.starts.push(counted(graph.targets.len(), "edges"));
        }
        let vertices = counted(graph.vertices(), "vertices") as usize;
        match graph.targets.iter().find(|&&vertex| vertex >= vertices) {
            Some(&vertex) => Err(NoSuchVertex { vertex, vertices }),
            None => Ok(graph),
        }
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
        check_index("vertex", vertex, self.vertices());
        &self.targets[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
    }
}

// A number of vertices or edges, if it can be counted in 32 bits.
pub(crate) fn counted(number: usize, what: &str) -> u32 {
    assert!(number < u32::MAX as usize, "too many {}: {}", what, number);
    number as u32
}

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
