//! WA: looks at the first ten thousand heaps only.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap() as usize;
        let heaps: Vec<u64> = numbers.by_ref().take(n).collect();
        let won = heaps.iter().take(10_000).any(|heap| heap % 2 == 1);
        println!("{}", if won { "first" } else { "second" });
    }
}
