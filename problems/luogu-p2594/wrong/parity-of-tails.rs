//! WA: takes all coins to be worth the same, so that only the parity of the tails matters.

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
        for _ in 0..n {
            for letter in tokens.next().unwrap().chars() {
                if letter == 'T' {
                    digits[0] ^= true;
                }
            }
        }
        println!("{}", if digits.contains(&true) { "-_-" } else { "=_=" });
    }
}
