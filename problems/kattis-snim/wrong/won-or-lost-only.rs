//! WA: knows of each heap only whether it is won, and counts the won ones.

use proconio::input;

fn main() {
    input! { amounts: [usize], m: usize }
    let mut won: Vec<bool> = Vec::new();
    for heap in 0..=10_000 {
        let wins = amounts.iter().any(|&amount| amount <= heap && !won[heap - amount]);
        won.push(wins);
    }
    for _ in 0..m {
        input! { heaps: [usize] }
        let count = heaps.into_iter().filter(|&heap| won[heap]).count();
        print!("{}", if count % 2 == 1 { "W" } else { "L" });
    }
    println!();
}
