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
    while let Some(n) = numbers.next() {
        let mut graph = vec![Vec::new(); n + 1];
        for successors in &mut graph[1..] {
            let k = numbers.next().unwrap();
            successors.extend(numbers.by_ref().take(k));
        }
        let mut found = vec![0; n + 1];
        for vertex in (1..=n).rev() {
            let mut seen = vec![false; n + 1];
            for &successor in &graph[vertex] {
                seen[found[successor]] = true;
            }
            found[vertex] = seen.iter().position(|&seen| !seen).unwrap();
        }
        let values = |vertex: usize| found[vertex];
        let m = numbers.next().unwrap();
        let sum = numbers.by_ref().take(m).fold(0, |sum, token| sum ^ values(token));
        println!("{}", if sum != 0 { 1 } else { 2 });
    }
}
