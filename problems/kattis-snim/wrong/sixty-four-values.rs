//! WA: collects the options' values in a word of 64 bits, which a hundred amounts exceed.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let k = numbers.next().unwrap();
    let amounts: Vec<usize> = numbers.by_ref().take(k).collect();
    let mut values: Vec<u32> = Vec::new();
    for heap in 0..=10_000 {
        let mut seen: u64 = 0;
        for &amount in amounts.iter().filter(|&&amount| amount <= heap) {
            seen |= 1_u64.wrapping_shl(values[heap - amount]);
        }
        values.push(seen.trailing_ones());
    }
    for _ in 0..numbers.next().unwrap() {
        let l = numbers.next().unwrap();
        let sum = numbers.by_ref().take(l).fold(0, |sum, heap| sum ^ values[heap]);
        print!("{}", if sum != 0 { "W" } else { "L" });
    }
    println!();
}
