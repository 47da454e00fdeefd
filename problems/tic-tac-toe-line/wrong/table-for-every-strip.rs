//! TLE: clears its table and fills it again for every strip.

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
            let (left, right) = (cell.saturating_sub(3), n.saturating_sub(cell + 2));
            seen[values[left] ^ values[right]] = n;
        }
        values.push(seen.iter().position(|&latest| latest != n).unwrap());
    }
    values
}

fn main() {
    for n in numbers() {
        let mut seen = vec![usize::MAX; 4096];
        println!("{}", if values(n, &mut seen)[n] != 0 { 1 } else { 2 });
    }
}
