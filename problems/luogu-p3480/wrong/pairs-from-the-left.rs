//! WA: pairs the heaps off from the left, and leaves an odd one alone.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let heaps: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        let sum = heaps.chunks(2).map(|pair| pair[pair.len() - 1] - if pair.len() == 2 { pair[0] } else { 0 }).fold(0, |sum, heap| sum ^ heap);
        println!("{}", if sum != 0 { "TAK" } else { "NIE" });
    }
}
