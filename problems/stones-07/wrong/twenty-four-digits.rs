//! WA: keeps 24 bits of n, so that 2^24 + 1 becomes 1.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for n in numbers {
        let cut = n & 0xFF_FFFF;
        println!("{}", if cut == 1 || cut == 2 { "Hrdv" } else { "Yougth" });
    }
}
