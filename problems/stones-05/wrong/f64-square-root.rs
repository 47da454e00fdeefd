//! WA: tests 5 n^2 + 4 and 5 n^2 - 4 for squares in an f64, which has 53 bits.

use std::io::Read;

fn is_square(x: f64) -> bool {
    let root = x.sqrt().round();
    root * root == x
}

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    for token in input.split_whitespace() {
        let n: f64 = token.parse().unwrap();
        let square = 5.0 * n * n;
        let lost = is_square(square + 4.0) || is_square(square - 4.0);
        println!("{}", if lost { "No" } else { "Yes" });
    }
}
