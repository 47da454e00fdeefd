//! WA: keeps the lowest eight bits of each heap, so that 257 becomes 1.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap() as usize;
        let heaps: Vec<u8> = numbers.by_ref().take(n).map(|heap| heap as u8).collect();
        let ones = heaps.iter().take_while(|&&heap| heap == 1).count();
        let wins = (ones == n) != (ones % 2 == 0);
        println!("{}", if wins { "First" } else { "Second" });
    }
}
