//! Tokens stand on the vertices of an acyclic digraph, several may share one; a
//! move slides a token along an edge. The player who cannot move loses.
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of the nim-values of the tokens' vertices is 0.

use gamecore::{Digraph, Game, Outcome, Tokens};
use proconio::marker::Usize1;
use proconio::{input, is_stdin_empty};

// Each token is a game of its own, and all of them together are their sum. The
// nim-value of a vertex is the least number that no successor has, so it is found
// after theirs: along a cycle there would be no such order.
fn solve(graph: Digraph, tokens: &[usize]) -> Outcome {
    let game = Tokens::new(graph);
    game.unwrap_or_else(|cycle| panic!("vertex {} is on a cycle", cycle.vertex + 1)).outcome(tokens)
}

/// Reads at most `most` vertices, and before them how many there are.
fn read_vertices(most: usize) -> Vec<usize> {
    input! { k: usize }
    assert!(k <= most, "{} edges or tokens are too many", k);
    input! { vertices: [Usize1; k] }
    vertices
}

const MOST: usize = 1_000_000;

fn main() {
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { n: usize }
        assert!(n <= MOST, "{} vertices are too many", n);
        let mut edges_left = MOST;
        let successors = (0..n).map(|_| {
            let successors = read_vertices(edges_left);
            edges_left -= successors.len();
            successors
        });
        let graph = Digraph::new(successors)
            .unwrap_or_else(|error| panic!("no vertex {} of {}", error.vertex + 1, error.vertices));
        let tokens = read_vertices(MOST);
        for &token in &tokens {
            assert!(token < n, "a token on vertex {} of {}", token + 1, n);
        }
        answers += solve(graph, &tokens).choose("1\n", "2\n");
    }
    print!("{}", answers);
}
