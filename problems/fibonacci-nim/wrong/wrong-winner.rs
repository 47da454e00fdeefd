//! WA: swaps the players: a Fibonacci number is lost for the first player.

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
        if n == 0 {
            break;
        }
        println!(
            "{}",
            if fibonacci.contains(&n) {
                "First win"
            } else {
                "Second win"
            }
        );
    }
}
