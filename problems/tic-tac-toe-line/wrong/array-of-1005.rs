//! RE: its array has 1005 entries, for strips of up to 2000 cells.

use std::io::Read;

fn numbers() -> impl Iterator<Item = usize> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<usize> =
        input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    numbers.into_iter()
}

fn value(n: usize, known: &mut [Option<usize>; 1005]) -> usize {
    if let Some(value) = known[n] {
        return value;
    }
    let mut seen = [false; 1005];
    for cell in 1..=n {
        let (left, right) = (cell.saturating_sub(3), n.saturating_sub(cell + 2));
        seen[value(left, known) ^ value(right, known)] = true;
    }
    let value = seen.iter().position(|&seen| !seen).unwrap();
    known[n] = Some(value);
    value
}

fn main() {
    let mut known = [None; 1005];
    for n in numbers() {
        println!("{}", if value(n, &mut known) != 0 { 1 } else { 2 });
    }
}
