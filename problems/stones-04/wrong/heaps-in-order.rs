//! WA: takes the first heap for the smaller one.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let heaps: Vec<i128> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for pair in heaps.chunks(2) {
        let k = pair[1] - pair[0];
        let smaller = k + ((k * 0x9E37_79B9_7F4A_7C15) >> 64);
        println!("{}", if smaller == pair[0] { 0 } else { 1 });
    }
}
