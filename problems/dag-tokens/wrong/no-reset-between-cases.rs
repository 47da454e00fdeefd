//! WA: keeps the nim-values of one case for the next.

use proconio::{input, is_stdin_empty};

fn value(vertex: usize, graph: &[Vec<usize>], known: &mut [Option<usize>]) -> usize {
    if let Some(value) = known[vertex] {
        return value;
    }
    let mut seen = vec![false; 2000];
    for &successor in &graph[vertex] {
        seen[value(successor, graph, known)] = true;
    }
    let value = seen.iter().position(|&seen| !seen).unwrap();
    known[vertex] = Some(value);
    value
}

fn main() {
    let mut known = vec![None; 1_000_001];
    while !is_stdin_empty() {
        input! { n: usize }
        let mut graph = vec![Vec::new(); n + 1];
        for successors in &mut graph[1..=n] {
            input! { to: [usize] }
            successors.extend(to);
        }
        input! { tokens: [usize] }
        let sum = tokens.into_iter().fold(0, |sum, token| sum ^ value(token, &graph, &mut known));
        println!("{}", if sum != 0 { 1 } else { 2 });
    }
}
