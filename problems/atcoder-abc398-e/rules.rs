//! The rules: add an edge that is not there, and close no odd cycle.

use oracle::Ruleset;

/// A position is the number of vertices, and the two ends of each edge, the smaller one first, in
/// ascending order.
pub struct AddEdge;

/// The edges of a position.
pub fn edges(graph: &[u64]) -> Vec<[u64; 2]> {
    graph[1..].chunks_exact(2).map(|edge| [edge[0], edge[1]]).collect()
}

/// The position with these edges.
pub fn graph(n: u64, mut edges: Vec<[u64; 2]>) -> Vec<u64> {
    edges.sort_unstable();
    [vec![n], edges.concat()].concat()
}

/// Whether a walk of an odd number of edges leads from a vertex to itself: there is an odd cycle in
/// the part of the graph that it lies in.
fn is_on_odd_walk(vertex: u64, edges: &[[u64; 2]]) -> bool {
    let mut reached = vec![(vertex, false)];
    let mut place = 0;
    while place < reached.len() {
        let (here, is_odd) = reached[place];
        let next = edges.iter().filter_map(|&[x, y]| match here {
            _ if x == here => Some((y, !is_odd)),
            _ if y == here => Some((x, !is_odd)),
            _ => None,
        });
        let new: Vec<(u64, bool)> = next.filter(|next| !reached.contains(next)).collect();
        reached.extend(new);
        place += 1;
    }
    reached.contains(&(vertex, true))
}

impl Ruleset for AddEdge {
    type Position = Vec<u64>;

    fn options(&self, position: &Vec<u64>) -> Vec<Vec<u64>> {
        let (n, edges) = (position[0], edges(position));
        let pairs = (1..=n).flat_map(|i| (i + 1..=n).map(move |j| [i, j]));
        let with =
            pairs.filter(|pair| !edges.contains(pair)).map(|pair| [&edges[..], &[pair]].concat());
        let legal = with.filter(|edges| !is_on_odd_walk(edges[edges.len() - 1][0], edges));
        legal.map(|edges| graph(n, edges)).collect()
    }
}
