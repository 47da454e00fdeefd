//! WA: lets the first player win the odd packs only.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    for token in input.split_whitespace() {
        let n: u64 = token.parse().unwrap();
        println!("{}", if n % 2 == 1 { "Kiki" } else { "Cici" });
    }
}
