//! Tokens stand on the vertices of an acyclic digraph, whose edges are given one by
//! one; a move slides a token along an edge. The player who cannot move loses.
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if
//! the nim-sum of the nim-values of the tokens' vertices is 0.

use gamecore::{Digraph, Game, Outcome, Tokens};
use proconio::marker::Usize1;
use proconio::{input, is_stdin_empty};

const MOST: usize = 1_000_000;

// Each token is a game of its own, and all of them together are their sum. The
// nim-value of a vertex is the least number that no successor has.
fn solve(graph: Digraph, tokens: &[usize]) -> Outcome {
    let game = Tokens::new(graph);
    game.unwrap_or_else(|cycle| panic!("vertex {} is on a cycle", cycle.vertex + 1)).outcome(tokens)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: usize, m: usize, k: usize }
        assert!((1..=MOST).contains(&n), "not from 1 to {} vertices: {}", MOST, n);
        assert!(m.max(k) <= MOST, "{} edges and {} tokens are too many", m, k);
        input! { edges: [(Usize1, Usize1); m], tokens: [Usize1; k] }
        let graph = Digraph::from_edges(n, &edges)
            .unwrap_or_else(|error| panic!("no vertex {} of {}", error.vertex + 1, error.vertices));
        for &token in &tokens {
            assert!(token < n, "a token on vertex {} of {}", token + 1, n);
        }
        answers += solve(graph, &tokens).choose("win\n", "lose\n");
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
