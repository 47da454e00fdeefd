//! RE: its array holds 1005 heaps.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    let mut heaps = [0; 1005];
    for _ in 0..numbers.next().unwrap() {
        let count = numbers.next().unwrap() as usize;
        for heap in &mut heaps[..count] {
            *heap = numbers.next().unwrap();
        }
        let sum = heaps[..count].iter().fold(0, |sum, heap| sum ^ heap);
        println!("{}", if sum != 0 { "PIAOYI" } else { "HRDV" });
    }
}
