//! WA: takes the parity of the number of won heaps, as if they all had the same nim-value.

use std::io::Read;

fn table(amounts: &[usize]) -> Vec<bool> {
    let mut won: Vec<bool> = Vec::new();
    for i in 0..=10_000 {
        won.push(
            amounts
                .iter()
                .any(|&amount| amount <= i && !won[i - amount]),
        );
    }
    won
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<usize>().unwrap());
    while let Some(k) = numbers.next().filter(|&k| k > 0) {
        let amounts: Vec<usize> = numbers.by_ref().take(k).collect();
        let won = table(&amounts);
        let m = numbers.next().unwrap();
        for _ in 0..m {
            let l = numbers.next().unwrap();
            let odd = numbers.by_ref().take(l).filter(|&heap| won[heap]).count() % 2 == 1;
            print!("{}", if odd { "W" } else { "L" });
        }
        println!();
    }
}
