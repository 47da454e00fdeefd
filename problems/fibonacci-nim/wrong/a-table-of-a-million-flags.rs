//! WA: looks the number up modulo the length of its table.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|token| token.parse::<u64>().unwrap());
    let mut flags = vec![false; 1_000_000];
    let (mut a, mut b) = (1_u64, 2_u64);
    while b < 1 << 31 {
        flags[(b % 1_000_000) as usize] = true;
        (a, b) = (b, a + b);
    }
    while let Some(n) = numbers.next().filter(|&n| n != 0) {
        let lost = flags[(n % 1_000_000) as usize];
        println!("{}", if lost { "Second win" } else { "First win" });
    }
}
