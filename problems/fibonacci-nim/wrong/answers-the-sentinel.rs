//! WA: prints an answer for the 0 that ends the input.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut fibonacci = vec![1u64, 2];
    for i in 2..90 {
        fibonacci.push(fibonacci[i - 1] + fibonacci[i - 2]);
    }
    for token in input.split_whitespace() {
        let n: u64 = token.parse().unwrap();
        println!(
            "{}",
            if fibonacci.contains(&n) {
                "Second win"
            } else {
                "First win"
            }
        );
    }
}
