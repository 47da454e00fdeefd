//! WA: takes each branch on vertex 1 for a heap of as many stones as it has edges.

use proconio::input;

/// The neighbours of every vertex, from 1.
fn neighbours() -> Vec<Vec<usize>> {
    input! { n: usize, edges: [(usize, usize); n - 1] }
    let mut joined = vec![Vec::new(); n + 1];
    for (x, y) in edges {
        joined[x].push(y);
        joined[y].push(x);
    }
    joined
}

/// The vertices from the root on, each with the one below it.
fn order(joined: &[Vec<usize>]) -> Vec<(usize, usize)> {
    let mut order = vec![(1, 0)];
    let mut next = 0;
    while next < order.len() {
        let (vertex, below) = order[next];
        next += 1;
        order.extend(joined[vertex].iter().filter(|&&to| to != below).map(|&to| (to, vertex)));
    }
    order
}

fn value(joined: &[Vec<usize>]) -> usize {
    let mut edges = vec![0; joined.len()];
    let mut sum = 0;
    for &(vertex, below) in order(joined)[1..].iter().rev() {
        if below == 1 {
            sum ^= edges[vertex] + 1;
        } else {
            edges[below] += edges[vertex] + 1;
        }
    }
    sum
}

fn main() {
    println!("{}", if value(&neighbours()) != 0 { "Alice" } else { "Bob" });
}
