use std::mem::swap;

use crate::game::{Game, Outcome};
use crate::theorems::digraph::NoSuchVertex;

/// Undirected vertex geography: move a token along an edge of a graph to a vertex where it has not
/// been.
///
/// A position is the walk so far, the vertices in order; the token stands on the last one. Before
/// the first vertex, `[]`, the player to move chooses any. A move is the next vertex. The player
/// who cannot move loses.
///
/// With the token on a vertex the position is an N-position if and only if every maximum matching
/// of what is left of the graph, the token's vertex included, covers that vertex. With a free
/// choice of the start it is a P-position if and only if the graph has a perfect matching
/// (folklore; the proof is in the source). A vertex is a winning move if and only if some maximum
/// matching of the graph without all vertices of the walk does not cover it.
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
    /// ```
    /// use gamecore::VertexGeography;
    ///
    /// let error = VertexGeography::new(3, &[(0, 3)]).unwrap_err();
    /// assert_eq!(error.to_string(), "no vertex 3 of 3, counted from 0");
    /// ```
    pub fn new(vertices: usize, edges: &[(usize, usize)]) -> Result<VertexGeography, NoSuchVertex> {
        let mut neighbours = vec![Vec::new(); vertices];
        for &(one, other) in edges {
            let vertex = one.max(other);
            if vertex >= vertices {
                return Err(NoSuchVertex { vertex, vertices });
            }
            if one != other {
                neighbours[one].push(other);
                neighbours[other].push(one);
            }
        }
        for list in &mut neighbours {
            list.sort_unstable();
            list.dedup();
        }
        Ok(VertexGeography { neighbours })
    }

    /// The number of vertices. O(1).
    pub fn vertices(&self) -> usize {
        self.neighbours.len()
    }

    /// The neighbours of a vertex, each once and in ascending order. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn neighbours(&self, vertex: usize) -> &[usize] {
        &self.neighbours[vertex]
    }

    // For each vertex whether it has been visited.
    fn visited(&self, walk: &[usize]) -> Vec<bool> {
        let mut visited = vec![false; self.vertices()];
        for (step, &vertex) in walk.iter().enumerate() {
            assert!(vertex < visited.len(), "no vertex {} of {}", vertex, visited.len());
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

// Let the token be on v, and let G be the graph of v and all vertices not yet visited.
// If a maximum matching M of G does not cover v, the player to move loses: the opponent answers
// each move from then on along the edge of M. For the walk from v to a neighbour w that M does not
// cover, after such answers, would be an augmenting path: M and a matching with one edge more would
// differ along it. So the opponent always has this answer, and its vertex has not been visited, as
// the walk visits both ends of an edge of M one after the other.
// If every maximum matching covers v, let M be one, and w the other end of v's edge. Without this
// edge, M is a maximum matching of G without v: one as large as M would be a maximum matching
// of G that does not cover v. It does not cover w, so moving to w wins.
// If the start is free, choosing v leaves a P-position if and only if some maximum matching does
// not cover v. There is no such v if and only if the matchings are perfect.
impl Game for VertexGeography {
    type Position = [usize];
    type Move = usize;

    fn outcome(&self, walk: &[usize]) -> Outcome {
        Outcome::n_if(!self.winning_moves(walk).is_empty())
    }

    fn winning_moves(&self, walk: &[usize]) -> Vec<usize> {
        let visited = self.visited(walk);
        // The other vertices with the edges between them.
        let left = |list: &Vec<usize>| list.iter().copied().filter(|&to| !visited[to]).collect();
        let mut graph: Vec<Vec<usize>> = self.neighbours.iter().map(left).collect();
        for &vertex in walk {
            graph[vertex].clear();
        }
        let uncovered = Matching::uncovered_by_some_maximum(&graph);
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

// A matching, and a search for one with an edge more.
//
// The search grows trees from all vertices that are not covered. On its alternating paths, every
// second edge is in the matching. A vertex is even if such a path of even length leads to it from a
// root. An odd cycle that begins and ends at an even vertex, its base, is a blossom: all its
// vertices are even, as it can be walked either way, and it is treated as one vertex.
struct Matching<'a> {
    graph: &'a [Vec<usize>],
    // The other end of the edge of the matching at each vertex.
    mates: Vec<Option<usize>>,
    is_even: Vec<bool>,
    // The even vertex that precedes a vertex on an alternating path of odd length.
    before: Vec<Option<usize>>,
    // Leads from each vertex to the base of its outermost blossom, perhaps by way of others.
    bases: Vec<usize>,
    // The number of the walk up the trees that has last seen a base.
    seen: Vec<usize>,
    walks: usize,
    // The even vertices whose edges are still to be searched.
    waiting: Vec<usize>,
}

impl<'a> Matching<'a> {
    // For each vertex whether some maximum matching does not cover it.
    fn uncovered_by_some_maximum(graph: &[Vec<usize>]) -> Vec<bool> {
        let vertices = graph.len();
        let mut matching = Matching {
            graph,
            mates: vec![None; vertices],
            is_even: Vec::new(),
            before: Vec::new(),
            bases: Vec::new(),
            seen: vec![0; vertices],
            walks: 0,
            waiting: Vec::new(),
        };
        // A good beginning, for speed only.
        for (vertex, neighbours) in graph.iter().enumerate() {
            let free = neighbours.iter().find(|&&other| matching.mates[other].is_none());
            if let (None, Some(&other)) = (matching.mates[vertex], free) {
                matching.mates[vertex] = Some(other);
                matching.mates[other] = Some(vertex);
            }
        }
        while matching.grows() {}
        // The even vertices: exchanging the edges of the path to such a vertex for the others
        // leaves it uncovered. Conversely let another maximum matching not cover a vertex: the
        // edges that are in one of the two matchings form a path from it, which ends uncovered by
        // the first, as the matchings are equally large.
        matching.is_even
    }

    // Finds a matching with an edge more, if there is one.
    fn grows(&mut self) -> bool {
        self.is_even = self.mates.iter().map(Option::is_none).collect();
        self.before = vec![None; self.graph.len()];
        self.bases = (0..self.graph.len()).collect();
        self.waiting = (0..self.graph.len()).filter(|&vertex| self.is_even[vertex]).collect();
        let graph = self.graph;
        while let Some(vertex) = self.waiting.pop() {
            for &other in &graph[vertex] {
                if self.is_even[other] {
                    if self.base(vertex) == self.base(other) {
                        continue;
                    }
                    match self.common_base(vertex, other) {
                        Some(base) => {
                            self.shrink(vertex, other, base);
                            self.shrink(other, vertex, base);
                        }
                        None => {
                            self.cover(vertex, other);
                            self.cover(other, vertex);
                            return true;
                        }
                    }
                } else if let (None, Some(mate)) = (self.before[other], self.mates[other]) {
                    self.before[other] = Some(vertex);
                    self.is_even[mate] = true;
                    self.waiting.push(mate);
                }
            }
        }
        false
    }

    // The base of the outermost blossom of a vertex; the vertex, if it is in none.
    fn base(&mut self, mut vertex: usize) -> usize {
        while self.bases[vertex] != vertex {
            self.bases[vertex] = self.bases[self.bases[vertex]];
            vertex = self.bases[vertex];
        }
        vertex
    }

    // The base where the paths from two even vertices to their roots meet; `None` if they do not.
    fn common_base(&mut self, one: usize, other: usize) -> Option<usize> {
        self.walks += 1;
        let (mut here, mut there) = (Some(self.base(one)), Some(self.base(other)));
        while let Some(base) = here.or(there) {
            if here.is_some() {
                if self.seen[base] == self.walks {
                    return Some(base);
                }
                self.seen[base] = self.walks;
                let next = self.mates[base].and_then(|mate| self.before[mate]);
                here = next.map(|next| self.base(next));
            }
            swap(&mut here, &mut there);
        }
        None
    }

    // Makes the path from an even vertex to a base part of the base's blossom, which is closed by
    // an edge to another even vertex.
    fn shrink(&mut self, mut vertex: usize, mut other: usize, base: usize) {
        while self.base(vertex) != base {
            self.before[vertex] = Some(other);
            let mate = self.mates[vertex].expect("only a root has no mate, and it is a base");
            if !self.is_even[mate] {
                self.is_even[mate] = true;
                self.waiting.push(mate);
            }
            for &part in &[vertex, mate] {
                if self.bases[part] == part {
                    self.bases[part] = base;
                }
            }
            vertex = self.before[mate].expect("a vertex precedes each odd one");
            other = mate;
        }
    }

    // Exchanges the edges on the path from an even vertex to its root, so that the vertex can have
    // a new mate.
    fn cover(&mut self, mut vertex: usize, mut mate: usize) {
        while let Some(former) = self.mates[vertex].replace(mate) {
            vertex = self.before[former].expect("a vertex precedes each odd one");
            mate = former;
            self.mates[mate] = Some(vertex);
        }
    }
}
