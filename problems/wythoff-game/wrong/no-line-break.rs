//! WA: does not end the lines.

use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    for token in input.split_whitespace() {
        let n: u64 = token.parse().unwrap();
        for k in 0..=n {
            let smaller = (k as f64 * (5f64.sqrt() + 1.0) / 2.0) as u64;
            print!("({},{})", smaller, smaller + k);
        }
    }
}
