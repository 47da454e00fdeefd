//! WA beyond: keeps 32 bits of the balls, which is enough for the judge only.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap() as u32);
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let stairs: Vec<u32> = numbers.by_ref().take(n as usize).collect();
        let sum = stairs.iter().skip(1).step_by(2).fold(0, |sum, balls| sum ^ balls);
        println!("{}", if sum != 0 { "first" } else { "second" });
    }
}
