//! A tree whose vertices 1 to k are pinned: cut an edge, and what is then joined to no pinned vertex
//! falls. The player who cannot cut loses. Who wins, for each k from 1 to n?
//!
//! This is green Hackenbush on the pinned vertices (Berlekamp, Conway and Guy, 1982). Fusion
//! principle: the edges on paths between pinned vertices become loops, each worth 1. Colon
//! principle: any other edge, with something of the nim-value v on it, is worth v + 1.

use proconio::marker::Usize1;
use proconio::read_value;

/// The vertices from vertex 0 upwards, each with the one below it.
fn from_ground(edges: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut neighbours = vec![Vec::new(); edges.len() + 1];
    for &(a, b) in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let mut is_new = vec![true; neighbours.len()];
    is_new[0] = false;
    let (mut order, mut waiting) = (Vec::new(), vec![(0, 0)]);
    while let Some((vertex, below)) = waiting.pop() {
        order.push((vertex, below));
        for &next in &neighbours[vertex] {
            if std::mem::replace(&mut is_new[next], false) {
                waiting.push((next, vertex));
            }
        }
    }
    assert_eq!(order.len(), neighbours.len(), "not all vertices are joined to vertex 1");
    order
}

/// Whether the first player wins, for each number of pinned vertices.
pub fn solve(edges: &[(usize, usize)]) -> Vec<bool> {
    let n = edges.len() + 1;
    let (mut below, mut values) = (vec![0; n], vec![0_u64; n]);
    for &(vertex, lower) in from_ground(edges)[1..].iter().rev() {
        below[vertex] = lower;
        // The theorem:
        values[lower] ^= values[vertex] + 1;
    }
    let mut is_fused = vec![false; n];
    is_fused[0] = true;
    let mut value = values[0];
    // Each edge on the way down to what is fused already becomes a loop beside what it carried.
    let wins = |mut vertex: usize| {
        while !is_fused[vertex] {
            is_fused[vertex] = true;
            // The theorem:
            value ^= (values[vertex] + 1) ^ 1 ^ values[vertex];
            vertex = below[vertex];
        }
        value != 0
    };
    (0..n).map(wins).collect()
}

fn main() {
    let n = read_value!(usize);
    assert!(0 < n && n <= 10_000_000, "{} is not a number of vertices", n);
    let edges = read_value!([(Usize1, Usize1); n - 1]);
    for &(a, b) in &edges {
        assert!(a.max(b) < n, "an edge to vertex {} of {}", a.max(b) + 1, n);
    }
    let line: String = solve(&edges).into_iter().map(|wins| if wins { '1' } else { '2' }).collect();
    println!("{}", line);
}
