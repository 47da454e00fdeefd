//! WA: keeps the remainder in eight bits, so that 256 becomes 0.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (heap, cap) = (numbers.next().unwrap(), numbers.next().unwrap());
        println!("{}", if (heap % (cap + 1)) as u8 != 0 { "Win" } else { "Lose" });
    }
}
