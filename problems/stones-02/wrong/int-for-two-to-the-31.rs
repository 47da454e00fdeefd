//! WA: uses a 32-bit `int`, where 2^31 wraps to -2^31.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap() as i32);
    for _ in 0..numbers.next().unwrap() {
        let mut sum = 0;
        for _ in 0..numbers.next().unwrap() {
            let (stones, cap) = (numbers.next().unwrap(), numbers.next().unwrap());
            sum ^= stones % cap.wrapping_add(1);
        }
        println!("{}", if sum != 0 { "Win" } else { "Lose" });
    }
}
