//! WA: prints every letter on a line of its own.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let k = numbers.next().unwrap();
    let amounts: Vec<usize> = numbers.by_ref().take(k).collect();
    let mut values: Vec<usize> = Vec::new();
    for heap in 0..=10_000 {
        let mut seen = [false; 101];
        for &amount in amounts.iter().filter(|&&amount| amount <= heap) {
            seen[values[heap - amount]] = true;
        }
        values.push(seen.iter().position(|&seen| !seen).unwrap());
    }
    for _ in 0..numbers.next().unwrap() {
        let l = numbers.next().unwrap();
        let sum = numbers.by_ref().take(l).fold(0, |sum, heap| sum ^ values[heap]);
        println!("{}", if sum != 0 { "W" } else { "L" });
    }
}
