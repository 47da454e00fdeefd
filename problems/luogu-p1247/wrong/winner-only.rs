//! WA: prints who wins, but not the move.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    let sum = numbers.skip(1).fold(0, |sum, heap| sum ^ heap);
    println!("{}", if sum == 0 { "lose" } else { "win" });
}
