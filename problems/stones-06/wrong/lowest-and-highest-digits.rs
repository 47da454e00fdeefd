//! WA: keeps only the lowest and the highest byte of the nim-sum.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let count = numbers.next().unwrap();
        let sum = numbers.by_ref().take(count as usize).fold(0, |sum, heap| sum ^ heap);
        println!("{}", if sum & 0xFF0000FF != 0 { "PIAOYI" } else { "HRDV" });
    }
}
