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
use crate::theorems::edges::by_vertex;
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
    FusedParts::new(vertices, edges, ground, |_| 0).into_values()
}

// The edges joined to a ground, in parts: two vertices are in the same part if and only if
// no single cut separates them. The edges between parts are bridges. The vertices of the ground
// are one part.
pub(crate) struct FusedParts {
    // For each vertex how many a depth-first search has found before it; `NONE` if it does not
    // stand.
    numbers: Vec<u32>,
    // The vertices that stand, in the order in which the search finds them: what is read together
    // is stored together.
    found: Vec<Found>,
}

// A vertex that a depth-first search has found. Vertices are given by their numbers, except for
// its own name.
struct Found {
    vertex: u32,
    // From where it was found; `NONE` for the ground.
    below: u32,
    // The place of the next of its ends of edges, until all have been looked at.
    next: u32,
    // The least number that is joined to this vertex or to one found from it on, without the edge
    // along which it was found.
    lowest: u32,
    // The value of what it carries, as far as is known. A value is at most the number of edges.
    value: u32,
}

impl Found {
    fn is_ground(&self) -> bool {
        self.below == NONE
    }
}

// In place of a number.
const NONE: u32 = u32::MAX;

impl FusedParts {
    // `carried` is what each vertex carries besides, as a nim-value.
    pub(crate) fn new<C>(
        vertices: usize,
        edges: &[(usize, usize)],
        ground: &[usize],
        carried: C,
    ) -> FusedParts
    where
        C: Fn(usize) -> u32,
    {
        let mut lists = EndLists::new(vertices, edges);
        let mut parts =
            FusedParts { numbers: vec![NONE; vertices], found: Vec::with_capacity(vertices) };
        for &vertex in ground {
            check_index("vertex", vertex, vertices);
            parts.find(vertex, NONE, lists.starts[vertex], carried(vertex));
        }
        for root in (0..ground.len()).rev() {
            parts.search(root, &mut lists, &carried);
        }
        parts
    }

    fn find(&mut self, vertex: usize, below: u32, next: u32, value: u32) {
        let number = self.found.len() as u32;
        self.numbers[vertex] = number;
        let vertex = vertex as u32;
        self.found.push(Found { vertex, below, next, lowest: number, value });
    }

    // A depth-first search from a vertex of the ground, whose way back is in what it has found. In
    // it every edge along which nothing is found joins a vertex to one from which it was found,
    // directly or not. So such an edge is in a circuit, and is seen first from its later end.
    fn search<C: Fn(usize) -> u32>(&mut self, root: usize, lists: &mut EndLists, carried: &C) {
        let mut here = root;
        loop {
            if let Some(vertex) = self.next_new(here, lists) {
                let first = lists.pass_over(vertex, self.found[here].vertex);
                self.find(vertex, here as u32, first, carried(vertex));
                here = self.found.len() - 1;
            } else if here == root {
                return;
            } else {
                here = self.leave(here);
            }
        }
    }

    // The next vertex to be found from this one. Other edges on the way to it are fused.
    fn next_new(&mut self, here: usize, lists: &EndLists) -> Option<usize> {
        let step = &mut self.found[here];
        let end = lists.starts[step.vertex as usize + 1];
        while step.next < end {
            let vertex = lists.ends[step.next as usize] as usize;
            step.next += 1;
            let number = self.numbers[vertex];
            if number == NONE {
                return Some(vertex);
            }
            // Fusion: an edge within a part is a loop, which has the value 1.
            if number as usize <= here {
                step.lowest = step.lowest.min(number);
                step.value ^= 1;
            }
        }
        None
    }

    // Goes back, when all is known of what a vertex carries.
    fn leave(&mut self, here: usize) -> usize {
        let Found { below, lowest, value, .. } = self.found[here];
        let is_bridge = self.is_bridge(here);
        let step = &mut self.found[below as usize];
        step.lowest = step.lowest.min(lowest);
        // Colon: the part on a bridge is worth a string, which the bridge makes longer.
        step.value ^= if is_bridge { value + 1 } else { value ^ 1 };
        below as usize
    }

    // Whether the edge along which a vertex was found is a bridge: no vertex found from there on is
    // joined to an earlier one, except by that edge.
    fn is_bridge(&self, number: usize) -> bool {
        let found = &self.found[number];
        !found.is_ground() && found.lowest == number as u32
    }

    // The value of each vertex's part with everything that it carries; 0 for those that have
    // fallen.
    pub(crate) fn into_values(mut self) -> Vec<u64> {
        let ground = self.found.iter().take_while(|found| found.is_ground());
        let of_ground = ground.fold(0, |sum, found| sum ^ found.value);
        let mut values = vec![0; self.numbers.len()];
        for number in 0..self.found.len() {
            let below = self.found[number].below;
            if below == NONE {
                self.found[number].value = of_ground;
            } else if !self.is_bridge(number) {
                self.found[number].value = self.found[below as usize].value;
            }
            let Found { vertex, value, .. } = self.found[number];
            values[vertex as usize] = u64::from(value);
        }
        values
    }

    // The first vertex of each vertex's part, if that stands. The ground's is its first one.
    pub(crate) fn firsts(&self) -> Vec<Option<usize>> {
        let mut firsts = vec![None; self.numbers.len()];
        for (number, found) in self.found.iter().enumerate() {
            let first = if found.is_ground() {
                self.found[0].vertex as usize
            } else if self.is_bridge(number) {
                found.vertex as usize
            } else {
                firsts[self.found[found.below as usize].vertex as usize].expect("it stands")
            };
            firsts[found.vertex as usize] = Some(first);
        }
        firsts
    }

    // Each bridge: the first vertex of the part above it, its lower end, and its edge; a bridge
    // comes after those that carry it.
    pub(crate) fn bridges(&self, edges: &[(usize, usize)]) -> Vec<(usize, usize, usize)> {
        let mut bridges = vec![None; self.found.len()];
        for (edge, &(one, other)) in edges.iter().enumerate() {
            let (one, other) = (self.numbers[one], self.numbers[other]);
            let (below, above) = (one.min(other) as usize, one.max(other) as usize);
            if above != below && self.is_bridge(above) {
                let vertex = |number: usize| self.found[number].vertex as usize;
                bridges[above] = Some((vertex(above), vertex(below), edge));
            }
        }
        bridges.into_iter().flatten().collect()
    }
}

// The other ends of the edges at each vertex; a loop has one.
struct EndLists {
    // Those of a vertex v are from starts[v] up to starts[v + 1].
    starts: Vec<u32>,
    ends: Vec<u32>,
}

impl EndLists {
    fn new(vertices: usize, edges: &[(usize, usize)]) -> EndLists {
        counted(edges.len().saturating_mul(2), "ends of edges");
        counted(vertices, "vertices");
        for &(one, other) in edges {
            check_index("vertex", one.max(other), vertices);
        }
        let both_ends = edges.iter().flat_map(|&(one, other)| {
            let back = Some((other, one as u32)).filter(|_| one != other);
            Some((one, other as u32)).into_iter().chain(back)
        });
        let (starts, ends) = by_vertex(vertices, both_ends);
        EndLists { starts, ends }
    }

    // The place after the edge along which a vertex was found, which comes first from now on. Other
    // edges to the same vertex are in a circuit with it.
    fn pass_over(&mut self, vertex: usize, from: u32) -> u32 {
        let first = self.starts[vertex];
        let ends = &mut self.ends[first as usize..self.starts[vertex + 1] as usize];
        let place = ends.iter().position(|&end| end == from).expect("an edge has two ends");
        ends.swap(0, place);
        first + 1
    }
}
