//! WA: takes heaps mod n; the values repeat every n + 1 stones.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let mut sum = 0;
        for _ in 0..numbers.next().unwrap() {
            let (stones, cap) = (numbers.next().unwrap(), numbers.next().unwrap());
            sum ^= if cap == 0 { 0 } else { stones % cap };
        }
        println!("{}", if sum != 0 { "Win" } else { "Lose" });
    }
}
