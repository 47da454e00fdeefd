//! WA: gives a heap above k the value k instead of its remainder mod k + 1.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (count, k) = (numbers.next().unwrap(), numbers.next().unwrap());
        let heaps: Vec<u64> = (0..count).map(|_| numbers.next().unwrap()).collect();
        let value = heaps.iter().fold(0, |sum, &heap| sum ^ heap.min(k));
        println!("{}", if value != 0 { "A" } else { "B" });
    }
}
