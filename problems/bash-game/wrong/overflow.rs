//! RE beyond: K + 1 wraps to 0 for K = 2^64 - 1, and the division by 0 panics.

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
        println!("{}", if n % k.wrapping_add(1) != 0 { "A" } else { "B" });
    }
}
