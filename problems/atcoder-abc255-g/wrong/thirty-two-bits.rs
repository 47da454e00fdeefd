//! RE: reads the heaps as 32-bit numbers.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u32> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    let heaps = &numbers[2..2 + numbers[0] as usize];
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    println!("{}", if sum != 0 { "Takahashi" } else { "Aoki" });
}
