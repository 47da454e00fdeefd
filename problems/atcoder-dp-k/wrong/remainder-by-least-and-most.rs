//! WA: uses the rule for all amounts from the least to the largest, even where some are missing.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
    let amounts: Vec<usize> = numbers.take(n).collect();
    let (least, most) = (amounts.iter().min().unwrap(), amounts.iter().max().unwrap());
    let won = k % (least + most) >= *least;
    println!("{}", if won { "First" } else { "Second" });
}
