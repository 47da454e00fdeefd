//! WA: always replaces the number with the most prime factors, which need not be a winning step.

use std::io::Read;

fn omega(number: u64) -> u32 {
    let (mut rest, mut divisor, mut count) = (number, 2, 0);
    while divisor <= 1_000_000 && divisor * divisor <= rest {
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
        match (0..n)
            .filter(|_| sum != 0)
            .max_by_key(|&index| (heaps[index], n - index))
        {
            Some(index) => println!("1\n{}", index + 1),
            None => println!("2"),
        }
    }
}
