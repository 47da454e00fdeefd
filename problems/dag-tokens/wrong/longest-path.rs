//! WA: uses the length of the longest path from a vertex as its nim-value.

use proconio::{input, is_stdin_empty};

fn value(vertex: usize, graph: &[Vec<usize>], known: &mut [Option<usize>]) -> usize {
    if let Some(value) = known[vertex] {
        return value;
    }
    let highest = graph[vertex].iter().map(|&successor| value(successor, graph, known) + 1).max();
    known[vertex] = Some(highest.unwrap_or(0));
    highest.unwrap_or(0)
}

fn main() {
    while !is_stdin_empty() {
        input! { n: usize }
        let mut graph = vec![Vec::new(); n + 1];
        for successors in &mut graph[1..] {
            input! { to: [usize] }
            successors.extend(to);
        }
        let mut known = vec![None; n + 1];
        let mut values = |vertex| value(vertex, &graph, &mut known);
        input! { tokens: [usize] }
        let sum = tokens.into_iter().fold(0, |sum, token| sum ^ values(token));
        println!("{}", if sum != 0 { 1 } else { 2 });
    }
}
