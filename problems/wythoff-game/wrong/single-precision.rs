//! WA: computes in 32-bit floating point, which is too coarse from k = 2584 on.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    for token in input.split_whitespace() {
        let n: u64 = token.parse().unwrap();
        for k in 0..=n {
            let smaller = (k as f32 * 1.618034) as u64;
            print!("({},{})", smaller, smaller + k);
        }
        println!();
    }
}
