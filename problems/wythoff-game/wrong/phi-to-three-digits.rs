//! WA: takes 1.618 for phi, which is too small from k = 233 on.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    for token in input.split_whitespace() {
        let n: u64 = token.parse().unwrap();
        for k in 0..=n {
            let smaller = k * 1618 / 1000;
            print!("({},{})", smaller, smaller + k);
        }
        println!();
    }
}
