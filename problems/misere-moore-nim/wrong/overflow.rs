//! RE: k + 1 wraps to 0 for k = 2^64 - 1, and the division by 0 panics.

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
        let k = numbers.next().unwrap();
        let heaps: Vec<u64> = (0..n).map(|_| numbers.next().unwrap()).collect();
        let column = |bit: u32| heaps.iter().filter(|&&heap| heap >> bit & 1 == 1).count() as u64;
        let round = k.wrapping_add(1);
        let first_wins = if heaps.iter().all(|&heap| heap == 1) {
            n % round != 1
        } else {
            (0..64).any(|bit| column(bit) % round != 0)
        };
        println!("{}", if first_wins { "First" } else { "Second" });
    }
}
