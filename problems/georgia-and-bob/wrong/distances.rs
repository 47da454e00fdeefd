//! WA: counts a chessman's own cell as free, so that neighbours seem to have room.

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
        let nim_sum = row.rchunks_exact(2).fold(0, |sum, pair| sum ^ (pair[1] - pair[0]));
        println!("{} will win", if nim_sum != 0 { "Georgia" } else { "Bob" });
    }
}
