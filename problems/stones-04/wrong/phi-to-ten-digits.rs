//! WA: takes 1.6180339887 for phi, which is too small from the difference 196418 on.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let heaps: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for pair in heaps.chunks(2) {
        let (a, b) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        let smaller = u128::from(b - a) * 16_180_339_887 / 10_000_000_000;
        println!("{}", if smaller == u128::from(a) { 0 } else { 1 });
    }
}
