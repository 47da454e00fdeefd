//! WA: keeps the memo of the recursion when m changes.

use std::io::Read;

fn numbers() -> impl Iterator<Item = usize> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<usize> =
        input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    numbers.into_iter()
}

fn value(row: usize, m: usize, known: &mut Vec<Option<usize>>) -> usize {
    if let Some(value) = known[row] {
        return value;
    }
    let mut seen = vec![false; row + 2];
    for left in 0..(row + 1).saturating_sub(m) {
        seen[value(left, m, known) ^ value(row - m - left, m, known)] = true;
    }
    let value = seen.iter().position(|&seen| !seen).unwrap();
    known[row] = Some(value);
    value
}

fn main() {
    let mut numbers = numbers();
    let mut known = vec![None; 2001];
    for _ in 0..numbers.next().unwrap() {
        let (n, m) = (numbers.next().unwrap(), numbers.next().unwrap());
        let first_wins = m <= n && value(n - m, m, &mut known) == 0;
        println!("{}", if first_wins { "xian shou sheng" } else { "hou shou sheng" });
    }
}
