//! WA: keeps the nim-sum in 16 bits.

use std::io::Read;

fn heaps() -> Vec<(u64, u64)> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u64> =
        input.split_whitespace().skip(1).map(|token| token.parse().unwrap()).collect();
    numbers.chunks(2).map(|heap| (heap[0], heap[1])).collect()
}

fn value(heap: u64, k: u64) -> u64 {
    let (most, rest) = (heap / k, heap % k);
    match rest {
        0 => most,
        _ => value(heap - (rest + most) / (most + 1) * (most + 1), k),
    }
}

fn main() {
    let sum = heaps().iter().fold(0, |sum, &(heap, k)| sum ^ value(heap, k) as u16);
    println!("{}", if sum != 0 { "Takahashi" } else { "Aoki" });
}
