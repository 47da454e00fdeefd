//! WA: goes through the vertices from last to first, as if every edge led to a higher number.

use proconio::input;

fn main() {
    input! {
        n: usize, m: usize, k: usize,
        edges: [(usize, usize); m],
        tokens: [usize; k],
    }
    let mut graph = vec![Vec::new(); n + 1];
    for (from, to) in edges {
        graph[from].push(to);
    }
    let mut values = vec![0; n + 1];
    for vertex in (1..=n).rev() {
        let seen: Vec<usize> = graph[vertex].iter().map(|&to| values[to]).collect();
        values[vertex] = (0..).find(|value| !seen.contains(value)).unwrap();
    }
    let sum = tokens.into_iter().fold(0, |sum, token| sum ^ values[token]);
    println!("{}", if sum != 0 { "win" } else { "lose" });
}
