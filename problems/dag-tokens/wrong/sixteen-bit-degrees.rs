//! WA: counts successors in 16 bits, so that a vertex with 65536 of them is processed too early.

use proconio::{input, is_stdin_empty};

/// The nim-values, each as soon as those of all successors are known.
fn values(graph: &[Vec<usize>]) -> Vec<usize> {
    let mut predecessors = vec![Vec::new(); graph.len()];
    for (vertex, successors) in graph.iter().enumerate() {
        successors.iter().for_each(|&successor| predecessors[successor].push(vertex));
    }
    let mut left: Vec<u16> = graph.iter().map(|successors| successors.len() as u16).collect();
    let mut ready: Vec<usize> = (0..graph.len()).filter(|&vertex| left[vertex] == 0).collect();
    let mut values = vec![0; graph.len()];
    while let Some(vertex) = ready.pop() {
        let mut seen = vec![false; graph[vertex].len() + 1];
        for &successor in &graph[vertex] {
            seen[values[successor].min(graph[vertex].len())] = true;
        }
        values[vertex] = seen.iter().position(|&seen| !seen).unwrap_or(0);
        for &predecessor in &predecessors[vertex] {
            left[predecessor] = left[predecessor].wrapping_sub(1);
            if left[predecessor] == 0 {
                ready.push(predecessor);
            }
        }
    }
    values
}

fn main() {
    while !is_stdin_empty() {
        input! { n: usize }
        let mut graph = vec![Vec::new(); n + 1];
        for successors in &mut graph[1..] {
            input! { to: [usize] }
            successors.extend(to);
        }
        let values = values(&graph);
        input! { tokens: [usize] }
        let sum = tokens.into_iter().fold(0, |sum, token| sum ^ values[token]);
        println!("{}", if sum != 0 { 1 } else { 2 });
    }
}
