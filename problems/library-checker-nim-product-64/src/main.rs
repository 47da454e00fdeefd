//! The nim-product of a and b is the mex of a' b xor a b' xor a' b' for all a' < a and b' < b:
//! the nim-value of a coin at (a, b) in Turning Corners. Up to a million of them are asked for.
//!
//! Theorem (Conway, 1976): with the nim-sum as addition, the numbers below 2^64 are a field.

use gamecore::NimMultiplier;
use proconio::{input, read_value};

/// There is only one field of 2^64 elements: so the factors are rewritten as polynomials, which a
/// processor multiplies quickly, and their product is written back.
/// The tables for this are made once, for all products.
pub fn solve() -> impl Fn(u64, u64) -> u64 {
    let multiplier = NimMultiplier::new();
    // The theorem:
    move |a, b| multiplier.product(a, b)
}

fn main() {
    let product = solve();
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        input! { a: u64, b: u64 }
        answers += &product(a, b).to_string();
        answers += "\n";
    }
    print!("{}", answers);
}
