//! WA: thinks that the loser of normal play wins, and makes the nim-sum 1.

use std::io::Read;

fn moves(heaps: &[u64]) -> Vec<(usize, u64)> {
    let change = heaps.iter().fold(1, |sum, heap| sum ^ heap);
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
