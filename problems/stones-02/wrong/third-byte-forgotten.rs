//! WA: puts the nim-sum together from bytes and leaves out the third one.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let mut sum = 0;
        for _ in 0..numbers.next().unwrap() {
            let (stones, cap) = (numbers.next().unwrap(), numbers.next().unwrap());
            sum ^= stones % (cap + 1);
        }
        let known = sum & 0xFFFF != 0 || sum >> 24 != 0;
        println!("{}", if known { "Win" } else { "Lose" });
    }
}
