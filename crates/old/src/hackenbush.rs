//! Green Hackenbush: a graph stands on the ground, which is vertex 0. A move cuts an
//! edge, and everything that is no longer joined to the ground falls; the player who cannot
//! cut loses.
//!
//! Two principles find the nim-values (Berlekamp, Conway and Guy, 1982).
//! Colon principle: the part that stands on a vertex may be replaced by any other of the same
//! value, for example by a string of as many edges.
//! Fusion principle: vertices on a circuit may be fused. Its edges become loops, and a
//! loop is worth as much as a single edge, 1.

use super::digraph::NoSuchVertex;
use super::outcome::Outcome;

/// A graph that stands on vertex 0, the ground.
///
/// Where several vertices stand on the ground, they are all vertex 0. Circuits, loops
/// and repeated edges are allowed, and so are vertices and edges that are not joined to
/// the ground: they have fallen, and do not count. O(vertices + edges) space.
///
/// ```
/// use gamecore::{Cut, Hackenbush, Outcome};
///
/// // A stalk with two twigs: the stalk is worth 1 + (1 xor 1).
/// let fork = Hackenbush::new(4, [(0, 1), (1, 2), (1, 3)]).unwrap();
/// assert_eq!(fork.nim_value(), 1);
///
/// // A square beside a string of two: four loops cancel out.
/// let edges = [(0, 1), (1, 2), (2, 3), (3, 0), (0, 4), (4, 5)];
/// let graph = Hackenbush::new(6, edges).unwrap();
/// assert_eq!(graph.nim_value(), 2);
/// assert_eq!(graph.outcome(), Outcome::N);
/// assert_eq!(graph.winning_moves(), [Cut { edge: 4 }]);
/// ```
#[derive(Clone, Debug)]
pub struct Hackenbush {
    vertices: usize,
    edges: Vec<(usize, usize)>,
}

/// A move: one edge is cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cut {
    /// The index of the edge, from 0.
    pub edge: usize,
}

impl Cut {
    /// The graph after this move: the vertices are the same, and the edges are those that
    /// still stand, in their order. O(vertices + edges).
    ///
    /// # Panics
    /// If there is no such edge.
    ///
    /// ```
    /// use gamecore::{Cut, Hackenbush};
    ///
    /// let string = Hackenbush::new(4, [(2, 3), (0, 1), (1, 2)]).unwrap();
    /// assert_eq!(Cut { edge: 2 }.after(&string).edges(), [(0, 1)]);
    /// ```
    pub fn after(&self, graph: &Hackenbush) -> Hackenbush {
        let mut edges = graph.edges.clone();
        edges.remove(self.edge);
        let parts = Parts::new(graph.vertices, &edges, GROUND);
        edges.retain(|&(end, _)| parts.stands(end));
        Hackenbush { vertices: graph.vertices, edges }
    }
}

const GROUND: usize = 0;

impl Hackenbush {
    /// The graph with the vertices 0, the ground, to `vertices - 1` and with these edges,
    /// each given by its two ends in either order.
    ///
    /// The ground is there even if `vertices` is 0. O(edges).
    ///
    /// # Errors
    /// [`NoSuchVertex`] if an end is not one of the vertices.
    ///
    /// ```
    /// use gamecore::Hackenbush;
    ///
    /// let error = Hackenbush::new(3, [(0, 3)]).unwrap_err();
    /// assert_eq!(error.to_string(), "no vertex 3 of 3, counted from 0");
    /// ```
    pub fn new<I>(vertices: usize, edges: I) -> Result<Hackenbush, NoSuchVertex>
    where
        I: IntoIterator<Item = (usize, usize)>,
    {
        let (vertices, edges) = (vertices.max(1), edges.into_iter().collect::<Vec<_>>());
        let ends = edges.iter().map(|&(one, other)| one.max(other));
        match ends.max().filter(|&vertex| vertex >= vertices) {
            Some(vertex) => Err(NoSuchVertex { vertex, vertices }),
            None => Ok(Hackenbush { vertices, edges }),
        }
    }

    /// The number of vertices, the ground included.
    pub fn vertices(&self) -> usize {
        self.vertices
    }

    /// The edges, those that have fallen included.
    pub fn edges(&self) -> &[(usize, usize)] {
        &self.edges
    }

