use std::borrow::Borrow;

use crate::game::{Game, NimValued, Outcome};
use crate::theorems::digraph::NoSuchVertex;
use crate::theorems::hackenbush::{hackenbush_values, FusedParts};
use crate::theorems::parts::check_index;

/// Green Hackenbush: cut an edge of a graph that stands on the ground, and everything that is no
/// longer joined to the ground falls.
///
/// A position is a [`GroundedGraph`], a move a [`Cut`]. After a move the edges that have fallen are
/// gone, and the others have new indices. The player who cannot move loses.
///
/// The colon principle and the fusion principle find the nim-values (Berlekamp, Conway and Guy,
/// Winning Ways, 1982), see [`hackenbush_values`](crate::hackenbush_values).
///
/// O(v + e) for the nim-value with v vertices and e edges, without recursion. For the moves
/// O(v + e log e), and O(m^2 log m) more for each set of fused vertices with m edges among them, so
/// nothing more on a forest.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Cut, GroundedGraph, Hackenbush};
///
/// // A stalk with two twigs: the stalk is worth 1 + (1 xor 1).
/// let fork = GroundedGraph::new(4, [(0, 1), (1, 2), (1, 3)])?;
/// assert_eq!(Hackenbush.nim_value(&fork), 1);
///
/// // A square beside a string of two: four loops cancel out.
/// let edges = [(0, 1), (1, 2), (2, 3), (3, 0), (0, 4), (4, 5)];
/// let graph = GroundedGraph::new(6, &edges)?;
/// assert_eq!(Hackenbush.nim_value(&graph), 2);
/// assert_eq!(Hackenbush.outcome(&graph), Outcome::N);
/// assert_eq!(Hackenbush.winning_moves(&graph), [Cut { edge: 4 }]);
/// assert_eq!(Hackenbush.after(&graph, &Cut { edge: 4 }).edges(), &edges[..4]);
///
/// // Of a triangle, cut the edge that does not touch the ground: two strings of 1.
/// let triangle = GroundedGraph::new(3, [(0, 1), (1, 2), (2, 0)])?;
/// assert_eq!(Hackenbush.winning_moves(&triangle), [Cut { edge: 1 }]);
/// # Ok::<(), gamecore::NoSuchVertex>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hackenbush;

/// A move: one edge is cut.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Cut, GroundedGraph, Hackenbush};
///
/// let stalk = GroundedGraph::new(3, &[(0, 1), (1, 2)])?;
/// assert_eq!(Hackenbush.after(&stalk, &Cut { edge: 1 }).edges(), [(0, 1)]);
/// # Ok::<(), gamecore::NoSuchVertex>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cut {
    /// The index of the edge, from 0.
    pub edge: usize,
}

impl Game for Hackenbush {
    type Position = GroundedGraph;
    type Move = Cut;

    fn outcome(&self, graph: &GroundedGraph) -> Outcome {
        Outcome::from_nim_value(self.nim_value(graph))
    }

    fn winning_moves(&self, graph: &GroundedGraph) -> Vec<Cut> {
        self.moves_to(graph, 0)
    }

    fn after(&self, graph: &GroundedGraph, chosen: &Cut) -> GroundedGraph {
        let cut = chosen.edge;
        check_index("edge", cut, graph.edges.len());
        assert!(graph.fused()[graph.edges[cut].0].is_some(), "edge {} has fallen", cut);
        let mut after = graph.clone();
        after.edges.remove(cut);
        let fused = after.fused();
        after.edges.retain(|&(end, _)| fused[end].is_some());
        after
    }
}

impl NimValued for Hackenbush {
    fn nim_value(&self, graph: &GroundedGraph) -> u64 {
        graph.grounded.first().map_or(0, |&ground| graph.nim_values()[ground])
    }

