//! Maximum matchings of graphs, which decide undirected vertex geography, a relative of Slither:
//! move a token along an edge of a graph to a vertex where it has not been. The player who cannot
//! move loses.
//!
//! Theorem (Fraenkel, Scheinerman and Ullman, 1993; Anderson, 1974, for Slither). With the token on
//! a vertex the position is an N-position if and only if every maximum matching of the graph that
//! is left, the token's vertex included, covers that vertex. If the first player chooses where the
//! token starts, it is a P-position if and only if the graph has a perfect matching.
//!
//! Proof. Let the token be on v, and let G be the graph of v and all vertices not yet visited. If a
//! maximum matching M of G does not cover v, the player to move loses: the opponent answers each
//! move from then on along the edge of M. For the walk from v to a neighbour w that M does not
//! cover, after such answers, would be an augmenting path: M and a matching with one edge more
//! would differ along it. So the opponent always has this answer, and its vertex has not been
//! visited, as the walk visits both ends of an edge of M one after the other.
//!
//! If every maximum matching covers v, let M be one, and w the other end of v's edge. Without this
//! edge, M is a maximum matching of G without v: one as large as M would be a maximum matching
//! of G that does not cover v. It does not cover w, so moving to w wins.
//!
//! If the start is free, choosing v leaves a P-position if and only if some maximum matching does
//! not cover v. There is no such v if and only if the matchings are perfect.
//!
//! ```
//! use gamecore::{inessential_vertices, maximum_matching};
//!
//! // A path of three vertices.
//! let path = [(0, 1), (1, 2)];
//! assert_eq!(maximum_matching(3, &path).iter().flatten().count(), 2);
//! assert_eq!(inessential_vertices(3, &path), [true, false, true]);
//! ```

use std::convert::TryFrom;
use std::mem::swap;

use crate::theorems::parts::check_index;

/// A matching with as many edges as possible: for each vertex the other end of its edge, if it has
/// one.
///
/// The graph has the vertices 0 to `vertices` - 1, and need not be bipartite; loops and repeated
/// edges make no difference. By blossoms (Edmonds, 1965), in O(V E log V) time and O(V + E) space
/// for V vertices and E edges.
///
/// # Panics
/// If an end of an edge is not one of the vertices, or if there are 2^32 vertices or more, or more
/// than memory has room for.
///
/// ```
/// use gamecore::maximum_matching;
///
/// let triangle = [(0, 1), (0, 2), (1, 2)];
/// assert_eq!(maximum_matching(3, &triangle), [Some(1), Some(0), None]);
/// ```
#[must_use]
pub fn maximum_matching(vertices: usize, edges: &[(usize, usize)]) -> Vec<Option<usize>> {
    MatchingSearch::maximum(&neighbour_lists(vertices, edges)).mates
}

/// For each vertex whether some maximum matching does not cover it (Edmonds, 1965; such a vertex is
/// called inessential).
///
/// A token on a vertex is a P-position of undirected vertex geography if and only if the vertex is
/// inessential. The graph and the cost are as for [`maximum_matching`].
///
/// # Panics
/// As [`maximum_matching`].
///
/// ```
/// use gamecore::inessential_vertices;
///
/// // A path of four vertices has a perfect matching.
/// let path = [(0, 1), (1, 2), (2, 3)];
/// assert_eq!(inessential_vertices(4, &path), [false; 4]);
/// ```
#[must_use]
pub fn inessential_vertices(vertices: usize, edges: &[(usize, usize)]) -> Vec<bool> {
    // The even vertices: exchanging the edges of the path to such a vertex for the others leaves it
    // uncovered. Conversely let another maximum matching not cover a vertex: the edges that are in
    // one of the two matchings form a path from it, which ends uncovered by the first, as the
    // matchings are equally large.
    MatchingSearch::maximum(&neighbour_lists(vertices, edges)).is_even
}

// The neighbours of each vertex, each once and in order.
pub(crate) fn neighbour_lists(vertices: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut lists = Vec::new();
    let is_graph = u32::try_from(vertices).is_ok() && lists.try_reserve_exact(vertices).is_ok();
    assert!(is_graph, "too many vertices: {}", vertices);
    lists.resize(vertices, Vec::new());
    for &(one, other) in edges {
        let vertex = one.max(other);
        check_index("vertex", vertex, vertices);
        if one != other {
            lists[one].push(other);
            lists[other].push(one);
        }
    }
    for list in &mut lists {
        list.sort_unstable();
        list.dedup();
    }
    lists
}

// A matching, and a search for one with an edge more.
//
// The search grows trees from all vertices that are not covered. On its alternating paths, every
// second edge is in the matching. A vertex is even if such a path of even length leads to it from a
// root. An odd cycle that begins and ends at an even vertex, its base, is a blossom: all its
// vertices are even, as it can be walked either way, and it is treated as one vertex.
struct MatchingSearch<'a> {
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

impl<'a> MatchingSearch<'a> {
    // A matching that cannot be made larger, and the even vertices of the last search.
    fn maximum(graph: &'a [Vec<usize>]) -> MatchingSearch<'a> {
        let vertices = graph.len();
        let mut matching = MatchingSearch {
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
        matching
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
