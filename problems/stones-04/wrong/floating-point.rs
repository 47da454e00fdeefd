//! WA: computes in 64-bit floating point, which fails from the difference 102334155 on.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let heaps: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for pair in heaps.chunks(2) {
        let (a, b) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        let k = (b - a) as f64;
        let smaller = (k * (1.0 + 5f64.sqrt()) / 2.0) as u64;
        println!("{}", if smaller == a { 0 } else { 1 });
    }
}
