//! A tree with weights: a move picks a vertex that is heavier than the one picked last, and takes it
//! away with all below it. The player who cannot move wins. Which first move wins?
//!
//! Theorem: the heaviest of the vertices that have a heavier one outside their own subtree wins; if
//! there is none, every move loses.

use proconio::marker::Usize1;
use proconio::{input, read_value};

/// The vertices from the root on, each with its parent and followed by those below it.
fn from_root(edges: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut neighbours = vec![Vec::new(); edges.len() + 1];
    for &(a, b) in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let (mut order, mut waiting) = (Vec::new(), vec![(0, 0)]);
    let mut is_new = vec![true; neighbours.len()];
    while let Some((vertex, parent)) = waiting.pop() {
        if std::mem::replace(&mut is_new[vertex], false) {
            order.push((vertex, parent));
            waiting.extend(neighbours[vertex].iter().map(|&next| (next, vertex)));
        }
    }
    assert_eq!(order.len(), neighbours.len(), "not all vertices are joined to vertex 1");
    order
}

/// The opponent must answer with a heavier vertex, and has one. By the choice of ours, nothing is
/// heavier than that outside its subtree: then we cannot move, and win. A vertex without a heavier
/// one outside its subtree lets the opponent win at once.
pub fn solve(weights: &[u64], edges: &[(usize, usize)]) -> Option<usize> {
    let order = from_root(edges);
    let (mut sizes, mut after) = (vec![1; order.len()], vec![0; order.len() + 1]);
    for &(vertex, parent) in order[1..].iter().rev() {
        sizes[parent] += sizes[vertex];
    }
    for (place, &(vertex, _)) in order.iter().enumerate().rev() {
        after[place] = weights[vertex].max(after[place + 1]);
    }
    let (mut before, mut best) = (0, None);
    for (place, &(vertex, _)) in order.iter().enumerate() {
        // The theorem:
        let is_answered = before.max(after[place + sizes[vertex]]) > weights[vertex];
        if is_answered && best.iter().all(|&best: &usize| weights[vertex] > weights[best]) {
            best = Some(vertex);
        }
        before = weights[vertex].max(before);
    }
    best
}

fn main() {
    let mut answers = String::new();
    for _ in 0..read_value!(u64) {
        let n = read_value!(usize);
        assert!(0 < n && n <= 10_000_000, "{} is not a number of vertices", n);
        input! { weights: [u64; n], edges: [(Usize1, Usize1); n - 1] }
        for &(a, b) in &edges {
            assert!(a.max(b) < n, "an edge to vertex {} of {}", a.max(b) + 1, n);
        }
        answers += &format!("{}\n", solve(&weights, &edges).map_or(0, |vertex| vertex + 1));
    }
    print!("{}", answers);
}
