//! WA: asks for a multiple of 3 ones in each column; with up to 3 heaps a move it is a multiple of 4.

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
        let first_wins = (0..64).any(|bit| column(bit) % 3 != 0);
        println!("{}", if first_wins { "Yes" } else { "No" });
    }
}
