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
use crate::theorems::parts::check_index;

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
#[must_use]
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
    // How each vertex was found.
    found: Vec<Found>,
    // The first vertex of each vertex's part; `NONE` if it does not stand.
    part: Vec<u32>,
}

// How a depth-first search found a vertex.
#[derive(Clone, Copy)]
struct Found {
    // From where and along which edge; `NONE` for the ground.
    below: u32,
    edge: u32,
    // How many vertices were found before.
    number: u32,
    // The least number of a vertex that is joined to this one or to one found from it on, without
    // the edge along which it was found.
    lowest: u32,
}

// In place of a vertex, an edge or a number.
const NONE: u32 = u32::MAX;

impl FusedParts {
    pub(crate) fn new(vertices: usize, edges: &[(usize, usize)], ground: &[usize]) -> FusedParts {
        let (order, found) = EdgeLists::new(vertices, edges).search(ground);
        let mut part = vec![NONE; vertices];
        for &vertex in &order {
            let Found { below, number, lowest, .. } = found[vertex as usize];
            // If no vertex found from here on is joined to an earlier one, except by the edge
            // along which this vertex was found, that edge is a bridge.
            part[vertex as usize] = if below == NONE {
                ground[0] as u32
            } else if lowest < number {
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
        self.order.iter().filter_map(move |&vertex| {
            let Found { below, edge, .. } = self.found[vertex as usize];
            let is_bridge = below != NONE && self.part[vertex as usize] == vertex;
            Some((vertex as usize, below as usize, edge as usize)).filter(|_| is_bridge)
        })
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
            check_index("vertex", one.max(other), vertices);
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
    //
    // In it every edge along which nothing is found joins a vertex to one from which it was found,
    // directly or not.
    fn search(&self, ground: &[usize]) -> (Vec<u32>, Vec<Found>) {
        let vertices = self.starts.len() - 1;
        let mut order = Vec::with_capacity(vertices);
        let new = Found { below: NONE, edge: NONE, number: NONE, lowest: NONE };
        let mut found = vec![new; vertices];
        // The vertices of the path walked, each with the next of its edges.
        let mut path = Vec::new();
        for (number, &vertex) in (0..).zip(ground) {
            check_index("vertex", vertex, vertices);
            found[vertex] = Found { number, lowest: number, ..new };
            order.push(vertex as u32);
            path.push((vertex as u32, self.starts[vertex]));
        }
        while let Some(step) = path.last_mut() {
            let (vertex, next) = *step;
            let Found { below, edge: from, number, lowest } = found[vertex as usize];
            if next == self.starts[vertex as usize + 1] {
                if below != NONE {
                    let below = &mut found[below as usize];
                    below.lowest = below.lowest.min(lowest);
                }
                path.pop();
                continue;
            }
            step.1 += 1;
            let (to, edge) = self.ends[next as usize];
            let other = &mut found[to as usize];
            if other.number == NONE {
                let number = order.len() as u32;
                *other = Found { below: vertex, edge, number, lowest: number };
                order.push(to);
                path.push((to, self.starts[to as usize]));
            } else if edge != from && other.number < number {
                let earlier = other.number;
                found[vertex as usize].lowest = lowest.min(earlier);
            }
        }
        (order, found)
    }
}
