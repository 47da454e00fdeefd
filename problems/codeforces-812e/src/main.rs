//! Apples lie on the nodes of a tree; a move carries any number of them from a node
//! to one of its children, or from a leaf out of play. The player who cannot move
//! loses. Before play, the apples of two nodes are exchanged: in how many ways so
//! that the player who begins loses?
//!
//! Theorem: this is staircase Nim (Sprague, 1937) on stairs that branch, and the nodes
//! at an even distance from the leaves below them are the heaps.

use gamecore::judges::balancing_swaps;
use gamecore::{Digraph, Stairs};
use proconio::marker::Usize1;
use proconio::{input, is_stdin_empty};

// All leaves are at distances of one parity from the root, so every move changes only
// one of the heaps. An exchange of two heaps, or of two other nodes, changes nothing;
// one of a heap with another node must bring the number that makes the nim-sum 0.
fn solve(tree: Digraph, apples: &[u64]) -> u64 {
    let stairs = Stairs::new(tree).unwrap_or_else(|error| panic!("no such tree: {}", error));
    balancing_swaps(&stairs, apples)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: usize }
        assert!((1..=1_000_000).contains(&n), "not from 1 to 1000000: n = {}", n);
        input! { apples: [u64; n], parents: [Usize1; n - 1] }
        let edges: Vec<(usize, usize)> = parents.into_iter().zip(1..).collect();
        let tree = Digraph::from_edges(n, &edges)
            .unwrap_or_else(|error| panic!("no node {} of {}", error.vertex + 1, error.vertices));
        answers += &solve(tree, &apples).to_string();
        answers.push('\n');
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
