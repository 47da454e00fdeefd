//! WA: takes the first two lost strips, 6 and 12, for a rule.

use std::io::Read;

fn numbers() -> impl Iterator<Item = usize> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<usize> =
        input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    numbers.into_iter()
}

fn main() {
    for n in numbers() {
        println!("{}", if n % 6 != 0 { 1 } else { 2 });
    }
}
