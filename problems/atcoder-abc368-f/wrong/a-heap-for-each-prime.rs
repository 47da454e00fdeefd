//! WA: makes a heap for each prime, as if a move could touch only one of them.

use std::io::Read;

fn value(mut x: u64) -> u64 {
    let mut sum = 0;
    for p in 2..=x {
        if p * p > x {
            break;
        }
        let mut exponent = 0;
        while x % p == 0 {
            x /= p;
            exponent += 1;
        }
        sum ^= exponent;
    }
    sum ^ u64::from(x > 1)
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().skip(1).map(|token| token.parse::<u64>().unwrap());
    let sum = numbers.fold(0, |sum, number| sum ^ value(number));
    println!("{}", if sum != 0 { "Anna" } else { "Bruno" });
}