    fn moves_to(&self, graph: &GroundedGraph, nim_value: u64) -> Vec<Cut> {
        let parts = graph.parts();
        let (firsts, bridges) = (parts.firsts(), parts.bridges(&graph.edges));
        let values = parts.into_values();
        // From the ground up: the value that a part must get, by a cut in it or above it, so
        // that the whole is worth `nim_value`; if that is possible at all.
        let mut wanted: Vec<Option<u64>> = vec![None; graph.vertices];
        if let Some(&ground) = graph.grounded.first() {
            wanted[ground] = Some(nim_value);
        }
        let mut on_vertex = vec![0_u32; graph.vertices];
        let mut moves = Vec::new();
        for (vertex, below, edge) in bridges {
            let part = firsts[below].expect("what carries a vertex stands");
            let stalk = values[vertex] + 1;
            let stalk_wanted = wanted[part].map(|wanted| wanted ^ values[part] ^ stalk);
            if stalk_wanted == Some(0) {
                moves.push(Cut { edge });
            }
            wanted[vertex] = stalk_wanted.and_then(|value| value.checked_sub(1));
            on_vertex[below] ^= stalk as u32;
        }
        for (part, inside) in edges_inside(&firsts, graph).iter().enumerate() {
            // A cut in a circuit changes the parity of the value.
            if let Some(wanted) = wanted[part].filter(|wanted| (wanted ^ values[part]) & 1 == 1) {
                moves.extend(graph.cuts_inside(part, inside, &on_vertex, wanted));
            }
        }
        moves.sort_unstable();
        moves
    }
}

/// A graph of which some vertices are on the ground: a position of [`Hackenbush`].
///
/// Circuits, loops and repeated edges are allowed, and so are vertices and edges that are not
/// joined to the ground: they have fallen, and do not count. O(vertices + edges) space.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{GroundedGraph, Hackenbush};
///
/// let stalk = GroundedGraph::new(4, &[(0, 1), (1, 2), (2, 3)])?;
/// assert_eq!((stalk.vertices(), stalk.edges().len()), (4, 3));
/// assert_eq!(Hackenbush.nim_value(&stalk), 3);
/// # Ok::<(), gamecore::NoSuchVertex>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GroundedGraph {
    vertices: usize,
    edges: Vec<(usize, usize)>,
    // In ascending order, each once.
    grounded: Vec<usize>,
}

impl GroundedGraph {
    /// The graph with the vertices 0, the ground, to `vertices - 1` and with these edges,
    /// each given by its two ends in either order.
    ///
    /// The ground is there even if `vertices` is 0. O(edges).
    ///
    /// # Errors
    /// [`NoSuchVertex`] if an end is not one of the vertices.
    ///
    /// ```
    /// use gamecore::GroundedGraph;
    ///
    /// let error = GroundedGraph::new(3, [(0, 3)]).unwrap_err();
    /// assert_eq!(error.to_string(), "no vertex 3 of 3, counted from 0");
    /// ```
    pub fn new<I>(vertices: usize, edges: I) -> Result<GroundedGraph, NoSuchVertex>
    where
        I: IntoIterator,
        I::Item: Borrow<(usize, usize)>,
    {
        GroundedGraph::with_ground(vertices.max(1), edges, Some(0))
    }

    /// The graph with the vertices 0 to `vertices - 1` and with these edges, of which any vertices
    /// may be on the ground. O(edges + g log g) for g of these.
    ///
    /// It is worth as much as the graph in which all of them are one vertex, because a cut lets the
    /// same edges fall in both. So by the fusion principle every path between two of them is fused
    /// with the ground. On a tree, each edge of the smallest subtree that joins them is worth 1.
    ///
    /// # Errors
    /// [`NoSuchVertex`] if an end of an edge or a vertex on the ground is not one of the vertices.
    ///
    /// ```
    /// use gamecore::prelude::*;
    /// use gamecore::{GroundedGraph, Hackenbush};
    ///
    /// // A string of three edges, and an arch: the same string with both ends on the ground.
    /// let edges = [(0, 1), (1, 2), (2, 3)];
    /// assert_eq!(Hackenbush.nim_value(&GroundedGraph::with_ground(4, edges, [0])?), 3);
    /// let arch = GroundedGraph::with_ground(4, edges, [0, 3])?;
    /// assert_eq!(Hackenbush.nim_value(&arch), 1);
    /// assert_eq!(arch.grounded(), [0, 3]);
    /// # Ok::<(), gamecore::NoSuchVertex>(())
    /// ```
    pub fn with_ground<I, G>(
        vertices: usize,
        edges: I,
        grounded: G,
    ) -> Result<GroundedGraph, NoSuchVertex>
    where
        I: IntoIterator,
        I::Item: Borrow<(usize, usize)>,
        G: IntoIterator,
        G::Item: Borrow<usize>,
    {
        let edges: Vec<(usize, usize)> = edges.into_iter().map(|edge| *edge.borrow()).collect();
        let mut grounded: Vec<usize> =
            grounded.into_iter().map(|vertex| *vertex.borrow()).collect();
        grounded.sort_unstable();
        grounded.dedup();
        let ends = edges.iter().map(|&(one, other)| one.max(other));
        match ends.chain(grounded.last().copied()).max().filter(|&vertex| vertex >= vertices) {
            Some(vertex) => Err(NoSuchVertex { vertex, vertices }),
            None => Ok(GroundedGraph { vertices, edges, grounded }),
        }
    }

