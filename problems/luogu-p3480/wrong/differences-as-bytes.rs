//! WA: keeps the differences in 8 bits.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let mut heaps: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        if n % 2 == 1 {
            heaps.insert(0, 0);
        }
        let sum = heaps.chunks(2).fold(0, |sum, pair| sum ^ (pair[1] - pair[0]) as u8);
        println!("{}", if sum != 0 { "TAK" } else { "NIE" });
    }
}
