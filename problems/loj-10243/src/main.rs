//! Tokens stand on the vertices of an acyclic digraph, whose edges are given one by
//! one; a move slides a token along an edge. The player who cannot move loses. Does the
//! first player win?
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of the nim-values of the tokens' vertices is 0.

use gamecore::Digraph;
use proconio::input;
use proconio::marker::Usize1;

/// Each token is a game of its own, and all of them together are their sum. The
/// nim-value of a vertex is the least number that no successor has.
pub fn solve(n: usize, edges: &[(usize, usize)], tokens: &[usize]) -> bool {
    let graph = Digraph::from_edges(n, edges).expect("an edge leads to no vertex");
    let values = graph.nim_values().expect("the graph has a cycle");
    let value = |vertex| *values.get(vertex).expect("a token is on no vertex");
    // The theorem:
    tokens.iter().fold(0, |sum, &vertex| sum ^ value(vertex)) != 0
}

fn main() {
    input! { n: usize, m: usize, k: usize }
    assert!(n <= 1_000_000, "{} vertices are too many", n);
    assert!(m <= 10_000_000, "{} edges are too many", m);
    assert!(k <= 10_000_000, "{} tokens are too many", k);
    input! { edges: [(Usize1, Usize1); m], tokens: [Usize1; k] }
    println!("{}", if solve(n, &edges, &tokens) { "win" } else { "lose" });
}
