//! Apples lie on the nodes of a tree; a move carries any number of them from a node
//! to one of its children, or from a leaf out of play. The player who cannot move
//! loses. Before play, the apples of two nodes are exchanged: in how many ways so
//! that the player who begins loses?
//!
//! Theorem: this is staircase Nim (Sprague, 1937) on stairs that branch, and the nodes
//! at an even distance from the leaves below them are the heaps.

use itertools::Itertools;
use proconio::marker::Usize1;
use proconio::{input, read_value};

/// The distance of each node from the root, node 0.
fn depths(children: &[Vec<usize>]) -> Vec<usize> {
    let mut depths = vec![0; children.len()];
    let mut order = vec![0];
    let mut place = 0;
    while let Some(&node) = order.get(place) {
        for &child in &children[node] {
            depths[child] = depths[node] + 1;
            order.push(child);
        }
        place += 1;
    }
    assert_eq!(order.len(), children.len(), "a cycle: not all nodes are below the root");
    depths
}

/// All leaves are at distances of one parity from the root, so every move changes exactly
/// one of the heaps. An exchange of two heaps, or of two other nodes, keeps the nim-sum. If
/// a heap of x is exchanged with another node, this must bring x xor the nim-sum.
pub fn solve(apples: &[u64], parents: &[usize]) -> usize {
    let mut children = vec![Vec::new(); apples.len()];
    for (child, &parent) in (1..).zip(parents) {
        children[parent].push(child);
    }
    let depths = depths(&children);
    let deepest = depths.iter().max().unwrap_or(&0);
    // The theorem:
    let (heaps, others): (Vec<usize>, Vec<usize>) =
        (0..apples.len()).partition(|&node| (deepest - depths[node]) % 2 == 0);
    assert!(others.iter().all(|&node| !children[node].is_empty()), "leaves of both parities");

    let nim_sum = heaps.iter().fold(0, |sum, &node| sum ^ apples[node]);
    let counts = others.iter().map(|&node| apples[node]).counts();
    // The theorem:
    let across = heaps.iter().map(|&node| counts.get(&(apples[node] ^ nim_sum)).unwrap_or(&0));
    let pairs_of = |nodes: usize| nodes * nodes.saturating_sub(1) / 2;
    let within = if nim_sum == 0 { pairs_of(heaps.len()) + pairs_of(others.len()) } else { 0 };
    across.sum::<usize>() + within
}

fn main() {
    let n = read_value!(usize);
    assert!(0 < n && n <= 10_000_000, "{} is not a number of nodes", n);
    input! { apples: [u64; n], parents: [Usize1; n - 1] }
    for &parent in &parents {
        assert!(parent < n, "node {} of {} is a parent", parent + 1, n);
    }
    println!("{}", solve(&apples, &parents));
}
