//! WA: is right on small cases, and plays Nim with more than twelve heaps.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let count = numbers.next().unwrap();
        let heaps: Vec<u64> = numbers.by_ref().take(count as usize).collect();
        let round = if count > 12 { 2 } else { 4 };
        let set = |digit: u32| heaps.iter().filter(|&heap| heap >> digit & 1 == 1).count();
        let won = (0..24).any(|digit| set(digit) % round != 0);
        println!("{}", if won { "Yes" } else { "No" });
    }
}
