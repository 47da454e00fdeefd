//! WA: takes all differences for heaps, as if pebbles that leave one did not go to the next.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let heaps: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        let sum = (0..heaps.len()).map(|i| heaps[i] - if i == 0 { 0 } else { heaps[i - 1] }).fold(0, |sum, heap| sum ^ heap);
        println!("{}", if sum != 0 { "TAK" } else { "NIE" });
    }
}
