//! WA: computes 5 n^2, which overflows a signed 64-bit integer from n = 1358187914 on.

use std::io::Read;

fn is_square(x: i64) -> bool {
    let root = (x as f64).sqrt() as i64;
    (root - 1..=root + 1).any(|r| r.wrapping_mul(r) == x)
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    for token in input.split_whitespace() {
        let n: i64 = token.parse().unwrap();
        if n == 0 {
            break;
        }
        let square = n.wrapping_mul(n).wrapping_mul(5);
        let lost = is_square(square.wrapping_add(4)) || is_square(square.wrapping_sub(4));
        println!("{}", if lost { "Second win" } else { "First win" });
    }
}
