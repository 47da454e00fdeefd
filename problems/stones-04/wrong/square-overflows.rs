//! WA beyond: computes 5 k k in 64 bits, which are too few from k = 1920767767 on.

use std::io::Read;

/// The greatest integer whose square is at most n.
fn square_root(n: u64) -> u64 {
    let mut root = (n as f64).sqrt() as u64;
    while root.checked_mul(root).map_or(true, |square| square > n) {
        root -= 1;
    }
    while (root + 1).checked_mul(root + 1).is_some_and(|square| square <= n) {
        root += 1;
    }
    root
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let heaps: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for pair in heaps.chunks(2) {
        let (a, b) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        let k = b - a;
        let smaller = k.wrapping_add(square_root(k.wrapping_mul(k).wrapping_mul(5))) / 2;
        println!("{}", if smaller == a { 0 } else { 1 });
    }
}
