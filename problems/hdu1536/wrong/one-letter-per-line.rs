//! WA: prints a line for every row of heaps, where the judge wants one for every case.

use std::io::Read;

fn table(amounts: &[usize]) -> Vec<usize> {
    let mut sg: Vec<usize> = Vec::new();
    for i in 0..=10_000 {
        let mut seen = [false; 101];
        for &amount in amounts.iter().filter(|&&amount| amount <= i) {
            seen[sg[i - amount]] = true;
        }
        sg.push(seen.iter().position(|&seen| !seen).unwrap());
    }
    sg
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<usize>().unwrap());
    while let Some(k) = numbers.next().filter(|&k| k > 0) {
        let amounts: Vec<usize> = numbers.by_ref().take(k).collect();
        let sg = table(&amounts);
        let m = numbers.next().unwrap();
        for _ in 0..m {
            let l = numbers.next().unwrap();
            let sum = numbers.by_ref().take(l).fold(0, |sum, heap| sum ^ sg[heap]);
            println!("{}", if sum != 0 { "W" } else { "L" });
        }
    }
}
