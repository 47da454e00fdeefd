//! WA: asks whether the balls make an odd number of steps in all, as if a move took one ball.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap();
        let steps: u64 = (0..n).map(|height| height * numbers.next().unwrap() % 2).sum();
        println!("{}", if steps % 2 == 1 { "first" } else { "second" });
    }
}
