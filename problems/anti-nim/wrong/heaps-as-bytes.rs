//! WA: keeps only the lowest eight bits of each heap, and 5000 needs thirteen.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let count = numbers.next().unwrap();
        let heaps: Vec<u64> = (0..count).map(|_| numbers.next().unwrap()).collect();
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ heap as u8);
        let large = heaps.iter().any(|&heap| heap > 1);
        println!("{}", if (sum != 0) == large { "John" } else { "Brother" });
    }
}
