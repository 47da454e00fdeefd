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

/// For each vertex of a graph the nim-value of the part that stands on it and would fall with it,
/// as if the vertex were the ground (Berlekamp, Conway and Guy, 1982).
///
/// The vertices of `ground`, each given once, have the nim-value of the whole. Circuits, loops and
/// repeated edges are allowed. Fused vertices have the same value, and those that are not joined to
/// the ground have 0. O(v + e) time and space for v vertices and e edges, without recursion.
///
/// # Panics
/// If an end of an edge or a vertex of `ground` is not one of the vertices 0 to `vertices` - 1.
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
    parts.part.iter().map(|part| part.map_or(0, |part| values[part])).collect()
}

// The edges joined to a ground, in parts: two vertices are in the same part if and only if
// no single cut separates them. The edges between parts are bridges. The vertices of the ground
// are one part.
pub(crate) struct FusedParts {
    // The vertices that stand, in the order in which a depth-first search finds them.
    pub(crate) order: Vec<usize>,
    // From where and along which edge each vertex was found; not the ground's.
    pub(crate) found: Vec<Option<(usize, usize)>>,
    // The first vertex of each vertex's part, if it stands.
    pub(crate) part: Vec<Option<usize>>,
}

impl FusedParts {
    pub(crate) fn new(vertices: usize, edges: &[(usize, usize)], ground: &[usize]) -> FusedParts {
        let neighbours = EdgeLists::new(vertices, edges);
        let (order, found) = neighbours.search(ground);
        let mut part = vec![None; vertices];
        let lowest = neighbours.lowest(&order, &found);
        for (number, &vertex) in order.iter().enumerate() {
            // If no vertex found from here on is joined to an earlier one, except by the edge
            // along which this vertex was found, that edge is a bridge.
            part[vertex] = match found[vertex] {
                None => ground.first().copied(),
                Some((below, _)) if lowest[vertex] < number => part[below],
                Some(_) => Some(vertex),
            };
        }
        FusedParts { order, found, part }
    }

    pub(crate) fn stands(&self, vertex: usize) -> bool {
        self.part[vertex].is_some()
    }

    // Each bridge: the first vertex of the part above it, and its lower end; a bridge comes after
    // those that carry it.
    pub(crate) fn bridges<'a>(&'a self) -> impl DoubleEndedIterator<Item = (usize, usize)> + 'a {
        self.order.iter().filter_map(move |&vertex| match self.found[vertex] {
            Some((below, _)) if self.part[vertex] == Some(vertex) => Some((vertex, below)),
            _ => None,
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
            match self.part[one] {
                Some(part) if self.part[other] == Some(part) => values[part] ^= 1,
                _ => {}
            }
        }
        values
    }

    // Colon: the part on a bridge is worth a string, which the bridge makes longer.
    pub(crate) fn add_bridges(&self, values: &mut [u64]) {
        for (vertex, below) in self.bridges().rev() {
            let part = self.part[below].expect("what carries a vertex stands");
            values[part] ^= values[vertex] + 1;
        }
    }
}

// The edges at each vertex.
struct EdgeLists {
    // Those of a vertex v are from starts[v] up to starts[v + 1].
    starts: Vec<usize>,
    // The other end, and the edge.
    ends: Vec<(usize, usize)>,
}

impl EdgeLists {
    fn new(vertices: usize, edges: &[(usize, usize)]) -> EdgeLists {
        let mut starts = vec![0; vertices.checked_add(1).expect("too many vertices")];
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
        let mut ends = vec![(0, 0); total];
        for (edge, &(one, other)) in edges.iter().enumerate().rev() {
            for &(from, to) in &[(one, other), (other, one)] {
                starts[from] -= 1;
                ends[starts[from]] = (to, edge);
            }
        }
        EdgeLists { starts, ends }
    }

    fn of(&self, vertex: usize) -> &[(usize, usize)] {
        &self.ends[self.starts[vertex]..self.starts[vertex + 1]]
    }

    // A depth-first search, with a path of its own in place of a recursion. The vertices of the
    // ground come first, as if all were found from one place.
    fn search(&self, ground: &[usize]) -> (Vec<usize>, Vec<Option<(usize, usize)>>) {
        let vertices = self.starts.len() - 1;
        let (mut order, mut found) = (ground.to_vec(), vec![None; vertices]);
        let mut is_new = vec![true; vertices];
        ground.iter().for_each(|&vertex| is_new[vertex] = false);
        let mut path: Vec<_> =
            ground.iter().map(|&vertex| (vertex, self.of(vertex).iter())).collect();
        while let Some((vertex, untried)) = path.last_mut() {
            match untried.next() {
                None => {
                    path.pop();
                }
                Some(&(to, edge)) if is_new[to] => {
                    is_new[to] = false;
                    found[to] = Some((*vertex, edge));
                    order.push(to);
                    path.push((to, self.of(to).iter()));
                }
                Some(_) => {}
            }
        }
        (order, found)
    }

    // For each vertex the least place in `order` of a vertex that is joined to it or to one
    // found from it on, without the edge along which it was found.
    //
    // In a depth-first search every other edge joins a vertex to one from which it was
    // found, directly or not.
    fn lowest(&self, order: &[usize], found: &[Option<(usize, usize)>]) -> Vec<usize> {
        let mut lowest = vec![usize::MAX; found.len()];
        for (number, &vertex) in order.iter().enumerate() {
            lowest[vertex] = number;
        }
        for &vertex in order.iter().rev() {
            let from = found[vertex].map(|(_, edge)| edge);
            let others = self.of(vertex).iter().filter(|&&(_, edge)| Some(edge) != from);
            let least = others.map(|&(to, _)| lowest[to]).min();
            lowest[vertex] = lowest[vertex].min(least.unwrap_or(usize::MAX));
        }
        lowest
    }
}
