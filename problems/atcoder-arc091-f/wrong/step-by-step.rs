//! TLE: makes half a billion steps of one length one by one.

use std::io::Read;

fn heaps() -> Vec<(u64, u64)> {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u64> =
        input.split_whitespace().skip(1).map(|token| token.parse().unwrap()).collect();
    numbers.chunks(2).map(|heap| (heap[0], heap[1])).collect()
}

fn value(mut heap: u64, k: u64) -> u64 {
    while heap % k != 0 {
        heap -= heap / k + 1;
    }
    heap / k
}

fn main() {
    let sum = heaps().iter().fold(0, |sum, &(heap, k)| sum ^ value(heap, k));
    println!("{}", if sum != 0 { "Takahashi" } else { "Aoki" });
}
