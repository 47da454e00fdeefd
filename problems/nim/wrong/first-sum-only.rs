//! WA beyond: reads one case, as at the judge, where the input holds several.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    let count = numbers.next().unwrap() as usize;
    let sum = numbers.take(count).fold(0, |sum, heap| sum ^ heap);
    println!("{}", if sum != 0 { "A" } else { "B" });
}
