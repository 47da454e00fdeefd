//! WA: counts the distance between the pieces, not the free squares between them.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<i64>().unwrap());
    while let (Some(n), Some(_m)) = (tokens.next(), tokens.next()) {
        let mut nim_sum = 0;
        for _ in 0..n {
            let (black, white) = (tokens.next().unwrap(), tokens.next().unwrap());
            nim_sum ^= (black - white).abs();
        }
        println!("{}", if nim_sum != 0 { "I WIN!" } else { "BAD LUCK!" });
    }
}
