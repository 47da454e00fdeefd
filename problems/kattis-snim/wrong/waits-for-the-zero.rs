//! RE: reads cases until a 0, as another judge ends them, but the file simply ends.

use std::io::Read;

fn table(amounts: &[usize]) -> Vec<usize> {
    let mut values: Vec<usize> = Vec::new();
    for heap in 0..=10_000 {
        let mut seen = [false; 101];
        for &amount in amounts.iter().filter(|&&amount| amount <= heap) {
            seen[values[heap - amount]] = true;
        }
        values.push(seen.iter().position(|&seen| !seen).unwrap());
    }
    values
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    loop {
        let k = numbers.next().unwrap();
        if k == 0 {
            break;
        }
        let amounts: Vec<usize> = numbers.by_ref().take(k).collect();
        let values = table(&amounts);
        for _ in 0..numbers.next().unwrap() {
            let l = numbers.next().unwrap();
            let sum = numbers.by_ref().take(l).fold(0, |sum, heap| sum ^ values[heap]);
            print!("{}", if sum != 0 { "W" } else { "L" });
        }
        println!();
    }
}
