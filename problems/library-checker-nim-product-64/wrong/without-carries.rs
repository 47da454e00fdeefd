//! WA: multiplies without carries, in a polynomial field; it has as many elements, but writes them differently.

use std::io::Read;

/// The product modulo x^64 + x^4 + x^3 + x + 1.
fn product(mut a: u64, b: u64) -> u64 {
    let mut product = 0;
    for digit in 0..64 {
        if b >> digit & 1 == 1 {
            product ^= a;
        }
        a = a << 1 ^ if a >> 63 == 1 { 0b11011 } else { 0 };
    }
    product
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (a, b) = (numbers.next().unwrap(), numbers.next().unwrap());
        println!("{}", product(a, b));
    }
}
