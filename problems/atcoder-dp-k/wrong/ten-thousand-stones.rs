//! RE: makes a table of 10001 heaps, but a heap can have up to 100000 stones.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
    let amounts: Vec<usize> = numbers.take(n).collect();
    let mut table = vec![false; 10_001];
    for heap in 1..=k {
        table[heap] = amounts.iter().any(|&a| a <= heap && !table[heap - a]);
    }
    let won = table[k];
    println!("{}", if won { "First" } else { "Second" });
}
