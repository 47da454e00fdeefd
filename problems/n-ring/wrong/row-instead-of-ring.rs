//! WA: plays the ring as a row, as if the first take did not open it.

use std::io::Read;

fn numbers() -> impl Iterator<Item = usize> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<usize> =
        input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    numbers.into_iter()
}

fn row_values(last: usize, m: usize) -> Vec<usize> {
    let mut values = vec![0; last + 1];
    for row in m..=last {
        let mut seen = vec![false; row + 2];
        for left in 0..=row - m {
            seen[values[left] ^ values[row - m - left]] = true;
        }
        values[row] = seen.iter().position(|&seen| !seen).unwrap();
    }
    values
}

fn main() {
    let mut numbers = numbers();
    for _ in 0..numbers.next().unwrap() {
        let (n, m) = (numbers.next().unwrap(), numbers.next().unwrap());
        let first_wins = row_values(n, m)[n] != 0;
        println!("{}", if first_wins { "xian shou sheng" } else { "hou shou sheng" });
    }
}
