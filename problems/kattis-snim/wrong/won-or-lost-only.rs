//! WA: knows of each heap only whether it is won, and counts the won ones.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let k = numbers.next().unwrap();
    let amounts: Vec<usize> = numbers.by_ref().take(k).collect();
    let mut won: Vec<bool> = Vec::new();
    for heap in 0..=10_000 {
        let wins = amounts.iter().any(|&amount| amount <= heap && !won[heap - amount]);
        won.push(wins);
    }
    for _ in 0..numbers.next().unwrap() {
        let l = numbers.next().unwrap();
        let count = numbers.by_ref().take(l).filter(|&heap| won[heap]).count();
        print!("{}", if count % 2 == 1 { "W" } else { "L" });
    }
    println!();
}