    /// The number of vertices, those on the ground included. O(1).
    #[must_use]
    pub fn vertices(&self) -> usize {
        self.vertices
    }

    /// The edges, those that have fallen included. O(1).
    #[must_use]
    pub fn edges(&self) -> &[(usize, usize)] {
        &self.edges
    }

    /// The vertices on the ground, in ascending order. O(1).
    #[must_use]
    pub fn grounded(&self) -> &[usize] {
        &self.grounded
    }

    /// The first vertex that is not joined to the ground, if there is one.
    ///
    /// O(vertices + edges).
    ///
    /// ```
    /// use gamecore::GroundedGraph;
    ///
    /// let graph = GroundedGraph::new(5, [(0, 4), (1, 2), (2, 3)]).unwrap();
    /// assert_eq!(graph.first_fallen(), Some(1));
    /// ```
    #[must_use]
    pub fn first_fallen(&self) -> Option<usize> {
        self.fused().iter().position(Option::is_none)
    }

    /// For each vertex the first vertex, in the order of a search from the ground, of the
    /// part that is fused with it: those from which no single cut separates it.
    ///
    /// The ground's part is the least vertex on the ground; `None` for vertices that have fallen.
    /// O(vertices + edges).
    ///
    /// ```
    /// use gamecore::GroundedGraph;
    ///
    /// // A triangle on a stalk.
    /// let graph = GroundedGraph::new(5, [(0, 1), (1, 2), (2, 3), (3, 1)]).unwrap();
    /// assert_eq!(graph.fused(), [Some(0), Some(1), Some(1), Some(1), None]);
    /// ```
    #[must_use]
    pub fn fused(&self) -> Vec<Option<usize>> {
        self.parts().firsts()
    }

    /// The edges that carry something alone, from the ground up: each as the first vertex
    /// of the part on it, as in [`fused`](GroundedGraph::fused), and its lower end.
    ///
    /// O(vertices + edges).
    ///
    /// ```
    /// use gamecore::GroundedGraph;
    ///
    /// // A triangle on a stalk.
    /// let graph = GroundedGraph::new(4, [(0, 1), (1, 2), (2, 3), (3, 1)]).unwrap();
    /// assert_eq!(graph.bridges(), [(1, 0)]);
    /// ```
    #[must_use]
    pub fn bridges(&self) -> Vec<(usize, usize)> {
        let bridges = self.parts().bridges(&self.edges).into_iter();
        bridges.map(|(vertex, below, _)| (vertex, below)).collect()
    }

    /// For each vertex, the nim-value of the part that stands on it and would fall with it,
    /// as if the vertex were the ground. Fused vertices have the same value; those
    /// that have fallen have 0.
    ///
    /// The ground has the nim-value of the whole. O(vertices + edges), without recursion.
    /// Source: Berlekamp, Conway and Guy, 1982.
    ///
    /// ```
    /// use gamecore::GroundedGraph;
    ///
    /// let fork = GroundedGraph::new(4, [(0, 1), (1, 2), (1, 3)]).unwrap();
    /// assert_eq!(fork.nim_values(), [1, 0, 0, 0]);
    /// ```
    #[must_use]
    pub fn nim_values(&self) -> Vec<u64> {
        hackenbush_values(self.vertices, &self.edges, &self.grounded)
    }

