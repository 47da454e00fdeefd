//! WA: gives a heap above its cap n the value n instead of its remainder mod n + 1.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let mut sum = 0;
        for _ in 0..numbers.next().unwrap() {
            let (stones, cap) = (numbers.next().unwrap(), numbers.next().unwrap());
            sum ^= stones.min(cap);
        }
        println!("{}", if sum != 0 { "Win" } else { "Lose" });
    }
}
