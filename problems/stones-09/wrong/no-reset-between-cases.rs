//! WA: remembers a large heap from one case in the next.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    let mut large = false;
    for _ in 0..numbers.next().unwrap() {
        let mut sum = 0;
        for _ in 0..numbers.next().unwrap() {
            let heap = numbers.next().unwrap();
            sum ^= heap;
            large |= heap > 1;
        }
        println!("{}", if (sum != 0) == large { "Yougth" } else { "Hrdv" });
    }
}
