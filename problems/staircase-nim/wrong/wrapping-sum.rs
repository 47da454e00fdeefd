//! WA: takes odd steps whose sum wraps to 0 for empty ones.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..tokens.next().unwrap() {
        let n = tokens.next().unwrap() as usize;
        let steps: Vec<u64> = tokens.by_ref().take(n).collect();
        let odd_steps = steps.iter().step_by(2);
        let sum = odd_steps.clone().fold(0_u64, |sum, step| sum.wrapping_add(*step));
        let nim_sum = odd_steps.fold(0, |sum, step| sum ^ step);
        println!("{}", if sum != 0 && nim_sum != 0 { "First" } else { "Second" });
    }
}
