//! TLE: tries every cap, from the largest heap down.

use std::io::Read;

fn heaps() -> Vec<u64> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut heaps: Vec<u64> =
        input.split_whitespace().skip(1).map(|token| token.parse().unwrap()).collect();
    heaps.sort();
    heaps
}

fn main() {
    let heaps = heaps();
    let wins = |cap: &u64| heaps.iter().fold(0, |sum, heap| sum ^ heap % (cap + 1)) != 0;
    let largest = heaps[heaps.len() - 1];
    if wins(&largest) {
        return println!("-1");
    }
    println!("{}", (1..largest).rev().find(wins).unwrap_or(0));
}
