//! WA: reads the tokens after the thousandth, but does not count them.

use std::io::Read;

fn numbers() -> impl Iterator<Item = usize> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<usize> =
        input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    numbers.into_iter()
}

/// The nim-values, each as soon as those of all successors are known.
fn values(graph: &[Vec<usize>]) -> Vec<usize> {
    let mut predecessors = vec![Vec::new(); graph.len()];
    for (vertex, successors) in graph.iter().enumerate() {
        successors.iter().for_each(|&successor| predecessors[successor].push(vertex));
    }
    let mut left: Vec<u32> = graph.iter().map(|successors| successors.len() as u32).collect();
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
    let mut numbers = numbers();
    while let Some(n) = numbers.next() {
        let mut graph = vec![Vec::new(); n + 1];
        for successors in &mut graph[1..] {
            let k = numbers.next().unwrap();
            successors.extend(numbers.by_ref().take(k));
        }
        let values = values(&graph);
        let m = numbers.next().unwrap();
        let tokens = numbers.by_ref().take(m).collect::<Vec<_>>().into_iter().take(1000);
        let sum = tokens.fold(0, |sum, token| sum ^ values[token]);
        println!("{}", if sum != 0 { 1 } else { 2 });
    }
}
