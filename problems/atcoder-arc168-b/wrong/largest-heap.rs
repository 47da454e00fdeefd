//! WA: answers one less than the largest heap, although that heap may cancel out.

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
    let twins = heaps.len() % 2 == 0 && heaps.chunks(2).all(|pair| pair[0] == pair[1]);
    match (sum, twins) {
        (0, true) => println!("0"),
        (0, false) => println!("{}", heaps[heaps.len() - 1] - 1),
        _ => println!("-1"),
    }
}