    // Which of the edges of a part can be cut so that the part is worth `wanted`.
    fn cuts_inside(
        &self,
        part: usize,
        inside: &[usize],
        on_vertex: &[u32],
        wanted: u64,
    ) -> Vec<Cut> {
        let ends = |edge: usize| self.edges[edge];
        // What the part stands on: the ground, or the bridge below it.
        let own = [part];
        let is_ground = self.grounded.first() == Some(&part);
        let below: &[usize] = if is_ground { &self.grounded } else { &own };
        let mut vertices = below.to_vec();
        inside.iter().for_each(|&edge| vertices.extend(&[ends(edge).0, ends(edge).1]));
        vertices.sort_unstable();
        vertices.dedup();
        let place = |vertex: usize| vertices.binary_search(&vertex).expect("a vertex of the part");
        let below: Vec<usize> = below.iter().map(|&vertex| place(vertex)).collect();
        let carried = |place: usize| on_vertex[vertices[place]];
        let wins = |cut: &usize| {
            let rest = inside.iter().filter(|edge| *edge != cut).map(|&edge| ends(edge));
            let rest: Vec<_> = rest.map(|(one, other)| (place(one), place(other))).collect();
            let parts = FusedParts::new(vertices.len(), &rest, &below, carried);
            parts.into_values()[place(part)] == wanted
        };
        inside.iter().filter(|&cut| wins(cut)).map(|&edge| Cut { edge }).collect()
    }

    fn parts(&self) -> FusedParts {
        FusedParts::new(self.vertices, &self.edges, &self.grounded, |_| 0)
    }
}

// The edges that are not bridges, by the first vertex of their part.
fn edges_inside(firsts: &[Option<usize>], graph: &GroundedGraph) -> Vec<Vec<usize>> {
    let mut inside = vec![Vec::new(); graph.vertices];
    for (edge, &(one, other)) in graph.edges.iter().enumerate() {
        match firsts[one] {
            Some(part) if firsts[other] == Some(part) => inside[part].push(edge),
            _ => {}
        }
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(vertices: usize, edges: &[(usize, usize)]) -> GroundedGraph {
        GroundedGraph::new(vertices, edges.iter().copied()).unwrap()
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
            assert_eq!(Hackenbush.nim_value(&graph), played[set], "{:?}", kept);
            let wins: Vec<usize> =
                options.iter().filter(|option| option.1 == 0).map(|option| option.0).collect();
            let found: Vec<usize> =
                Hackenbush.winning_moves(&graph).iter().map(|cut| indices[cut.edge]).collect();
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
            let leaves_p =
                |cut: &Cut| Hackenbush.outcome(&Hackenbush.after(&graph, cut)) == Outcome::P;
            let cuts = (0..edges.len()).filter(|&edge| stands(edge)).map(|edge| Cut { edge });
            assert_eq!(Hackenbush.winning_moves(&graph), cuts.filter(leaves_p).collect::<Vec<_>>());
        }
    }

    #[test]
    fn deep_graphs() {
        const DEEP: usize = 100_000;
        let string: Vec<(usize, usize)> = (1..DEEP).map(|vertex| (vertex, vertex - 1)).collect();
        assert_eq!(Hackenbush.nim_value(&graph(DEEP, &string)), DEEP as u64 - 1);
        assert_eq!(Hackenbush.winning_moves(&graph(DEEP, &string)), [Cut { edge: 0 }]);
        let ring = [&string[..], &[(0, DEEP - 1)]].concat();
        assert_eq!(Hackenbush.nim_value(&graph(DEEP, &ring)), 0);
        let balloon = [&string[..], &[(1, DEEP - 1)]].concat();
        assert_eq!(Hackenbush.nim_value(&graph(DEEP, &balloon)), 2);
        // Cut the string, which takes the ring along.
        assert_eq!(Hackenbush.winning_moves(&graph(DEEP, &balloon)), [Cut { edge: 0 }]);
    }

    #[test]
    fn nothing_stands() {
        assert_eq!(Hackenbush.nim_value(&graph(0, &[])), 0);
        assert_eq!(Hackenbush.winning_moves(&graph(1, &[])), []);
        let fallen = graph(3, &[(1, 2), (2, 2)]);
        assert_eq!(Hackenbush.outcome(&fallen), Outcome::P);
        assert_eq!(Hackenbush.winning_moves(&fallen), []);
        assert_eq!(fallen.nim_values(), [0, 0, 0]);
    }
}
