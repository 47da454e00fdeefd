//! Green Hackenbush on a tree: cut an edge, and what is no longer joined to vertex 1
//! falls. The player who cannot cut loses. Alice begins.
//!
//! Colon principle (Berlekamp, Conway and Guy, 1982): an edge with something of the
//! nim-value v on it is worth v + 1, and what stands on one vertex is a sum.

use proconio::input;
use proconio::marker::Usize1;

/// The vertices from vertex 0 upwards, each with the one below it.
fn from_ground(edges: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut neighbours = vec![Vec::new(); edges.len() + 1];
    for &(a, b) in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let mut order = vec![(0, 0)];
    for place in 0..neighbours.len() {
        let (vertex, below) = order[place];
        let above = neighbours[vertex].iter().filter(|&&next| next != below);
        order.extend(above.map(|&next| (next, vertex)));
    }
    assert_eq!(order.len(), neighbours.len(), "the edges are not a tree");
    order
}

/// Whatever stands on a vertex could as well be a string of v edges, a heap of Nim; the
/// edge below makes the string longer by one. So a tree is worth a single string, and is
/// lost if and only if this string has no edges.
pub fn solve(edges: &[(usize, usize)]) -> bool {
    let mut values = vec![0; edges.len() + 1];
    for &(vertex, below) in from_ground(edges)[1..].iter().rev() {
        values[below] ^= values[vertex] + 1;
    }
    values[0] != 0
}

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n - 1] }
    println!("{}", if solve(&edges) { "Alice" } else { "Bob" });
}