    /// The first vertex that is not joined to the ground, if there is one.
    ///
    /// O(vertices + edges).
    ///
    /// ```
    /// use gamecore::Hackenbush;
    ///
    /// let graph = Hackenbush::new(5, [(0, 4), (1, 2), (2, 3)]).unwrap();
    /// assert_eq!(graph.first_fallen(), Some(1));
    /// ```
    pub fn first_fallen(&self) -> Option<usize> {
        let parts = self.parts();
        (0..self.vertices).find(|&vertex| !parts.stands(vertex))
    }

    /// For each vertex the first vertex, in the order of a search from the ground, of the
    /// part that is fused with it: those from which no single cut separates it.
    ///
    /// The ground's part is 0; `None` for vertices that have fallen. O(vertices + edges).
    ///
    /// ```
    /// use gamecore::Hackenbush;
    ///
    /// // A triangle on a stalk.
    /// let graph = Hackenbush::new(5, [(0, 1), (1, 2), (2, 3), (3, 1)]).unwrap();
    /// assert_eq!(graph.fused(), [Some(0), Some(1), Some(1), Some(1), None]);
    /// ```
    pub fn fused(&self) -> Vec<Option<usize>> {
        self.parts().part
    }

    /// The edges that carry something alone, from the ground up: each as the first vertex
    /// of the part on it, as in [`fused`](Hackenbush::fused), and its lower end.
    ///
    /// O(vertices + edges).
    ///
    /// ```
    /// use gamecore::Hackenbush;
    ///
    /// // A triangle on a stalk.
    /// let graph = Hackenbush::new(4, [(0, 1), (1, 2), (2, 3), (3, 1)]).unwrap();
    /// assert_eq!(graph.bridges(), [(1, 0)]);
    /// ```
    pub fn bridges(&self) -> Vec<(usize, usize)> {
        self.parts().bridges().collect()
    }

    /// The nim-value. O(vertices + edges), without recursion.
    ///
    /// Source: Berlekamp, Conway and Guy, 1982.
    ///
    /// ```
    /// use gamecore::Hackenbush;
    ///
    /// // A string is a heap of Nim; a triangle on the ground is worth 1.
    /// assert_eq!(Hackenbush::new(4, [(0, 1), (1, 2), (2, 3)]).unwrap().nim_value(), 3);
    /// assert_eq!(Hackenbush::new(3, [(0, 1), (1, 2), (2, 0)]).unwrap().nim_value(), 1);
    /// ```
    pub fn nim_value(&self) -> u64 {
        self.parts().values(&self.edges)[GROUND]
    }

    /// For each vertex, the nim-value of the part that stands on it and would fall with it,
    /// as if the vertex were the ground. Fused vertices have the same value; those
    /// that have fallen have 0.
    ///
    /// The ground has the nim-value of the whole. O(vertices + edges), without recursion.
    /// Source: Berlekamp, Conway and Guy, 1982.
    ///
    /// ```
    /// use gamecore::Hackenbush;
    ///
    /// let fork = Hackenbush::new(4, [(0, 1), (1, 2), (1, 3)]).unwrap();
    /// assert_eq!(fork.nim_values(), [1, 0, 0, 0]);
    /// ```
    pub fn nim_values(&self) -> Vec<u64> {
        let parts = self.parts();
        let values = parts.values(&self.edges);
        parts.part.iter().map(|part| part.map_or(0, |part| values[part])).collect()
    }

    /// The outcome in normal play. O(vertices + edges), without recursion.
    ///
    /// Source: Berlekamp, Conway and Guy, 1982.
    pub fn outcome(&self) -> Outcome {
        Outcome::n_if(self.nim_value() != 0)
    }

