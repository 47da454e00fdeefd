//! WA: breaks up equal heaps, but not three or more with the nim-sum 0.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace();
    while let Some(k) = tokens.next() {
        let heaps = tokens.by_ref().take(k.parse().unwrap());
        let mut heaps: Vec<u64> = heaps.map(|token| token.parse().unwrap()).collect();
        let all: u64 = heaps.iter().sum();
        heaps.sort();
        heaps.dedup();
        println!("{}", all - heaps.iter().sum::<u64>());
    }
}
