//! WA: leaves out the amount 10,000.

use proconio::input;

fn main() {
    input! { amounts: [usize], m: usize }
    let mut values: Vec<usize> = Vec::new();
    for heap in 0..=10_000 {
        let mut seen = [false; 101];
        for &amount in amounts.iter().filter(|&&amount| amount < 10_000 && amount <= heap) {
            seen[values[heap - amount]] = true;
        }
        values.push(seen.iter().position(|&seen| !seen).unwrap());
    }
    for _ in 0..m {
        input! { heaps: [usize] }
        let sum = heaps.into_iter().fold(0, |sum, heap| sum ^ values[heap]);
        print!("{}", if sum != 0 { "W" } else { "L" });
    }
    println!();
}