    /// All winning moves in normal play, by edge; empty if and only if the position is a
    /// P-position.
    ///
    /// O(v + e log e) for v vertices and e edges, without recursion; and O(m^2 log m) more for
    /// each set of fused vertices with m edges among them, so nothing more on a forest.
    /// Source: Berlekamp, Conway and Guy, 1982.
    ///
    /// ```
    /// use gamecore::{Cut, Hackenbush};
    ///
    /// // Strings of 1 and 3 edges: cut the upper one so that 1 is left.
    /// let strings = Hackenbush::new(5, [(0, 1), (0, 2), (2, 3), (3, 4)]).unwrap();
    /// assert_eq!(strings.winning_moves(), [Cut { edge: 2 }]);
    /// // Of a triangle, cut the edge that does not touch the ground: two strings of 1.
    /// let triangle = Hackenbush::new(3, [(0, 1), (1, 2), (2, 0)]).unwrap();
    /// assert_eq!(triangle.winning_moves(), [Cut { edge: 1 }]);
    /// ```
    pub fn winning_moves(&self) -> Vec<Cut> {
        let parts = self.parts();
        let values = parts.values(&self.edges);
        // From the ground up: the value that a part must get, by a cut in it or above it, so
        // that the whole is worth 0; if that is possible at all.
        let mut wanted: Vec<Option<u64>> = vec![None; self.vertices];
        wanted[GROUND] = Some(0);
        let mut on_vertex = vec![0; self.vertices];
        let mut moves = Vec::new();
        for (vertex, below) in parts.bridges() {
            let part = parts.part[below].expect("what carries a vertex stands");
            let stalk = values[vertex] + 1;
            let stalk_wanted = wanted[part].map(|wanted| wanted ^ values[part] ^ stalk);
            if stalk_wanted == Some(0) {
                moves.extend(parts.found[vertex].map(|(_, edge)| Cut { edge }));
            }
            wanted[vertex] = stalk_wanted.and_then(|value| value.checked_sub(1));
            on_vertex[below] ^= stalk;
        }
        for (part, inside) in parts.edges_inside(&self.edges).iter().enumerate() {
            // A cut in a circuit changes the parity of the value.
            if let Some(wanted) = wanted[part].filter(|wanted| (wanted ^ values[part]) & 1 == 1) {
                moves.extend(self.cuts_inside(part, inside, &on_vertex, wanted));
            }
        }
        moves.sort_unstable();
        moves
    }

    // Which of the edges of a part can be cut so that the part is worth `wanted`.
    fn cuts_inside(
        &self,
        part: usize,
        inside: &[usize],
        on_vertex: &[u64],
        wanted: u64,
    ) -> Vec<Cut> {
        let ends = |edge: usize| self.edges[edge];
        let mut vertices = vec![part];
        inside.iter().for_each(|&edge| vertices.extend(&[ends(edge).0, ends(edge).1]));
        vertices.sort_unstable();
        vertices.dedup();
        let place = |vertex: usize| vertices.binary_search(&vertex).expect("a vertex of the part");
        let carried: Vec<u64> = vertices.iter().map(|&vertex| on_vertex[vertex]).collect();
        let wins = |cut: &usize| {
            let rest = inside.iter().filter(|edge| *edge != cut).map(|&edge| ends(edge));
            let rest: Vec<_> = rest.map(|(one, other)| (place(one), place(other))).collect();
            let parts = Parts::new(vertices.len(), &rest, place(part));
            let mut values = parts.fused_values(&rest);
            for (part, carried) in parts.part.iter().zip(&carried) {
                part.iter().for_each(|&part| values[part] ^= carried);
            }
            parts.add_bridges(&mut values);
            values[place(part)] == wanted
        };
        inside.iter().filter(|&cut| wins(cut)).map(|&edge| Cut { edge }).collect()
    }

    fn parts(&self) -> Parts {
        Parts::new(self.vertices, &self.edges, GROUND)
    }
}

// The edges joined to a ground, in parts: two vertices are in the same part if and only if
// no single cut separates them. The edges between parts are bridges.
struct Parts {
    // The vertices that stand, in the order in which a depth-first search finds them.
    order: Vec<usize>,
    // From where and along which edge each vertex was found; not the ground.
    found: Vec<Option<(usize, usize)>>,
    // The first vertex of each vertex's part, if it stands.
    part: Vec<Option<usize>>,
}

impl Parts {
    fn new(vertices: usize, edges: &[(usize, usize)], ground: usize) -> Parts {
        let neighbours = Neighbours::new(vertices, edges);
        let (order, found) = neighbours.search(ground);
        let mut part = vec![None; vertices];
        let lowest = neighbours.lowest(&order, &found);
        for (number, &vertex) in order.iter().enumerate() {
            // If no vertex found from here on is joined to an earlier one, except by the edge
            // along which this vertex was found, that edge is a bridge.
            part[vertex] = match found[vertex] {
                Some((below, _)) if lowest[vertex] < number => part[below],
                _ => Some(vertex),
            };
        }
        Parts { order, found, part }
    }

