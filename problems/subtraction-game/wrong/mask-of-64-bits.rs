//! WA: collects the options' values in a 64-bit word, but a hundred amounts give more values.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<usize>().unwrap());
    while let Some(k) = numbers.next() {
        let amounts: Vec<usize> = numbers.by_ref().take(k).collect();
        let n = numbers.next().unwrap();
        let mut sg: Vec<u32> = vec![0; n + 1];
        for i in 1..=n {
            let mut seen: u64 = 0;
            for &amount in amounts.iter().filter(|&&amount| amount <= i) {
                seen |= 1u64.wrapping_shl(sg[i - amount]);
            }
            sg[i] = seen.trailing_ones();
        }
        let words: Vec<String> = sg.iter().map(u32::to_string).collect();
        println!("{}", words.join(" "));
    }
}
