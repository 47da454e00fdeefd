//! WA: its table has all 91 numbers that fit into 63 bits; 12200160415121876738 is the 92nd.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut fibonacci = vec![1u64, 2];
    for i in 2..91 {
        fibonacci.push(fibonacci[i - 2] + fibonacci[i - 1]);
    }
    for token in input.split_whitespace() {
        let n: u64 = token.parse().unwrap();
        println!("{}", if fibonacci.contains(&n) { "No" } else { "Yes" });
    }
}
