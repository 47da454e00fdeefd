//! WA: makes the nim-sum differ from 0, but the second player may remove heaps too.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace();
    while let Some(k) = tokens.next() {
        let heaps = tokens.by_ref().take(k.parse().unwrap());
        let heaps: Vec<u64> = heaps.map(|token| token.parse().unwrap()).collect();
        let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let least = heaps.iter().min().unwrap();
        println!("{}", if nim_sum != 0 { 0 } else { *least });
    }
}
