//! WA: collects the options' values in a 64-bit word, but a hundred amounts give more values.

use std::io::Read;

fn table(amounts: &[usize]) -> Vec<u32> {
    let mut sg: Vec<u32> = Vec::new();
    for i in 0..=10_000 {
        let mut seen: u64 = 0;
        for &amount in amounts.iter().filter(|&&amount| amount <= i) {
            seen |= 1u64.wrapping_shl(sg[i - amount]);
        }
        sg.push(seen.trailing_ones());
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
            print!("{}", if sum != 0 { "W" } else { "L" });
        }
        println!();
    }
}
