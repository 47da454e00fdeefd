//! WA: adds the wall at cell 0 after sorting, so that it comes last.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..tokens.next().unwrap() {
        let n = tokens.next().unwrap() as usize;
        let mut row: Vec<u64> = tokens.by_ref().take(n).collect();
        row.sort();
        if n % 2 == 1 {
            row.push(0);
        }
        let nim_sum = row.chunks(2).fold(0, |sum, pair| sum ^ (pair[1].wrapping_sub(pair[0]) - 1));
        println!("{} will win", if nim_sum != 0 { "Georgia" } else { "Bob" });
    }
}
