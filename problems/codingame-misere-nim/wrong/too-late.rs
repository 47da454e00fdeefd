//! WA: changes its mind only when all heaps are ones; one large heap is too late.

use std::io::Read;

fn moves(heaps: &[u64]) -> Vec<(usize, u64)> {
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let large = heaps.iter().filter(|&&heap| heap > 1).count();
    let change = if large > 0 { sum } else { sum ^ 1 };
    let lower = heaps.iter().enumerate().filter(|(_, &heap)| heap ^ change < heap);
    lower.map(|(i, &heap)| (i, heap - (heap ^ change))).collect()
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    while let Some(n) = numbers.next() {
        for _ in 0..numbers.next().unwrap() {
            let heaps: Vec<u64> = numbers.by_ref().take(n as usize).collect();
            let words = moves(&heaps).into_iter().map(|(i, take)| format!("{}:{}", i + 1, take));
            let words: Vec<String> = words.collect();
            println!("{}", if words.is_empty() { "CONCEDE".to_string() } else { words.join(" ") });
        }
    }
}
