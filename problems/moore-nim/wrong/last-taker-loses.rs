//! WA: plays misère, as copies of the statement have it; a single stone shows the difference.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<u64>().unwrap());
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let heaps: Vec<u64> = (0..n).map(|_| numbers.next().unwrap()).collect();
        let column = |bit: u32| heaps.iter().filter(|&&heap| heap >> bit & 1 == 1).count();
        let first_wins = if heaps.iter().all(|&heap| heap <= 1) {
            column(0) % 4 != 1
        } else {
            (0..64).any(|bit| column(bit) % 4 != 0)
        };
        println!("{}", if first_wins { "Yes" } else { "No" });
    }
}
