//! WA: plays as if taking the last stone lost.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u64> = input
        .split_whitespace()
        .map(|token| token.parse().unwrap())
        .collect();
    for case in numbers[1..].chunks(2) {
        let (n, k) = (case[0], case[1]);
        println!("{}", if n % (k + 1) != 1 { "A" } else { "B" });
    }
}
