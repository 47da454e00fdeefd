//! WA: assumes that a token that would win alone also wins together with others.

use proconio::input;

fn value(vertex: usize, graph: &[Vec<usize>], known: &mut [Option<usize>]) -> usize {
    if let Some(value) = known[vertex] {
        return value;
    }
    let seen: Vec<usize> = graph[vertex].iter().map(|&to| value(to, graph, known)).collect();
    let least = (0..).find(|value| !seen.contains(value)).unwrap();
    known[vertex] = Some(least);
    least
}

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
    let mut known = vec![None; n + 1];
    let wins = tokens.into_iter().any(|token| value(token, &graph, &mut known) != 0);
    println!("{}", if wins { "win" } else { "lose" });
}
