//! WA: takes as many matches as the nim-sum.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    let mut heaps: Vec<u64> = numbers.skip(1).collect();
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    if sum == 0 {
        println!("lose");
        return;
    }
    let index = heaps.iter().position(|heap| sum <= *heap).unwrap_or(0);
    let heap = heaps[index];
    println!("{} {}", heap - (heap.saturating_sub(sum)), index + 1);
    heaps[index] = heap.saturating_sub(sum);
    let words: Vec<String> = heaps.iter().map(u64::to_string).collect();
    println!("{}", words.join(" "));
}
