//! WA: moves one stone at a time, so that only the parity of all steps counts; a move may carry many.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..tokens.next().unwrap() {
        let n = tokens.next().unwrap() as usize;
        let steps: Vec<u64> = tokens.by_ref().take(n).collect();
        let ways =
            steps.iter().enumerate().map(|(index, step)| (index as u64 + 1) % 2 * (step % 2));
        let nim_sum = ways.sum::<u64>() % 2;
        println!("{}", if nim_sum != 0 { "First" } else { "Second" });
    }
}
