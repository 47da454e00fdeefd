//! WA: closes the gap after a take, so that only the number of takes counts.

use std::io::Read;

fn numbers() -> impl Iterator<Item = usize> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<usize> =
        input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    numbers.into_iter()
}

fn main() {
    let mut numbers = numbers();
    for _ in 0..numbers.next().unwrap() {
        let (n, m) = (numbers.next().unwrap(), numbers.next().unwrap());
        let first_wins = n / m % 2 == 1;
        println!("{}", if first_wins { "xian shou sheng" } else { "hou shou sheng" });
    }
}
