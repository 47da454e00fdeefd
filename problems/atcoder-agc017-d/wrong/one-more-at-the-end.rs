//! WA: adds 1 to the nim-sum of the children instead of to each of them.

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
    let mut values = vec![0; joined.len()];
    for &(vertex, below) in order(joined)[1..].iter().rev() {
        let leaf = joined[vertex].len() == 1;
        let value: usize = if leaf { 0 } else { values[vertex] + 1 };
        values[below] ^= value;
    }
    values[1] + 1
}

fn main() {
    println!("{}", if value(&neighbours()) != 0 { "Alice" } else { "Bob" });
}
