//! WA: collects the options' values in a word of 64 bits, which a hundred amounts exceed.

use proconio::input;

fn main() {
    input! { amounts: [usize], m: usize }
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=10_000 {
        let mut seen: u64 = 0;
        for &amount in amounts.iter().filter(|&&amount| amount <= heap) {
            seen |= 1_u64.wrapping_shl(values[heap - amount]);
        }
        values.push(seen.trailing_ones());
    }
    for _ in 0..m {
        input! { heaps: [usize] }
        let sum = heaps.into_iter().fold(0, |sum, heap| sum ^ values[heap]);
        print!("{}", if sum != 0 { "W" } else { "L" });
    }
    println!();
}
