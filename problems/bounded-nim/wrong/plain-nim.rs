//! WA: reads k, and plays Nim without it.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (count, _k) = (numbers.next().unwrap(), numbers.next().unwrap());
        let sum = (0..count).fold(0, |sum, _| sum ^ numbers.next().unwrap());
        println!("{}", if sum != 0 { "A" } else { "B" });
    }
}
