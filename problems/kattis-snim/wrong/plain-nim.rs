//! WA: adds up the heaps without carries, as if any number could be taken.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<usize>().unwrap());
    let k = numbers.next().unwrap();
    let amounts: Vec<usize> = numbers.by_ref().take(k).collect();
    let _ = amounts;
    for _ in 0..numbers.next().unwrap() {
        let l = numbers.next().unwrap();
        let sum = numbers.by_ref().take(l).fold(0, |sum, heap| sum ^ heap);
        print!("{}", if sum != 0 { "W" } else { "L" });
    }
    println!();
}
