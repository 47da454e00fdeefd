//! WA: takes the square of a Fermat power F to be F / 2; it is F xor F / 2.

use std::io::Read;

/// With high F^2 = high F / 2.
fn product(a: u64, b: u64, digits: u32) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let half = digits / 2;
    let mask = (1 << half) - 1;
    let low = product(a & mask, b & mask, half);
    let high = product(a >> half, b >> half, half);
    let all = product((a & mask) ^ (a >> half), (b & mask) ^ (b >> half), half);
    (all ^ low ^ high) << half | low ^ product(high, 1 << (half - 1), half)
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (a, b) = (numbers.next().unwrap(), numbers.next().unwrap());
        println!("{}", product(a, b, 64));
    }
}
