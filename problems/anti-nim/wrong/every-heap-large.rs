//! WA: asks for every heap to be above 1, where one is enough.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let heaps: Vec<u64> = (0..numbers.next().unwrap()).map(|_| numbers.next().unwrap()).collect();
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let large = heaps.iter().all(|&heap| heap > 1);
        let won = (sum != 0) == large;
        println!("{}", if won { "John" } else { "Brother" });
    }
}
