//! WA: prints 1 where the player to move has lost.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let heaps: Vec<u128> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for pair in heaps.chunks(2) {
        let (a, b) = (pair[0].min(pair[1]), pair[0].max(pair[1]));
        let k = b - a;
        let smaller = k + ((k * 0x9E37_79B9_7F4A_7C15) >> 64);
        println!("{}", if smaller == a { 1 } else { 0 });
    }
}
