//! WA: gives the coins of the first row and column 2^(r + c) as well; they are a game of Ruler.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace();
    let cases: usize = tokens.next().unwrap().parse().unwrap();
    for _ in 0..cases {
        let n: usize = tokens.next().unwrap().parse().unwrap();
        tokens.next();
        let mut digits = vec![false; 256];
        for r in 0..n {
            for (c, letter) in tokens.next().unwrap().chars().enumerate() {
                if letter == 'T' {
                    digits[r + c] ^= true;
                }
            }
        }
        println!("{}", if digits.contains(&true) { "-_-" } else { "=_=" });
    }
}
