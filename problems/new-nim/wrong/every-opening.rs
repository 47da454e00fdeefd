//! TLE: tries every set of heaps that the first player can keep, and there are 2^100 of them.

/// Whether no nonempty part of the heaps in `kept` has the nim-sum 0.
fn independent(heaps: &[u64], kept: u128) -> bool {
    let mut nim_sums = std::collections::HashSet::from([0]);
    (0..heaps.len()).filter(|i| kept >> i & 1 == 1).all(|i| {
        let more: Vec<u64> = nim_sums.iter().map(|sum| sum ^ heaps[i]).collect();
        more.into_iter().all(|sum| nim_sums.insert(sum))
    })
}

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace();
    while let Some(k) = tokens.next() {
        let heaps = tokens.by_ref().take(k.parse().unwrap());
        let heaps: Vec<u64> = heaps.map(|token| token.parse().unwrap()).collect();
        let all = 1_u128.checked_shl(k.parse().unwrap()).unwrap();
        let removed = (1..all).filter(|&kept| independent(&heaps, kept)).map(|kept| {
            (0..heaps.len())
                .filter(|i| kept >> i & 1 == 0)
                .map(|i| u128::from(heaps[i]))
                .sum::<u128>()
        });
        println!("{}", removed.min().unwrap());
    }
}
