//! WA: uses the number of proper divisors as the nim-value.

use std::io::Read;

fn proper_divisors(number: u64) -> u32 {
    let (mut divisor, mut count) = (1, 0);
    while divisor <= 10_000 && divisor * divisor <= number {
        if number % divisor == 0 {
            count += if divisor * divisor == number { 1 } else { 2 };
        }
        divisor += 1;
    }
    count - 1
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<u64>().unwrap());
    while let Some(n) = numbers.next() {
        let n = n as usize;
        let heaps: Vec<u32> = numbers.by_ref().take(n).map(proper_divisors).collect();
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        match heaps.iter().position(|heap| heap ^ sum < *heap) {
            Some(index) => println!("1\n{}", index + 1),
            None => println!("2"),
        }
    }
}
