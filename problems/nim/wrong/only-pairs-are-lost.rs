//! WA: knows the mirror strategy and nothing else.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut heaps: Vec<u64> = input.split_whitespace().skip(1).map(|t| t.parse().unwrap()).collect();
    heaps.sort_unstable();
    let paired = heaps.len() % 2 == 0 && heaps.chunks(2).all(|pair| pair[0] == pair[1]);
    println!("{}", if paired { "B" } else { "A" });
}
