//! WA: its primes up to 46340 are enough for a 32-bit `int`, but for nothing larger.

use std::io::Read;

fn omega(number: u64) -> u32 {
    let (mut rest, mut divisor, mut count) = (number, 2, 0);
    while divisor <= 46340 && divisor * divisor <= rest {
        while rest % divisor == 0 {
            rest /= divisor;
            count += 1;
        }
        divisor += 1;
    }
    count + u32::from(rest > 1)
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input
        .split_whitespace()
        .map(|token| token.parse::<u64>().unwrap());
    while let Some(n) = numbers.next() {
        let n = n as usize;
        let heaps: Vec<u32> = numbers.by_ref().take(n).map(omega).collect();
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        match heaps.iter().position(|heap| heap ^ sum < *heap) {
            Some(index) => println!("1\n{}", index + 1),
            None => println!("2"),
        }
    }
}
