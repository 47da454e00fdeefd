//! WA: multiplies as usual, which is right only for a Fermat power and a smaller number.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (a, b) = (numbers.next().unwrap(), numbers.next().unwrap());
        println!("{}", a.wrapping_mul(b));
    }
}
