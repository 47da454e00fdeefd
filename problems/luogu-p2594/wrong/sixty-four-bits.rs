//! WA: collects the powers of two in 64 bits, but they go up to 2^198.

use std::io::Read;

fn exponent(r: usize, c: usize) -> usize {
    if r == 0 || c == 0 {
        (r + c + 1).trailing_zeros() as usize
    } else {
        r + c
    }
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
                    digits[exponent(r, c) % 64] ^= true;
                }
            }
        }
        println!("{}", if digits.contains(&true) { "-_-" } else { "=_=" });
    }
}
