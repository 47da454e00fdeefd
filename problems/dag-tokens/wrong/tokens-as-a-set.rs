//! WA: counts two tokens on one vertex as one.

use std::io::Read;

fn numbers() -> impl Iterator<Item = usize> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<usize> =
        input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    numbers.into_iter()
}

fn value(vertex: usize, graph: &[Vec<usize>], known: &mut [Option<usize>]) -> usize {
    if let Some(value) = known[vertex] {
        return value;
    }
    let mut seen = vec![false; graph[vertex].len() + 1];
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
    let mut numbers = numbers();
    while let Some(n) = numbers.next() {
        let mut graph = vec![Vec::new(); n + 1];
        for successors in &mut graph[1..] {
            let k = numbers.next().unwrap();
            successors.extend(numbers.by_ref().take(k));
        }
        let mut known = vec![None; n + 1];
        let mut values = |vertex| value(vertex, &graph, &mut known);
        let m = numbers.next().unwrap();
        let tokens: std::collections::BTreeSet<usize> = numbers.by_ref().take(m).collect();
        let sum = tokens.into_iter().fold(0, |sum, token| sum ^ values(token));
        println!("{}", if sum != 0 { 1 } else { 2 });
    }
}
