//! RE: keeps the heaps in an array of 1000.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap() as usize;
        let heaps: Vec<u64> = numbers.by_ref().take(n).collect();
        let mut array = [0; 1000];
        array[..n].copy_from_slice(&heaps);
        let won = array.iter().fold(0, |sum, heap| sum ^ heap) != 0;
        println!("{}", if won { "first" } else { "second" });
    }
}
