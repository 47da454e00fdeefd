//! WA: plays Nim, whatever the rules of the single heaps.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<usize>().unwrap());
    while let Some(n) = numbers.next().filter(|&n| n > 0) {
        let mut sum = 0;
        for _ in 0..n {
            let heap = numbers.next().unwrap();
            sum ^= heap;
        }
        println!("{}", if sum != 0 { "Yougth" } else { "Hrdv" });
    }
}
