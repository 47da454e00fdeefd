//! A graph in which every vertex has two edges, so it consists of cycles: remove l to r vertices that
//! are connected, l < r. The player who cannot move loses. Alice begins.
//!
//! Theorem (Codeforces, problem 1823E): the nim-value of a cycle of n vertices is n / l, rounded
//! down, if n < l + r, and 0 otherwise. Alice loses if and only if the nim-sum is 0.

use proconio::{input, read_value};

/// A move makes a row of a cycle. Of a row with n < l + r vertices the value is n / l, rounded down:
/// every move leaves less, and one row of the right length has each smaller value. Longer rows
/// are won, since l or l + 1 vertices in the middle leave two equal rows. So a cycle is worth 0
/// if its shortest row still has l vertices.
pub fn solve(l: u64, r: u64, n: usize, edges: &[(usize, usize)]) -> bool {
    assert!(0 < l && l < r, "a move removes {} to {} vertices", l, r);
    let cycles = cycles(n, edges).into_iter();
    // The theorem:
    let value = |length: u64| if length < l || length - l < r { length / l } else { 0 };
    cycles.fold(0, |sum, length| sum ^ value(length)) != 0
}

/// The lengths of the cycles, by going round each of them.
fn cycles(n: usize, edges: &[(usize, usize)]) -> Vec<u64> {
    // Of each vertex the number of its edges and the exclusive or of its neighbours: from one of
    // these, it leads to the other.
    let mut vertices = vec![(0, 0); n + 1];
    for &(u, v) in edges {
        vertices[u] = (vertices[u].0 + 1, vertices[u].1 ^ v);
        vertices[v] = (vertices[v].0 + 1, vertices[v].1 ^ u);
    }
    for (vertex, &(degree, _)) in vertices.iter().enumerate().skip(1) {
        assert!(degree == 2, "vertex {} has not two edges", vertex);
    }
    let mut is_seen = vec![false; n + 1];
    let mut lengths = Vec::new();
    for &(start, second) in edges {
        if is_seen[start] {
            continue;
        }
        let (mut previous, mut vertex, mut length) = (start, second, 1);
        while vertex != start {
            is_seen[vertex] = true;
            length += 1;
            let next = vertices[vertex].1 ^ previous;
            previous = vertex;
            vertex = next;
        }
        is_seen[start] = true;
        lengths.push(length);
    }
    lengths
}

fn main() {
    input! { n: usize, l: u64, r: u64 }
    assert!(n <= 10_000_000, "{} vertices are too many", n);
    let edges = read_value!([(usize, usize); n]);
    for &(u, v) in &edges {
        assert!(u.max(v) <= n, "an edge to vertex {} of {}", u.max(v), n);
    }
    println!("{}", if solve(l, r, n, &edges) { "Alice" } else { "Bob" });
}
