//! WA: uses the length of the longest path from a vertex as its nim-value.

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
    let highest = graph[vertex].iter().map(|&successor| value(successor, graph, known) + 1).max();
    known[vertex] = Some(highest.unwrap_or(0));
    highest.unwrap_or(0)
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
        let sum = numbers.by_ref().take(m).fold(0, |sum, token| sum ^ values(token));
        println!("{}", if sum != 0 { 1 } else { 2 });
    }
}
