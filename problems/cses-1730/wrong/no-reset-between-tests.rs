//! WA: carries the nim-sum of one test over into the next.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    let mut sum = 0;
    for _ in 0..numbers.next().unwrap() {
        for _ in 0..numbers.next().unwrap() {
            sum ^= numbers.next().unwrap();
        }
        println!("{}", if sum != 0 { "first" } else { "second" });
    }
}
