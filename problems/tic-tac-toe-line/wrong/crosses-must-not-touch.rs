//! WA: excludes only the direct neighbours of a cross, not those at distance 2.

use std::io::Read;

fn numbers() -> impl Iterator<Item = usize> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<usize> =
        input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    numbers.into_iter()
}

fn values(last: usize, seen: &mut [usize]) -> Vec<usize> {
    let mut values: Vec<usize> = Vec::new();
    for n in 0..=last {
        for cell in 1..=n {
            let (left, right) = (cell.saturating_sub(2), n.saturating_sub(cell + 1));
            seen[values[left] ^ values[right]] = n;
        }
        values.push(seen.iter().position(|&latest| latest != n).unwrap());
    }
    values
}

fn main() {
    let mut seen = vec![usize::MAX; 4096];
    let values = values(2000, &mut seen);
    for n in numbers() {
        println!("{}", if values[n] != 0 { 1 } else { 2 });
    }
}
