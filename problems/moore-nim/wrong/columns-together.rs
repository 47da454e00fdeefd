//! WA: counts the ones of all columns together.

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
        let ones: u32 = heaps.iter().map(|heap| heap.count_ones()).sum();
        println!("{}", if ones % 4 != 0 { "Yes" } else { "No" });
    }
}