    fn stands(&self, vertex: usize) -> bool {
        self.part[vertex].is_some()
    }

    // Each bridge: the first vertex of the part above it, and its lower end; a bridge comes after
    // those that carry it.
    fn bridges<'a>(&'a self) -> impl DoubleEndedIterator<Item = (usize, usize)> + 'a {
        self.order.iter().filter_map(move |&vertex| match self.found[vertex] {
            Some((below, _)) if self.part[vertex] == Some(vertex) => Some((vertex, below)),
            _ => None,
        })
    }

    // The edges that are not bridges, by the first vertex of their part.
    fn edges_inside(&self, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
        let mut inside = vec![Vec::new(); self.part.len()];
        for (edge, &(one, other)) in edges.iter().enumerate() {
            match self.part[one] {
                Some(part) if self.part[other] == Some(part) => inside[part].push(edge),
                _ => {}
            }
        }
        inside
    }

    // The value of each part with everything that it carries, by its first vertex.
    fn values(&self, edges: &[(usize, usize)]) -> Vec<u64> {
        let mut values = self.fused_values(edges);
        self.add_bridges(&mut values);
        values
    }

    // Fusion: each part is one vertex, and its edges are loops, which have the value 1.
    fn fused_values(&self, edges: &[(usize, usize)]) -> Vec<u64> {
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
    fn add_bridges(&self, values: &mut [u64]) {
        for (vertex, below) in self.bridges().rev() {
            let part = self.part[below].expect("what carries a vertex stands");
            values[part] ^= values[vertex] + 1;
        }
    }
}

// The edges at each vertex.
struct Neighbours {
    // Those of a vertex v are from starts[v] up to starts[v + 1].
    starts: Vec<usize>,
    // The other end, and the edge.
    ends: Vec<(usize, usize)>,
}

impl Neighbours {
    fn new(vertices: usize, edges: &[(usize, usize)]) -> Neighbours {
        let mut starts = vec![0; vertices + 1];
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
        Neighbours { starts, ends }
    }

    fn of(&self, vertex: usize) -> &[(usize, usize)] {
        &self.ends[self.starts[vertex]..self.starts[vertex + 1]]
    }

