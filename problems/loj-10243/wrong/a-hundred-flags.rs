//! WA: looks at a hundred nim-values at most, but 6000 edges are enough for 109.

use proconio::input;

fn value(vertex: usize, graph: &[Vec<usize>], known: &mut [Option<usize>]) -> usize {
    if let Some(value) = known[vertex] {
        return value;
    }
    let seen: Vec<usize> = graph[vertex].iter().map(|&to| value(to, graph, known)).collect();
    let least = (0..100).find(|value| !seen.contains(value)).unwrap_or(100);
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
    let sum = tokens.into_iter().fold(0, |sum, token| sum ^ value(token, &graph, &mut known));
    println!("{}", if sum != 0 { "win" } else { "lose" });
}
