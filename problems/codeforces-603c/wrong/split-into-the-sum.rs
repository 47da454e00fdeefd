//! WA: adds the values of the k heaps as numbers.

fn value(heap: u64, k: u64) -> u64 {
    if heap == 0 {
        return 0;
    }
    if heap > 4 && heap % 2 == 1 {
        return 0;
    }
    let take = value(heap - 1, k);
    let split = if heap % 2 == 0 { k * value(heap / 2, k) } else { take };
    (0..).find(|&mex| mex != take && mex != split).unwrap()
}

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<u64> = input.split_whitespace().map(|token| token.parse().unwrap()).collect();
    let k = numbers[1];
    let sum = numbers[2..].iter().fold(0, |sum, &heap| sum ^ value(heap, k));
    println!("{}", if sum != 0 { "Kevin" } else { "Nicky" });
}
