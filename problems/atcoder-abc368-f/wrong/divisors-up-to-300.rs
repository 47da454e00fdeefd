//! WA: divides by the numbers up to 300 only, and takes the rest for a prime.

use std::io::Read;

fn value(mut x: u64) -> u64 {
    let mut count = 0;
    for p in 2..=300 {
        while x % p == 0 {
            x /= p;
            count += 1;
        }
    }
    count + u64::from(x > 1)
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().skip(1).map(|token| token.parse::<u64>().unwrap());
    let sum = numbers.fold(0, |sum, number| sum ^ value(number));
    println!("{}", if sum != 0 { "Anna" } else { "Bruno" });
}
