//! Green Hackenbush on a tree: cut an edge, and what is no longer joined to vertex 1
//! falls. The player who cannot cut loses. Alice begins.
//!
//! Colon principle (Berlekamp, Conway and Guy, 1982): an edge with something of the
//! nim-value v on it is worth v + 1, and what stands on one vertex is a sum.

use proconio::marker::Usize1;
use proconio::read_value;

/// The vertices from vertex 0 upwards, each with the one below it.
fn from_ground(edges: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut neighbours = vec![Vec::new(); edges.len() + 1];
    for &(a, b) in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let mut order = vec![(0, 0)];
    let mut is_known = vec![false; neighbours.len()];
    is_known[0] = true;
    let mut place = 0;
    while let Some(&(vertex, _)) = order.get(place) {
        for &next in &neighbours[vertex] {
            if !is_known[next] {
                is_known[next] = true;
                order.push((next, vertex));
            }
        }
        place += 1;
    }
    assert_eq!(order.len(), neighbours.len(), "not all vertices are joined to vertex 1");
    order
}

/// Whatever stands on a vertex could as well be a string of v edges, a heap of Nim; the
/// edge below makes the string longer by one. So a tree is worth a single string, and is
/// lost if and only if this string has no edges.
pub fn solve(edges: &[(usize, usize)]) -> bool {
    let mut values = vec![0; edges.len() + 1];
    for &(vertex, below) in from_ground(edges)[1..].iter().rev() {
        // The theorem:
        values[below] ^= values[vertex] + 1;
    }
    values[0] != 0
}

fn main() {
    let n = read_value!(usize);
    assert!(0 < n && n <= 10_000_000, "{} is not a number of vertices", n);
    let edges = read_value!([(Usize1, Usize1); n - 1]);
    for &(a, b) in &edges {
        assert!(a.max(b) < n, "an edge to vertex {} of {}", a.max(b) + 1, n);
    }
    println!("{}", if solve(&edges) { "Alice" } else { "Bob" });
}
