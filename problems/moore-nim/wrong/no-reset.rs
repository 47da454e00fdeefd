//! WA: keeps the counters of one case for the next.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<u64>().unwrap());
    let mut columns = [0; 64];
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let heaps: Vec<u64> = (0..n).map(|_| numbers.next().unwrap()).collect();
        for (bit, column) in columns.iter_mut().enumerate() {
            *column += heaps.iter().filter(|&&heap| heap >> bit & 1 == 1).count();
        }
        let first_wins = columns.iter().any(|column| column % 4 != 0);
        println!("{}", if first_wins { "Yes" } else { "No" });
    }
}
