//! WA: plays one heap of n, as if gaps closed, so that every third number is lost.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    for token in input.split_whitespace() {
        let n: u64 = token.parse().unwrap();
        println!("{}", if n % 3 != 0 { "Hrdv" } else { "Yougth" });
    }
}
