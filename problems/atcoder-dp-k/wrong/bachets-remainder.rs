//! WA: takes the game for Bachet's, in which all amounts up to the largest are allowed.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
    let amounts: Vec<usize> = numbers.take(n).collect();
    let won = k % (amounts.iter().max().unwrap() + 1) != 0;
    println!("{}", if won { "First" } else { "Second" });
}
