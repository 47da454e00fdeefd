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
    let value = |length: u64| if length < l || length - l < r { length / l } else { 0 };
    cycles.fold(0, |sum, length| sum ^ value(length)) != 0
}

/// The lengths of the cycles, by going round each of them.
fn cycles(n: usize, edges: &[(usize, usize)]) -> Vec<u64> {
    let mut neighbours = vec![Vec::with_capacity(2); n + 1];
    for &(u, v) in edges {
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    let mut is_seen = vec![false; n + 1];
    let mut lengths = Vec::new();
    for start in 1..=n {
        assert!(neighbours[start].len() == 2, "vertex {} has not two edges", start);
        let mut length = 0;
        let mut next = Some(start).filter(|&vertex| !is_seen[vertex]);
        while let Some(vertex) = next {
            is_seen[vertex] = true;
            length += 1;
            next = neighbours[vertex].iter().copied().find(|&other| !is_seen[other]);
        }
        lengths.extend(Some(length).filter(|&length| length > 0));
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
