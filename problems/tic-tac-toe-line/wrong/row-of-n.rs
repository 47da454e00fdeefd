//! WA: takes three neighbours from a row of n, not of n + 2, as if no cross could stand at the border.

use std::io::Read;

fn numbers() -> impl Iterator<Item = usize> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<usize> =
        input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    numbers.into_iter()
}

fn main() {
    let mut seen = vec![usize::MAX; 4096];
    let mut values: Vec<usize> = Vec::new();
    for n in 0..=2000usize {
        for left in 0..(n + 1).saturating_sub(3) {
            seen[values[left] ^ values[n - 3 - left]] = n;
        }
        values.push(seen.iter().position(|&latest| latest != n).unwrap());
    }
    for n in numbers() {
        println!("{}", if values[n] != 0 { 1 } else { 2 });
    }
}
