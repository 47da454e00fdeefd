//! MLE: recurses with its flags on the stack, enough of them for every graph.

use proconio::{input, is_stdin_empty};

fn value(vertex: usize, graph: &[Vec<usize>], known: &mut [Option<usize>]) -> usize {
    if let Some(value) = known[vertex] {
        return value;
    }
    let mut seen = [false; 1_000_001];
    for &successor in &graph[vertex] {
        let value = value(successor, graph, known);
        if value < seen.len() {
            seen[value] = true;
        }
    }
    let value = seen.iter().position(|&seen| !seen).unwrap();
    known[vertex] = Some(value);
    value
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
