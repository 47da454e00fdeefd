use crate::game::{Game, Outcome};
use crate::theorems::digraph::NoSuchVertex;
use crate::theorems::matching::{inessential_vertices, neighbour_lists};
use crate::theorems::parts::check_index;

/// Undirected vertex geography, a relative of Slither: move a token along an edge of a graph to a
/// vertex where it has not been.
///
/// A position is the walk so far, the vertices in order; the token stands on the last one. Before
/// the first vertex, `[]`, the player to move chooses any. A move is the next vertex. The player
/// who cannot move loses.
///
/// With the token on a vertex the position is an N-position if and only if every maximum matching
/// of what is left of the graph, the token's vertex included, covers that vertex. With a free
/// choice of the start it is a P-position if and only if the graph has a perfect matching
/// (Fraenkel, Scheinerman and Ullman, 1993; Anderson, 1974, for Slither). A vertex is a winning
/// move if and only if some maximum matching of the graph without all vertices of the walk does not
/// cover it.
///
/// The graph is any graph, not only a bipartite one; its matchings are found with blossoms
/// (Edmonds, 1965), in O(V E log V) time and O(V + E) space for V vertices and E edges, for the
/// outcome and for all winning moves alike.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::VertexGeography;
///
/// // A path of four vertices, of which the second has one more neighbour.
/// let game = VertexGeography::new(5, &[(0, 1), (1, 2), (2, 3), (1, 4)])?;
/// assert_eq!(game.vertices(), 5);
/// assert_eq!(game.neighbours(1), [0, 2, 4]);
/// assert_eq!(game.outcome(&[1]), Outcome::N);
/// assert_eq!(game.winning_moves(&[1]), [0, 4]);
/// assert_eq!(game.outcome(&[0]), Outcome::P);
/// // The first player may choose where to start.
/// assert_eq!(game.winning_moves(&[]), [0, 4]);
/// assert_eq!(game.after(&[0], &1), [0, 1]);
/// # Ok::<(), gamecore::NoSuchVertex>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct VertexGeography {
    // Those of each vertex, each once and in order.
    neighbours: Vec<Vec<usize>>,
}

impl VertexGeography {
    /// The game on the graph with the vertices 0 to `vertices` - 1 and these edges.
    ///
    /// Loops and repeated edges make no difference. O(V + E log E) for V vertices and E edges.
    ///
    /// # Errors
    /// [`NoSuchVertex`] if an end of an edge is not one of the vertices.
    ///
    /// # Panics
    /// If there are more vertices than memory has room for.
    ///
    /// ```
    /// use gamecore::VertexGeography;
    ///
    /// let error = VertexGeography::new(3, &[(0, 3)]).unwrap_err();
    /// assert_eq!(error.to_string(), "no vertex 3 of 3, counted from 0");
    /// ```
    pub fn new(vertices: usize, edges: &[(usize, usize)]) -> Result<VertexGeography, NoSuchVertex> {
        let mut ends = edges.iter().map(|&(one, other)| one.max(other));
        match ends.find(|&vertex| vertex >= vertices) {
            Some(vertex) => Err(NoSuchVertex { vertex, vertices }),
            None => Ok(VertexGeography { neighbours: neighbour_lists(vertices, edges) }),
        }
    }

    /// The number of vertices. O(1).
    #[must_use]
    pub fn vertices(&self) -> usize {
        self.neighbours.len()
    }

    /// The neighbours of a vertex, each once and in ascending order. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    #[must_use]
    pub fn neighbours(&self, vertex: usize) -> &[usize] {
        check_index("vertex", vertex, self.vertices());
        &self.neighbours[vertex]
    }

    // For each vertex whether it has been visited.
    fn visited(&self, walk: &[usize]) -> Vec<bool> {
        let mut visited = vec![false; self.vertices()];
        for (step, &vertex) in walk.iter().enumerate() {
            check_index("vertex", vertex, visited.len());
            assert!(!visited[vertex], "the walk visits vertex {} twice", vertex);
            visited[vertex] = true;
            if let Some(from) = step.checked_sub(1).map(|before| walk[before]) {
                let is_edge = self.neighbours[from].binary_search(&vertex).is_ok();
                assert!(is_edge, "no edge joins {} and {}", from, vertex);
            }
        }
        visited
    }
}

impl Game for VertexGeography {
    type Position = [usize];
    type Move = usize;

    fn outcome(&self, walk: &[usize]) -> Outcome {
        Outcome::n_if(!self.winning_moves(walk).is_empty())
    }

    fn winning_moves(&self, walk: &[usize]) -> Vec<usize> {
        let visited = self.visited(walk);
        // The other vertices with the edges between them.
        let mut left = Vec::new();
        for (vertex, list) in self.neighbours.iter().enumerate().filter(|&(one, _)| !visited[one]) {
            let others = list.iter().filter(|&&other| vertex < other && !visited[other]);
            left.extend(others.map(|&other| (vertex, other)));
        }
        let uncovered = inessential_vertices(self.vertices(), &left);
        let next: Vec<usize> = match walk.last() {
            Some(&token) => self.neighbours[token].clone(),
            None => (0..self.vertices()).collect(),
        };
        next.into_iter().filter(|&vertex| !visited[vertex] && uncovered[vertex]).collect()
    }

    fn after(&self, walk: &[usize], &chosen: &usize) -> Vec<usize> {
        let mut after = walk.to_vec();
        after.push(chosen);
        self.visited(&after);
        after
    }
}
