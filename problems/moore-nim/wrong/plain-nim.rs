//! WA: plays Nim, where a move takes from one heap only.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<u64>().unwrap());
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let heaps: Vec<u64> = (0..n).map(|_| numbers.next().unwrap()).collect();
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        println!("{}", if sum != 0 { "Yes" } else { "No" });
    }
}
