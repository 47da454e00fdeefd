//! Green Hackenbush: cut an edge of a graph that stands on the ground, and everything that is no
//! longer joined to the ground falls. The player who cannot move loses.
//!
//! Theorem (Berlekamp, Conway and Guy, Winning Ways, 1982, chapter 7). Two principles find the
//! nim-values.
//!
//! - Colon principle: the part that stands on a vertex may be replaced by any other of the same
//!   nim-value, for example by a string of as many edges as that value. So an edge that carries a
//!   part alone is worth 1 more than the part.
//! - Fusion principle: vertices on a circuit may be fused. Its edges become loops, and a loop is
//!   worth as much as a single edge, 1.
//!
//! So a tree is worth the nim-sum of 1 + the values of the subtrees on its root. The proofs are in
//! that book.
//!
//! ```
//! use gamecore::hackenbush_values;
//!
//! // A stalk with two twigs: the stalk is worth 1 + (1 xor 1).
//! assert_eq!(hackenbush_values(4, &[(0, 1), (1, 2), (1, 3)], &[0])[0], 1);
//! // A ring of four edges.
//! assert_eq!(hackenbush_values(4, &[(0, 1), (1, 2), (2, 3), (3, 0)], &[0])[0], 0);
//! ```

use crate::theorems::digraph::counted;

/// For each vertex of a graph the nim-value of the part that stands on it and would fall with it,
/// as if the vertex were the ground (Berlekamp, Conway and Guy, 1982).
///
/// The vertices of `ground`, each given once, have the nim-value of the whole. Circuits, loops and
/// repeated edges are allowed. Fused vertices have the same value, and those that are not joined to
/// the ground have 0. O(v + e) time and space for v vertices and e edges, without recursion.
///
/// # Panics
/// If an end of an edge or a vertex of `ground` is not one of the vertices 0 to `vertices` - 1; if
/// there are 2^32 - 1 vertices or 2^31 edges, or more vertices than memory has room for.
///
/// ```
/// use gamecore::hackenbush_values;
///
/// assert_eq!(hackenbush_values(4, &[(0, 1), (1, 2), (1, 3)], &[0]), [1, 0, 0, 0]);
/// // An arch: a string of three edges with both ends on the ground.
/// assert_eq!(hackenbush_values(4, &[(0, 1), (1, 2), (2, 3)], &[0, 3])[0], 1);
/// ```
pub fn hackenbush_values(vertices: usize, edges: &[(usize, usize)], ground: &[usize]) -> Vec<u64> {
    let parts = FusedParts::new(vertices, edges, ground);
    let values = parts.values(edges);
    let value = |vertex| parts.part(vertex).map_or(0, |part| values[part]);
    (0..vertices).map(value).collect()
}

// The edges joined to a ground, in parts: two vertices are in the same part if and only if
// no single cut separates them. The edges between parts are bridges. The vertices of the ground
// are one part.
pub(crate) struct FusedParts {
    // The vertices that stand, in the order in which a depth-first search finds them.
    order: Vec<u32>,
    // From where and along which edge each of them was found; `NONE` for the ground's.
    found: Vec<(u32, u32)>,
    // The first vertex of each vertex's part; `NONE` if it does not stand.
    part: Vec<u32>,
}

// In place of a vertex, an edge or a number.
const NONE: u32 = u32::MAX;

impl FusedParts {
    pub(crate) fn new(vertices: usize, edges: &[(usize, usize)], ground: &[usize]) -> FusedParts {
        let Search { order, found, lowest, .. } = EdgeLists::new(vertices, edges).search(ground);
        let mut part = vec![NONE; vertices];
        for (number, &vertex) in order.iter().enumerate() {
            let (below, _) = found[number];
            // If no vertex found from here on is joined to an earlier one, except by the edge
            // along which this vertex was found, that edge is a bridge.
            part[vertex as usize] = if below == NONE {
                ground[0] as u32
            } else if (lowest[number] as usize) < number {
                part[below as usize]
            } else {
                vertex
            };
        }
        FusedParts { order, found, part }
    }

    // The first vertex of the part of a vertex, if that stands.
    pub(crate) fn part(&self, vertex: usize) -> Option<usize> {
        Some(self.part[vertex]).filter(|&part| part != NONE).map(|part| part as usize)
    }

    pub(crate) fn stands(&self, vertex: usize) -> bool {
        self.part[vertex] != NONE
    }

