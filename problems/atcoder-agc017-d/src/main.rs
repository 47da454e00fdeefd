//! Green Hackenbush on a tree: cut an edge, and what is no longer joined to vertex 1
//! falls. The player who cannot cut loses.
//!
//! Colon principle (Berlekamp, Conway and Guy, 1982): an edge with something of the
//! nim-value v on it is worth v + 1, and what stands on one vertex is a sum.

use gamecore::{Game, GroundedGraph, Hackenbush, Outcome};
use proconio::marker::Usize1;
use proconio::{input, is_stdin_empty};

// Whatever stands on a vertex could as well be a string of v edges, a heap of Nim; the
// edge below makes the string longer by one. So a tree is worth a single string, and is
// lost if and only if this string has no edges.
fn solve(tree: &GroundedGraph) -> Outcome {
    if let Some(vertex) = tree.first_fallen() {
        panic!("vertex {} is not joined to vertex 1", vertex + 1);
    }
    Hackenbush.outcome(tree)
}

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: usize }
        assert!((1..=100_000).contains(&n), "not from 1 to 100000: n = {}", n);
        input! { edges: [(Usize1, Usize1); n - 1] }
        let tree = GroundedGraph::new(n, edges)
            .unwrap_or_else(|error| panic!("no vertex {} of {}", error.vertex + 1, error.vertices));
        answers += solve(&tree).choose("Alice\n", "Bob\n");
        if is_stdin_empty() {
            break;
        }
    }
    print!("{}", answers);
}
