//! Tokens stand on the vertices of an acyclic digraph, several may share one; a
//! move slides a token along an edge. The player who cannot move loses. Does player 1,
//! who begins, or player 2 win?
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of the nim-values of the tokens' vertices is 0.

use gamecore::Digraph;
use proconio::marker::Usize1;
use proconio::{is_stdin_empty, read_value};

/// Each token is a game of its own, and all of them together are their sum. The
/// nim-value of a vertex is the least number that no successor has, so it is found
/// after theirs: along a cycle there would be no such order.
pub fn solve(successors: &[Vec<usize>], tokens: &[usize]) -> bool {
    let successors = successors.iter().map(|list| list.iter().copied());
    let graph = Digraph::new(successors).expect("an edge leads to no vertex");
    let values = graph.nim_values().expect("the graph has a cycle");
    let value = |vertex| *values.get(vertex).expect("a token is on no vertex");
    // The theorem:
    tokens.iter().fold(0, |sum, &vertex| sum ^ value(vertex)) != 0
}

/// A count, and as many vertices.
fn vertices() -> Vec<usize> {
    let n = read_value!(usize);
    assert!(n <= 10_000_000, "{} vertices are too many", n);
    read_value!([Usize1; n])
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} vertices are too many", n);
        let successors: Vec<Vec<usize>> = (0..n).map(|_| vertices()).collect();
        answers += if solve(&successors, &vertices()) { "1\n" } else { "2\n" };
    }
    print!("{}", answers);
}