    // Each bridge: the first vertex of the part above it, its lower end, and its edge; a bridge
    // comes after those that carry it.
    pub(crate) fn bridges<'a>(
        &'a self,
    ) -> impl DoubleEndedIterator<Item = (usize, usize, usize)> + 'a {
        let found = self.order.iter().zip(&self.found);
        let bridges = found.filter(move |&(&vertex, &(below, _))| {
            below != NONE && self.part[vertex as usize] == vertex
        });
        bridges.map(|(&vertex, &(below, edge))| (vertex as usize, below as usize, edge as usize))
    }

    // The value of each part with everything that it carries, by its first vertex.
    pub(crate) fn values(&self, edges: &[(usize, usize)]) -> Vec<u64> {
        let mut values = self.fused_values(edges);
        self.add_bridges(&mut values);
        values
    }

    // Fusion: each part is one vertex, and its edges are loops, which have the value 1.
    pub(crate) fn fused_values(&self, edges: &[(usize, usize)]) -> Vec<u64> {
        let mut values = vec![0; self.part.len()];
        for &(one, other) in edges {
            if self.stands(one) && self.part[one] == self.part[other] {
                values[self.part[one] as usize] ^= 1;
            }
        }
        values
    }

    // Colon: the part on a bridge is worth a string, which the bridge makes longer.
    pub(crate) fn add_bridges(&self, values: &mut [u64]) {
        for (vertex, below, _) in self.bridges().rev() {
            values[self.part[below] as usize] ^= values[vertex] + 1;
        }
    }
}

// The edges at each vertex.
struct EdgeLists {
    // Those of a vertex v are from starts[v] up to starts[v + 1].
    starts: Vec<u32>,
    // The other end, and the edge.
    ends: Vec<(u32, u32)>,
}

impl EdgeLists {
    fn new(vertices: usize, edges: &[(usize, usize)]) -> EdgeLists {
        counted(edges.len().saturating_mul(2), "ends of edges");
        let mut starts = Vec::new();
        let places = counted(vertices, "vertices") as usize + 1;
        assert!(starts.try_reserve_exact(places).is_ok(), "too many vertices: {}", vertices);
        starts.resize(places, 0);
        for &(one, other) in edges {
            starts[one] += 1;
            starts[other] += 1;
        }
        let mut total = 0;
        for start in &mut starts {
            total += *start;
            *start = total;
        }
        // Filled from the back, so that each start comes to be where it should.
        let mut ends = vec![(0, 0); total as usize];
        for (edge, &(one, other)) in edges.iter().enumerate().rev() {
            for &(from, to) in &[(one, other), (other, one)] {
                starts[from] -= 1;
                ends[starts[from] as usize] = (to as u32, edge as u32);
            }
        }
        EdgeLists { starts, ends }
    }

    // A depth-first search, with a path of its own in place of a recursion. The vertices of the
    // ground come first, as if all were found from one place.
    fn search(&self, ground: &[usize]) -> Search {
        let mut search = Search::default();
        search.number.resize(self.starts.len() - 1, NONE);
        ground.iter().for_each(|&vertex| search.find(vertex as u32, (NONE, NONE)));
        // The vertices of the path walked, each with the next of its edges.
        let start = |vertex: u32| (vertex, self.starts[vertex as usize]);
        let mut path: Vec<(u32, u32)> = search.order.iter().copied().map(start).collect();
        while let Some(step) = path.last_mut() {
            let (vertex, next) = *step;
            if next == self.starts[vertex as usize + 1] {
                path.pop();
                search.leave(vertex);
                continue;
            }
            step.1 += 1;
            let (to, edge) = self.ends[next as usize];
            if search.number[to as usize] == NONE {
                search.find(to, (vertex, edge));
                path.push(start(to));
            } else {
                search.join(vertex, to, edge);
            }
        }
        search
    }
}

// How far a depth-first search has come.
//
// In it every edge along which nothing is found joins a vertex to one from which it was found,
// directly or not.
#[derive(Default)]
struct Search {
    // The vertices that are found, and for each from where and along which edge.
    order: Vec<u32>,
    found: Vec<(u32, u32)>,
    // The place in `order` of each vertex.
    number: Vec<u32>,
    // By this place, the least place of a vertex that is joined to the vertex or to one found from
    // it on, without the edge along which it was found.
    lowest: Vec<u32>,
}

impl Search {
    fn find(&mut self, vertex: u32, from: (u32, u32)) {
        let number = self.order.len() as u32;
        self.number[vertex as usize] = number;
        self.order.push(vertex);
        self.found.push(from);
        self.lowest.push(number);
    }

    // An edge leads from a vertex to one that was found before.
    fn join(&mut self, vertex: u32, to: u32, edge: u32) {
        let number = self.number[vertex as usize] as usize;
        if self.found[number].1 != edge {
            self.lowest[number] = self.lowest[number].min(self.number[to as usize]);
        }
    }

    fn leave(&mut self, vertex: u32) {
        let number = self.number[vertex as usize] as usize;
        let (below, _) = self.found[number];
        if below != NONE {
            let below = self.number[below as usize] as usize;
            self.lowest[below] = self.lowest[below].min(self.lowest[number]);
        }
    }
}
