//! WA: plays Nim; 1 2 3 is lost there, and won here.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    loop {
        let n = numbers.next().unwrap() as usize;
        if n == 0 {
            break;
        }
        let heaps: Vec<u64> = numbers.by_ref().take(n).collect();
        let lost = heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0;
        println!("{}", if lost { "Lose" } else { "Win" });
    }
}
