//! WA: starts the search for each number where the search for the one before ended, so it only finds larger ones.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let (mut fibonacci, mut following) = (1_u64, 2);
    for token in input.split_whitespace() {
        let n: u64 = token.parse().unwrap();
        if n == 0 {
            break;
        }
        while fibonacci < n {
            let sum = fibonacci.saturating_add(following);
            fibonacci = following;
            following = sum;
        }
        println!("{}", if fibonacci == n { "Second win" } else { "First win" });
    }
}
