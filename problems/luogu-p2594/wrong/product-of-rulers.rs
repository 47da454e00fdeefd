//! WA: takes the game to be the product of two games of Ruler, but a block need not be a rectangle.

use std::io::Read;

fn product(a: u64, b: u64, digits: u32) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let half = digits / 2;
    let mask = (1 << half) - 1;
    let low = product(a & mask, b & mask, half);
    let high = product(a >> half, b >> half, half);
    let all = product((a & mask) ^ (a >> half), (b & mask) ^ (b >> half), half);
    (all ^ low) << half | low ^ product(high, 1 << (half - 1), half)
}

fn ruler(n: usize) -> u64 {
    1 << (n + 1).trailing_zeros()
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace();
    let cases: usize = tokens.next().unwrap().parse().unwrap();
    for _ in 0..cases {
        let n: usize = tokens.next().unwrap().parse().unwrap();
        tokens.next();
        let mut digits = vec![false; 256];
        for r in 0..n {
            for (c, letter) in tokens.next().unwrap().chars().enumerate() {
                if letter == 'T' {
                    let value = product(ruler(r), ruler(c), 64);
                    (0..64).for_each(|digit| digits[digit] ^= value >> digit & 1 == 1);
                }
            }
        }
        println!("{}", if digits.contains(&true) { "-_-" } else { "=_=" });
    }
}
