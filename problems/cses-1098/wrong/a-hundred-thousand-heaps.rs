//! WA: looks at the first hundred thousand heaps only.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap() as usize;
        let heaps: Vec<u64> = numbers.by_ref().take(n).collect();
        let sum = heaps.iter().take(100_000).fold(0, |sum, heap| sum ^ heap % 4);
        println!("{}", if sum != 0 { "first" } else { "second" });
    }
}
