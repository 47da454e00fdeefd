//! WA: lets both players take the largest amount that fits, and counts the moves.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
    let amounts: Vec<usize> = numbers.take(n).collect();
    let (mut left, mut won) = (k, false);
    while let Some(largest) = amounts.iter().rev().find(|&&amount| amount <= left) {
        left -= largest;
        won = !won;
    }
    println!("{}", if won { "First" } else { "Second" });
}
