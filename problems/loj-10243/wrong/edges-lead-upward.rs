//! WA: goes through the vertices from last to first, as if every edge led to a higher number.

use std::io::Read;

fn numbers() -> impl Iterator<Item = usize> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<usize> =
        input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    numbers.into_iter()
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
    let mut values = vec![0; n + 1];
    for vertex in (1..=n).rev() {
        let seen: Vec<usize> = graph[vertex].iter().map(|&to| values[to]).collect();
        values[vertex] = (0..).find(|value| !seen.contains(value)).unwrap();
    }
    let sum = (0..k).map(|_| next()).fold(0, |sum, token| sum ^ values[token]);
    println!("{}", if sum != 0 { "win" } else { "lose" });
}
