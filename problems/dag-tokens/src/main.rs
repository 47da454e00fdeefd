//! Tokens stand on the vertices of an acyclic digraph, several may share one; a
//! move slides a token along an edge. The player who cannot move loses. Does player 1,
//! who begins, or player 2 win?
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of the nim-values of the tokens' vertices is 0.

use gamecore::Digraph;
use proconio::marker::Usize1;
use proconio::{input, is_stdin_empty};

/// Each token is a game of its own, and all of them together are their sum. The
/// nim-value of a vertex is the least number that no successor has, so it is found
/// after theirs: along a cycle there would be no such order.
pub fn solve(successors: &[Vec<usize>], tokens: &[usize]) -> bool {
    let graph = Digraph::new(successors.iter().cloned()).expect("an edge leads to no vertex");
    let values = graph.nim_values().expect("the graph has a cycle");
    tokens.iter().fold(0, |sum, &vertex| sum ^ values[vertex]) != 0
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { successors: [[Usize1]], tokens: [Usize1] }
        answers += if solve(&successors, &tokens) { "1\n" } else { "2\n" };
    }
    print!("{}", answers);
}
