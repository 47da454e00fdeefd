//! WA: uses the length of the longest path from a vertex as its nim-value.

use proconio::input;

fn value(vertex: usize, graph: &[Vec<usize>], known: &mut [Option<usize>]) -> usize {
    if let Some(value) = known[vertex] {
        return value;
    }
    let longer = graph[vertex].iter().map(|&to| value(to, graph, known) + 1);
    let longest = longer.max().unwrap_or(0);
    known[vertex] = Some(longest);
    longest
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
