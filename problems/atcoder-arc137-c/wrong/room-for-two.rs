//! WA: asks for room for two numbers below the greatest, where room for one is enough.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    while let Some(n) = tokens.next() {
        let numbers: Vec<u64> = tokens.by_ref().take(n as usize).collect();
        let greatest = numbers[numbers.len() - 1];
        let second = if n > 1 { numbers[numbers.len() - 2] } else { 0 };
        let wins = greatest - second > 2 || (greatest + 1 - n) % 2 == 1;
        println!("{}", if wins { "Alice" } else { "Bob" });
    }
}
