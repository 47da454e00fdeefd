//! WA: multiplies in 32 bits.

use std::io::Read;

fn wins(a: u64, b: u64) -> bool {
    let (a, b) = (a as u32, b as u32);
    a == b || a.wrapping_mul(a - b) > b.wrapping_mul(b)
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    for pair in numbers.chunks(2).take_while(|pair| pair[0] > 0) {
        let wins = wins(pair[0].max(pair[1]), pair[0].min(pair[1]));
        println!("{}", if wins { "Stan wins" } else { "Ollie wins" });
    }
}
