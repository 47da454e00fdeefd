//! WA: looks for the largest size that occurs once; three times is also odd.

use std::io::Read;

fn heaps() -> Vec<u64> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut heaps: Vec<u64> =
        input.split_whitespace().skip(1).map(|token| token.parse().unwrap()).collect();
    heaps.sort();
    heaps
}

fn main() {
    let heaps = heaps();
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let once = |size: &&u64| heaps.iter().filter(|heap| heap == size).count() == 1;
    match (sum, heaps.iter().rev().find(once)) {
        (0, Some(size)) => println!("{}", size - 1),
        (0, None) => println!("0"),
        _ => println!("-1"),
    }
}
