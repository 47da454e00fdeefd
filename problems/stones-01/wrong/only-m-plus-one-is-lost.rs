//! WA: knows that M + 1 stones are lost, but not that the other multiples are, too.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for case in numbers[1..].chunks(2) {
        println!("{}", if case[0] != case[1] + 1 { "Win" } else { "Lose" });
    }
}
