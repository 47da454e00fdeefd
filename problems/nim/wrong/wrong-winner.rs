//! WA: swaps the players: A wins if the nim-sum is 0.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    while let Some(count) = numbers.next() {
        let heaps: Vec<u64> = (0..count).map(|_| numbers.next().unwrap()).collect();
        let won = heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0;
        println!("{}", if won { "A" } else { "B" });
    }
}
