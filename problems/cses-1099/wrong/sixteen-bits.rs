//! WA: keeps the nim-sum in 16 bits.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap() as usize;
        let stairs: Vec<u64> = numbers.by_ref().take(n).collect();
        let sum = stairs.iter().skip(1).step_by(2).fold(0, |sum, &balls| sum ^ balls as u16);
        println!("{}", if sum != 0 { "first" } else { "second" });
    }
}
