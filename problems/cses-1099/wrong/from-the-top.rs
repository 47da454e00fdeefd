//! WA: takes every second stair from the top.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let stairs: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        let sum = stairs.iter().rev().step_by(2).fold(0, |sum, balls| sum ^ balls);
        println!("{}", if sum != 0 && n > 1 { "first" } else { "second" });
    }
}
