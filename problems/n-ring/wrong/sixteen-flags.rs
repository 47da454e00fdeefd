//! WA: looks for the mex only below 16; the nim-values of a row go further.

use std::io::Read;

fn table(m: usize) -> Vec<usize> {
    let mut values: Vec<usize> = vec![0; m.min(1001)];
    for row in values.len()..=1000 {
        let mut seen = [false; 64];
        for left in 0..=(row - m) / 2 {
            seen[values[left] ^ values[row - m - left]] = true;
        }
        values.push((0..16).find(|&value| !seen[value]).unwrap_or(16));
    }
    values
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let mut tables = std::collections::HashMap::new();
    for _ in 0..numbers.next().unwrap() {
        let (n, m) = (numbers.next().unwrap(), numbers.next().unwrap());
        let values = tables.entry(m).or_insert_with(|| table(m));
        let won = n >= m && values[n - m] == 0;
        println!("{}", if won { "xian shou sheng" } else { "hou shou sheng" });
    }
}
