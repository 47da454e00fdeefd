//! WA: counts every second step from the top; it is the distance to the ground that counts.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..tokens.next().unwrap() {
        let n = tokens.next().unwrap() as usize;
        let steps: Vec<u64> = tokens.by_ref().take(n).collect();
        let nim_sum = steps.iter().rev().step_by(2).fold(0, |sum, step| sum ^ step);
        println!("{}", if nim_sum != 0 { "First" } else { "Second" });
    }
}
