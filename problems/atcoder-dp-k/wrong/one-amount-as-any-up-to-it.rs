//! WA: takes a single amount for all amounts up to it.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
    let amounts: Vec<usize> = numbers.take(n).collect();
    let mut won = vec![false; k + 1];
    for heap in 1..=k {
        won[heap] = match amounts[..] {
            [only] => heap % (only + 1) != 0,
            _ => amounts.iter().any(|&amount| amount <= heap && !won[heap - amount]),
        };
    }
    println!("{}", if won[k] { "First" } else { "Second" });
}
