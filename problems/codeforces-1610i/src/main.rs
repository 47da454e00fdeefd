//! A tree of which the vertices 1 to k are pinned. A move cuts an edge, and what is then joined to
//! no pinned vertex falls. The player who cannot cut loses. Who wins, for each k from 1 to n?
//!
//! This is green Hackenbush, and the pinned vertices are the ground. Fusion principle (Berlekamp,
//! Conway and Guy, 1982): the edges between pinned vertices, on whatever paths, become loops on one
//! vertex, and each of them is worth 1. Colon principle: any other edge, with something of the
//! nim-value v on it, is worth v + 1.

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

/// Whether the first player wins, for each number of pinned vertices.
pub fn solve(edges: &[(usize, usize)]) -> Vec<bool> {
    let n = edges.len() + 1;
    let (mut below, mut values) = (vec![0; n], vec![0_u64; n]);
    for &(vertex, lower) in from_ground(edges)[1..].iter().rev() {
        below[vertex] = lower;
        values[lower] ^= values[vertex] + 1;
    }
    let mut is_fused = vec![false; n];
    is_fused[0] = true;
    let mut value = values[0];
    let wins = |pinned: usize| {
        // Everything on the way down to what is fused already is fused with it.
        let mut vertex = pinned;
        while !is_fused[vertex] {
            is_fused[vertex] = true;
            // The edge below carries the vertex no more: it is a loop beside what stands on it.
            value ^= (values[vertex] + 1) ^ 1 ^ values[vertex];
            vertex = below[vertex];
        }
        value != 0
    };
    (0..n).map(wins).collect()
}

fn main() {
    input! { n: usize, edges: [(Usize1, Usize1); n - 1] }
    let line: String = solve(&edges).into_iter().map(|wins| if wins { '1' } else { '2' }).collect();
    println!("{}", line);
}
