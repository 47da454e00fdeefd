//! WA: moves one square at a time; a move may cross many.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<i64>().unwrap());
    while let (Some(n), Some(_m)) = (tokens.next(), tokens.next()) {
        let mut squares = 0;
        for _ in 0..n {
            let (black, white) = (tokens.next().unwrap(), tokens.next().unwrap());
            squares += (black - white).abs() - 1;
        }
        println!("{}", if squares % 2 != 0 { "I WIN!" } else { "BAD LUCK!" });
    }
}
