//! TLE: tabulates the nim-values up to the largest heap.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    let (l, r) = (numbers.next().unwrap(), numbers.next().unwrap());
    let heaps: Vec<usize> = numbers.take(n).collect();
    let mut values: Vec<usize> = Vec::new();
    for heap in 0..=*heaps.iter().max().unwrap() {
        let reached: std::collections::BTreeSet<usize> =
            (l..=r.min(heap)).map(|take| values[heap - take]).collect();
        values.push((0..).find(|value| !reached.contains(value)).unwrap());
    }
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
    println!("{}", if sum != 0 { "First" } else { "Second" });
}
