//! WA: lets B win if N divides K + 1; it is K + 1 that must divide N.

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
        println!("{}", if n == 0 || (k + 1) % n != 0 { "A" } else { "B" });
    }
}
