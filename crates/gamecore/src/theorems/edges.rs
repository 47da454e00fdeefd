//! A digraph from its edges in any order.
//!
//! ```
//! use gamecore::Digraph;
//!
//! let triangle = Digraph::from_edges(3, &[(1, 2), (0, 2), (0, 1)])?;
//! assert_eq!(triangle, Digraph::new([vec![2, 1], vec![2], vec![]])?);
//! # Ok::<(), gamecore::NoSuchVertex>(())
//! ```

use crate::theorems::digraph::{counted, Digraph, NoSuchVertex};

impl Digraph {
    /// The digraph with this many vertices and, for each pair, an edge from its first vertex to its
    /// second. O(vertices + edges).
    ///
    /// # Errors
    /// [`NoSuchVertex`] if an end of an edge is not one of the vertices.
    ///
    /// # Panics
    /// If there are 2^32 - 1 vertices or edges, or more vertices than memory has room for.
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
        counted(edges.len(), "edges");
        counted(vertices, "vertices");
        let mut larger_ends = edges.iter().map(|&(from, to)| from.max(to));
        if let Some(vertex) = larger_ends.find(|&vertex| vertex >= vertices) {
            return Err(NoSuchVertex { vertex, vertices });
        }
        let (starts, targets) = by_vertex(vertices, edges.iter().copied());
        Ok(Digraph { starts, targets })
    }
}

// What is given for each vertex, in that order: for a vertex v it is in the list from starts[v] to
// before starts[v + 1]. By counting, in O(vertices + given) time.
//
// Panics if memory has no room for so many vertices.
pub(crate) fn by_vertex<T, I>(vertices: usize, given: I) -> (Vec<u32>, Vec<T>)
where
    T: Copy + Default,
    I: DoubleEndedIterator<Item = (usize, T)> + Clone,
{
    let mut starts: Vec<u32> = Vec::new();
    assert!(starts.try_reserve_exact(vertices + 1).is_ok(), "too many vertices: {}", vertices);
    starts.resize(vertices + 1, 0);
    given.clone().for_each(|(vertex, _)| starts[vertex] += 1);
    let mut total = 0;
    for start in &mut starts {
        total += *start;
        *start = total;
    }
    // Filled from the back, so that each start comes to be where it should.
    let mut list = vec![T::default(); total as usize];
    given.rev().for_each(|(vertex, it)| {
        starts[vertex] -= 1;
        list[starts[vertex] as usize] = it;
    });
    (starts, list)
}
