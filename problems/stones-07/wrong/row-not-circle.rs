//! WA: plays a row, where the first player takes the middle and wins; a circle has no middle.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    for token in input.split_whitespace() {
        let n: u64 = token.parse().unwrap();
        println!("{}", if n > 0 { "Hrdv" } else { "Yougth" });
    }
}
