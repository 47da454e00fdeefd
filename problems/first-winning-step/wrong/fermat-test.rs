//! WA: takes n for a prime if 2^(n-1) mod n is 1, and 341 = 11 * 31 passes.

use std::io::Read;

fn power(base: u64, exponent: u64, n: u64) -> u64 {
    let (mut power, mut square, mut left) = (1, base % n, exponent);
    while left > 0 {
        if left % 2 == 1 {
            power = (power as u128 * square as u128 % n as u128) as u64;
        }
        square = (square as u128 * square as u128 % n as u128) as u64;
        left /= 2;
    }
    power
}

fn is_prime(n: u64) -> bool {
    n == 2 || power(2, n - 1, n) == 1
}

fn omega(number: u64) -> u32 {
    let (mut rest, mut divisor, mut count) = (number, 2, 0);
    while divisor * divisor <= rest / divisor {
        while rest % divisor == 0 {
            rest /= divisor;
            count += 1;
        }
        divisor += 1;
    }
    match rest {
        1 => count,
        _ if is_prime(rest) => count + 1,
        _ => count + 2,
    }
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
