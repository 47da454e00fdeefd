//! WA: counts the bits 0 to 62 of the odd steps only.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let count = numbers.next().unwrap();
        let steps: Vec<u64> = numbers.by_ref().take(count as usize).collect();
        let set =
            |digit: u32| steps.iter().step_by(2).filter(|&step| step >> digit & 1 == 1).count();
        let won = (0..63).any(|digit| set(digit) % 2 == 1);
        println!("{}", if won { "First" } else { "Second" });
    }
}
