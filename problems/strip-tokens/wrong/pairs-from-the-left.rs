//! WA: pairs the pieces from the left; the odd one out is the last, not the first.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    while let Some(n) = tokens.next() {
        let mut cells: Vec<u64> = tokens.by_ref().take(n as usize).collect();
        cells.sort();
        let heap = |pair: &[u64]| match *pair {
            [left, right] => right - left - 1,
            _ => pair[0] - 1,
        };
        let nim_sum = cells.chunks(2).fold(0, |sum, pair| sum ^ heap(pair));
        println!("{}", if nim_sum != 0 { 1 } else { 2 });
    }
}
