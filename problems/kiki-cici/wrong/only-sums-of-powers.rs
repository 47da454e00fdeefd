//! WA: guesses that only 3, 15, 63, 255, ... are lost.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    for token in input.split_whitespace() {
        let n: u64 = token.parse().unwrap();
        let lost = (1..32).any(|e| n == (1 << (2 * e)) - 1);
        println!("{}", if lost { "Cici" } else { "Kiki" });
    }
}
