//! WA: fills a table of 100 numbers, of which the last ones wrap around.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut fibonacci = vec![1u64; 100];
    for i in 2..100 {
        fibonacci[i] = fibonacci[i - 1].wrapping_add(fibonacci[i - 2]);
    }
    for token in input.split_whitespace() {
        let n: u64 = token.parse().unwrap();
        println!("{}", if fibonacci.contains(&n) { "No" } else { "Yes" });
    }
}
