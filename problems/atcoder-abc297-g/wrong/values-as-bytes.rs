//! WA: keeps the lowest eight bits of the nim-sum.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    let n = numbers.next().unwrap() as usize;
    let (l, r) = (numbers.next().unwrap(), numbers.next().unwrap());
    let sum = numbers.take(n).fold(0, |sum, a| sum ^ (a % (l + r) / l) as u8);
    println!("{}", if sum != 0 { "First" } else { "Second" });
}
