//! WA: allows at most as many as the take before, not twice as many, so that powers of two are lost.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    for token in input.split_whitespace() {
        let n: u64 = token.parse().unwrap();
        println!("{}", if n.is_power_of_two() { "No" } else { "Yes" });
    }
}
