//! WA: forgets the forbidden takes.

use std::io::Read;

fn numbers() -> Vec<u64> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    input.split_whitespace().map(|token| token.parse().unwrap()).collect()
}

fn main() {
    let numbers = numbers();
    let heaps = &numbers[2..2 + numbers[0] as usize];
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    println!("{}", if sum != 0 { "Takahashi" } else { "Aoki" });
}
