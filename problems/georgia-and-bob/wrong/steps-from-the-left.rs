//! WA: counts the steps of the staircase from the left, which is not its lower end.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..tokens.next().unwrap() {
        let n = tokens.next().unwrap() as usize;
        let mut row: Vec<u64> = tokens.by_ref().take(n).collect();
        row.sort();
        row.insert(0, 0);
        let gaps = row.windows(2).map(|pair| pair[1] - pair[0] - 1);
        let nim_sum = gaps.step_by(2).fold(0, |sum, gap| sum ^ gap);
        println!("{} will win", if nim_sum != 0 { "Georgia" } else { "Bob" });
    }
}
