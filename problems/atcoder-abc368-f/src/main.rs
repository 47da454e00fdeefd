//! Dividing Game: a move replaces one of N numbers by a divisor other than itself; a
//! player who finds only ones cannot move and loses. Does Anna, who begins, win?
//!
//! Theorem: the number x is a Nim heap of Omega(x) stones, the number of its prime
//! factors counted with multiplicity.

use proconio::read_value;

/// Omega of the numbers up to `last`: each power of a prime adds 1 to its multiples.
fn prime_omegas(last: usize) -> Vec<u32> {
    let mut omegas = vec![0; last + 1];
    for prime in 2..=last {
        if omegas[prime] == 0 {
            let mut power = prime;
            while power <= last {
                (power..=last).step_by(power).for_each(|multiple| omegas[multiple] += 1);
                power *= prime;
            }
        }
    }
    omegas
}

/// A divisor other than the number itself is what is left when some prime factors are
/// crossed out: any number of them, but at least one.
pub fn solve(numbers: &[usize]) -> bool {
    let omegas = prime_omegas(*numbers.iter().max().unwrap_or(&1));
    // The theorem:
    numbers.iter().fold(0, |sum, &number| sum ^ omegas[number]) != 0
}

fn main() {
    let n = read_value!(usize);
    assert!(n <= 10_000_000, "{} numbers are too many", n);
    let numbers = read_value!([usize; n]);
    for &number in &numbers {
        assert!((1..=1_000_000).contains(&number), "not from 1 to 10^6: {}", number);
    }
    println!("{}", if solve(&numbers) { "Anna" } else { "Bruno" });
}
