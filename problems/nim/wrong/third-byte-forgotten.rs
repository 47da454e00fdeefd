//! WA: puts the nim-sum together from bytes and leaves out the third one.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    while let Some(count) = numbers.next() {
        let heaps = numbers.by_ref().take(count as usize);
        let sum = heaps.fold(0, |sum, heap| sum ^ heap);
        let known = sum & 0xFFFF != 0 || sum >> 24 != 0;
        println!("{}", if known { "A" } else { "B" });
    }
}
