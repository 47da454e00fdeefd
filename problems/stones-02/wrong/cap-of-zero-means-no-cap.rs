//! WA: takes a cap of 0 for "no cap"; a heap with that cap is dead.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let mut sum = 0;
        for _ in 0..numbers.next().unwrap() {
            let (stones, cap) = (numbers.next().unwrap(), numbers.next().unwrap());
            sum ^= if cap == 0 { stones } else { stones % (cap + 1) };
        }
        println!("{}", if sum != 0 { "Win" } else { "Lose" });
    }
}
