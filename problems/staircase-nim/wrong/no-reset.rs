//! WA: carries the nim-sum over into the next case.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    let mut nim_sum = 0;
    for _ in 0..tokens.next().unwrap() {
        let n = tokens.next().unwrap() as usize;
        let steps: Vec<u64> = tokens.by_ref().take(n).collect();
        nim_sum = steps.iter().step_by(2).fold(nim_sum, |sum, step| sum ^ step);
        println!("{}", if nim_sum != 0 { "First" } else { "Second" });
    }
}
