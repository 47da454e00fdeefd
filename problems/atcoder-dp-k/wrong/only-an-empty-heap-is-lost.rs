//! WA: counts a heap too small for any amount as won.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
    let amounts: Vec<usize> = numbers.take(n).collect();
    let least = *amounts.iter().min().unwrap();
    let mut table = vec![false; k + 1];
    for heap in 1..=k {
        table[heap] = heap < least || amounts.iter().any(|&a| a <= heap && !table[heap - a]);
    }
    let won = table[k];
    println!("{}", if won { "First" } else { "Second" });
}
