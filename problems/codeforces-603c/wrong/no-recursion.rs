//! WA: gives every even heap from 4 on the value 2 if k is odd.

fn value(heap: u64, k: u64) -> u64 {
    match heap {
        0 | 1 => heap,
        2 => 2 * (1 - k % 2),
        3 => k % 2,
        _ => (1 - heap % 2) * (1 + k % 2),
    }
}

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    let k = numbers[1];
    let sum = numbers[2..].iter().fold(0, |sum, &heap| sum ^ value(heap, k));
    println!("{}", if sum != 0 { "Kevin" } else { "Nicky" });
}
