//! Tokens stand on the vertices of an acyclic digraph, several may share one; a
//! move slides a token along an edge. Whoever cannot move has lost.
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move has lost exactly
//! if the nim-sum of the nim-values of the tokens' vertices is 0.

use gamecore::digraph::{self, Digraph};
use gamecore::outcome::Outcome;
use proconio::marker::Usize1;
use proconio::{input, is_stdin_empty};

// Each token is a game of its own, and all of them together are their sum. The
// nim-value of a vertex is the least number that no successor has, so it is
// found after theirs: along a cycle there would be no such order.
fn solve(graph: &Digraph, tokens: &[usize]) -> Outcome {
    let values = graph
        .nim_values()
        .unwrap_or_else(|cycle| panic!("vertex {} is on a cycle", cycle.vertex + 1));
    let outcome = digraph::outcome(&values, tokens);
    outcome.unwrap_or_else(|off| panic!("a token on vertex {} of {}", off.vertex + 1, off.vertices))
}

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        let graph = Digraph::new((0..n).map(|_| {
            input! { k: usize, successors: [Usize1; k] }
            successors
        }));
        let graph = graph.unwrap_or_else(|off| {
            panic!("an edge to vertex {} of {}", off.vertex + 1, off.vertices)
        });
        input! { m: usize, tokens: [Usize1; m] }
        answers += solve(&graph, &tokens).word("1\n", "2\n");
    }
    print!("{}", answers);
}
