//! TLE: computes the nim-values of all rows below n, each from all its splits.

use std::io::Read;

/// Extends the nim-values of the game in a row by one.
fn extend(values: &mut Vec<u8>) {
    let row = values.len();
    let mut seen = [false; 256];
    for take in 1..=row.min(2) {
        let rest = row - take;
        for left in 0..=rest / 2 {
            seen[(values[left] ^ values[rest - left]) as usize] = true;
        }
    }
    values.push((0..).find(|&value| !seen[value as usize]).unwrap());
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut values = Vec::new();
    for token in input.split_whitespace() {
        let n: usize = token.parse().unwrap();
        while values.len() < n {
            extend(&mut values);
        }
        let first_wins = values[n - 1] == 0 || n > 1 && values[n - 2] == 0;
        println!("{}", if first_wins { "Hrdv" } else { "Yougth" });
    }
}
