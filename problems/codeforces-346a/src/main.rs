//! Alice and Bob: a move adds the difference of two numbers, if it is not there yet. The player
//! who cannot move loses. Alice begins.
//!
//! Theorem (parity): play ends with all multiples of the greatest common divisor up to the greatest
//! number, whatever is played, so Alice wins if and only if an odd number of them is missing.

use proconio::read_value;

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

/// Differences keep the greatest number and the common divisors. Where nothing can be added, the
/// smallest number can be subtracted from every other one again and again: it is the divisor, and
/// all its multiples are there.
pub fn solve(numbers: &[u64]) -> bool {
    let divisor = numbers.iter().fold(0, |divisor, &number| gcd(divisor, number));
    let greatest = numbers.iter().max().unwrap_or(&0);
    // The theorem:
    let missing = greatest / divisor - numbers.len() as u64;
    missing % 2 == 1
}

fn main() {
    let n = read_value!(usize);
    assert!(n > 0, "there are no numbers");
    assert!(n <= 10_000_000, "{} numbers are too many", n);
    let numbers = read_value!([u64; n]);
    assert!(numbers.iter().all(|&number| number > 0), "a number is 0");
    let mut sorted = numbers.clone();
    sorted.sort_unstable();
    assert!(sorted.windows(2).all(|pair| pair[0] < pair[1]), "a number is there twice");
    println!("{}", if solve(&numbers) { "Alice" } else { "Bob" });
}
