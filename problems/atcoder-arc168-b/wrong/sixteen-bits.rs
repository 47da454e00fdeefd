//! WA: keeps the nim-sum in 16 bits.

use std::collections::BTreeSet;
use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let heaps = input.split_whitespace().skip(1).map(|token| token.parse::<u64>().unwrap());
    let (mut sum, mut odd) = (0_u16, BTreeSet::new());
    for heap in heaps {
        sum ^= heap as u16;
        if !odd.remove(&heap) {
            odd.insert(heap);
        }
    }
    match (sum, odd.last()) {
        (0, Some(largest)) => println!("{}", largest - 1),
        (0, None) => println!("0"),
        _ => println!("-1"),
    }
}
