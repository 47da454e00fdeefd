//! WA: takes all heaps for ones if their sum, which wraps past 64 bits, is their number.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..tokens.next().unwrap() {
        let (n, k) = (tokens.next().unwrap(), tokens.next().unwrap());
        let heaps: Vec<u64> = tokens.by_ref().take(n as usize).collect();
        let round = u128::from(k) + 1;
        let sum = heaps.iter().fold(0_u64, |sum, heap| sum.wrapping_add(*heap));
        let digit_counts = |digit: u32| heaps.iter().filter(|&heap| heap >> digit & 1 == 1).count();
        let lost = if sum == n {
            u128::from(n) % round == 1
        } else {
            (0..64).all(|digit| digit_counts(digit) as u128 % round == 0)
        };
        println!("{}", if lost { "Second" } else { "First" });
    }
}
