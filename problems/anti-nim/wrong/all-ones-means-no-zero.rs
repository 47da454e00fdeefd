//! WA beyond: asks whether all heaps are 1, where it should ask whether none is larger.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let heaps: Vec<u64> = (0..numbers.next().unwrap()).map(|_| numbers.next().unwrap()).collect();
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let all_ones = heaps.iter().all(|&heap| heap == 1);
        let won = if all_ones { sum == 0 } else { sum != 0 };
        println!("{}", if won { "John" } else { "Brother" });
    }
}
