//! WA: with a heap above 1, calls an odd number of heaps won and an even number lost.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let heaps: Vec<u64> = (0..numbers.next().unwrap()).map(|_| numbers.next().unwrap()).collect();
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let large = heaps.iter().any(|&heap| heap > 1);
        let won = if large { heaps.len() % 2 == 1 } else { sum == 0 };
        println!("{}", if won { "Yougth" } else { "Hrdv" });
    }
}
