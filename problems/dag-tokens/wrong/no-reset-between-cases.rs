//! WA: keeps the nim-values of one case for the next.

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
    let mut seen = vec![false; 2000];
    for &successor in &graph[vertex] {
        seen[value(successor, graph, known)] = true;
    }
    let value = seen.iter().position(|&seen| !seen).unwrap();
    known[vertex] = Some(value);
    value
}

fn main() {
    let mut numbers = numbers();
    let mut known = vec![None; 1_000_001];
    while let Some(n) = numbers.next() {
        let mut graph = vec![Vec::new(); n + 1];
        for successors in &mut graph[1..=n] {
            let k = numbers.next().unwrap();
            successors.extend(numbers.by_ref().take(k));
        }
        let m = numbers.next().unwrap();
        let tokens = numbers.by_ref().take(m);
        let sum = tokens.fold(0, |sum, token| sum ^ value(token, &graph, &mut known));
        println!("{}", if sum != 0 { 1 } else { 2 });
    }
}
