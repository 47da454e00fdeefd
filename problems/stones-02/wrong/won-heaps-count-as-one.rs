//! WA: counts a heap that is won alone as one stone, and any other as none.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let mut sum = 0;
        for _ in 0..numbers.next().unwrap() {
            let (stones, cap) = (numbers.next().unwrap(), numbers.next().unwrap());
            sum ^= u64::from(stones % (cap + 1) != 0);
        }
        println!("{}", if sum != 0 { "Win" } else { "Lose" });
    }
}