    // A depth-first search, with a path of its own in place of a recursion.
    fn search(&self, ground: usize) -> (Vec<usize>, Vec<Option<(usize, usize)>>) {
        let vertices = self.starts.len() - 1;
        let (mut order, mut found) = (vec![ground], vec![None; vertices]);
        let mut is_new = vec![true; vertices];
        is_new[ground] = false;
        let mut path = vec![(ground, self.of(ground).iter())];
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

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(vertices: usize, edges: &[(usize, usize)]) -> Hackenbush {
        Hackenbush::new(vertices, edges.iter().copied()).unwrap()
    }

    // The edges of a set that stand, found by walking along them until nothing is new.
    fn standing(edges: &[(usize, usize)], set: usize) -> usize {
        let (mut reached, mut stands) = (1_usize, 0);
        loop {
            let before = reached;
            for (edge, &(one, other)) in edges.iter().enumerate() {
                if set >> edge & 1 == 1 && (reached >> one | reached >> other) & 1 == 1 {
                    reached |= 1 << one | 1 << other;
                    stands |= 1 << edge;
                }
            }
            if reached == before {
                return stands;
            }
        }
    }

    // Plays with every subset of the edges, by the bare rules.
    fn check_every_subset(vertices: usize, edges: &[(usize, usize)]) {
        let mut played: Vec<u64> = Vec::new();
        for set in 0..1_usize << edges.len() {
            let stands = standing(edges, set);
            let cuts = (0..edges.len()).filter(|edge| stands >> edge & 1 == 1);
            let options: Vec<(usize, u64)> =
                cuts.map(|edge| (edge, played[standing(edges, stands & !(1 << edge))])).collect();
            let value = (0..).find(|value| options.iter().all(|option| option.1 != *value));
            played.push(value.unwrap());
            let indices: Vec<usize> =
                (0..edges.len()).filter(|edge| set >> edge & 1 == 1).collect();
            let kept: Vec<(usize, usize)> = indices.iter().map(|&edge| edges[edge]).collect();
            let graph = graph(vertices, &kept);
            assert_eq!(graph.nim_value(), played[set], "{:?}", kept);
            let wins: Vec<usize> =
                options.iter().filter(|option| option.1 == 0).map(|option| option.0).collect();
            let found: Vec<usize> =
                graph.winning_moves().iter().map(|cut| indices[cut.edge]).collect();
            assert_eq!(found, wins, "{:?}", kept);
        }
    }

    fn every_pair(vertices: usize) -> Vec<(usize, usize)> {
        (0..vertices).flat_map(|one| (0..one).map(move |other| (one, other))).collect()
    }

    #[test]
    fn every_graph_of_five_vertices() {
        check_every_subset(5, &every_pair(5));
    }

    #[test]
    fn every_graph_with_loops_and_repeated_edges() {
        check_every_subset(
            3,
            &[every_pair(3), every_pair(3), vec![(0, 0), (1, 1), (2, 2)]].concat(),
        );
        check_every_subset(4, &[every_pair(4), vec![(1, 1), (2, 2), (3, 2), (3, 1)]].concat());
    }

    #[test]
    fn every_way_to_hang_strings_on_a_ring() {
        // A ring of five edges, and strings of up to two on each of its vertices.
        let ring = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)];
        let twigs = [(1, 5), (5, 6), (2, 7), (7, 8), (3, 9), (9, 10), (4, 11)];
        check_every_subset(12, &[&ring[..], &twigs].concat());
    }

    // Numbers that look random (Knuth's multiplier).
    fn numbers(seed: u64) -> impl Iterator<Item = usize> {
        let next = |state: &u64| Some(state.wrapping_mul(6_364_136_223_846_793_005) + 1);
        std::iter::successors(next(&seed), next).map(|state| (state >> 33) as usize)
    }

    #[test]
    fn a_move_wins_if_and_only_if_it_leaves_a_p_position() {
        for seed in 0..200 {
            let mut numbers = numbers(seed);
            let vertices = 2 + seed as usize % 12;
            let edges: Vec<(usize, usize)> = (0..vertices + seed as usize % 5)
                .map(|_| (numbers.next().unwrap() % vertices, numbers.next().unwrap() % vertices))
                .collect();
            let graph = graph(vertices, &edges);
            let fused = graph.fused();
            let stands = |edge: usize| fused[edges[edge].0].is_some();
            let leaves_p = |cut: &Cut| cut.after(&graph).outcome() == Outcome::P;
            let cuts = (0..edges.len()).filter(|&edge| stands(edge)).map(|edge| Cut { edge });
            assert_eq!(graph.winning_moves(), cuts.filter(leaves_p).collect::<Vec<_>>());
        }
    }

    #[test]
    fn deep_graphs() {
        const DEEP: usize = 100_000;
        let string: Vec<(usize, usize)> = (1..DEEP).map(|vertex| (vertex, vertex - 1)).collect();
        assert_eq!(graph(DEEP, &string).nim_value(), DEEP as u64 - 1);
        assert_eq!(graph(DEEP, &string).winning_moves(), [Cut { edge: 0 }]);
        let ring = [&string[..], &[(0, DEEP - 1)]].concat();
        assert_eq!(graph(DEEP, &ring).nim_value(), 0);
        let balloon = [&string[..], &[(1, DEEP - 1)]].concat();
        assert_eq!(graph(DEEP, &balloon).nim_value(), 2);
        // Cut the string, which takes the ring along.
        assert_eq!(graph(DEEP, &balloon).winning_moves(), [Cut { edge: 0 }]);
    }

    #[test]
    fn nothing_stands() {
        assert_eq!(graph(0, &[]).nim_value(), 0);
        assert_eq!(graph(1, &[]).winning_moves(), []);
        let fallen = graph(3, &[(1, 2), (2, 2)]);
        assert_eq!(fallen.outcome(), Outcome::P);
        assert_eq!(fallen.winning_moves(), []);
        assert_eq!(fallen.nim_values(), [0, 0, 0]);
    }
}
