//! RE: keeps an array of 2000 places, although the vertices are counted from 1.

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
        _: usize, m: usize, k: usize,
        edges: [(usize, usize); m],
        tokens: [usize; k],
    }
    let mut graph = vec![Vec::new(); 2000];
    for (from, to) in edges {
        graph[from].push(to);
    }
    let mut known = vec![None; 2000];
    let sum = tokens.into_iter().fold(0, |sum, token| sum ^ value(token, &graph, &mut known));
    println!("{}", if sum != 0 { "win" } else { "lose" });
}
