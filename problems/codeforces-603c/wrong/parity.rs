//! WA: believes that splits never help, so that the stones are taken one by one.

fn value(heap: u64, _: u64) -> u64 {
    heap % 2
}

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    let k = numbers[1];
    let sum = numbers[2..].iter().fold(0, |sum, &heap| sum ^ value(heap, k));
    println!("{}", if sum != 0 { "Kevin" } else { "Nicky" });
}
