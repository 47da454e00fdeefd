//! WA: assumes that one token that would win alone wins beside others too.

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
    let seen: Vec<usize> = graph[vertex].iter().map(|&to| value(to, graph, known)).collect();
    let least = (0..).find(|value| !seen.contains(value)).unwrap();
    known[vertex] = Some(least);
    least
}

fn main() {
    let mut numbers = numbers();
    let mut next = || numbers.next().unwrap();
    let (n, m, k) = (next(), next(), next());
    let mut graph = vec![Vec::new(); n + 1];
    for _ in 0..m {
        let (from, to) = (next(), next());
        graph[from].push(to);
    }
    let mut known = vec![None; n + 1];
    let tokens: Vec<usize> = (0..k).map(|_| next()).collect();
    let wins = tokens.into_iter().any(|token| value(token, &graph, &mut known) != 0);
    println!("{}", if wins { "win" } else { "lose" });
}
