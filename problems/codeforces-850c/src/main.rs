//! Arpa and Mojtaba: choose a power p^k of a prime that divides at least one of the numbers, and
//! divide all numbers by it that it divides. Mojtaba begins; a player who cannot move loses.
//!
//! Theorem: the primes are a sum of games (Sprague, 1935; Grundy, 1939), and for each of them
//! all that matters is the set of the exponents that occur.

use std::collections::HashMap;

use gamecore::mex;
use proconio::read_value;

/// The prime factors of a number, with their exponents.
fn factors(mut number: u64) -> HashMap<u64, u32> {
    let mut exponents = HashMap::new();
    let mut prime = 2;
    while number > 1 {
        if prime > number / prime {
            prime = number;
        }
        while number % prime == 0 {
            number /= prime;
            *exponents.entry(prime).or_insert(0) += 1;
        }
        prime += 1;
    }
    exponents
}

/// The move k lowers all exponents from k on by k. A set leads to few others, and each of these
/// gets its value once.
fn nim_value(set: u64, known: &mut HashMap<u64, u64>) -> u64 {
    if let Some(&value) = known.get(&set) {
        return value;
    }
    let moves = (1..64).take_while(|&k| set >> k != 0);
    // The theorem:
    let options = moves.map(|k| (set >> k | set & ((1 << k) - 1)) & !1);
    let values: Vec<u64> = options.map(|option| nim_value(option, known)).collect();
    let value = mex(values);
    known.insert(set, value);
    value
}

/// A move changes the exponents of one prime, and equal exponents in the same way. So each prime
/// has the set of its exponents, in which bit e says whether the exponent e > 0 occurs.
pub fn solve(numbers: &[u64]) -> bool {
    let mut sets = HashMap::new();
    for &number in numbers {
        for (prime, exponent) in factors(number) {
            *sets.entry(prime).or_insert(0) |= 1 << exponent;
        }
    }
    let mut known = HashMap::new();
    // The theorem:
    sets.values().fold(0, |sum, &set| sum ^ nim_value(set, &mut known)) != 0
}

fn main() {
    let n = read_value!(usize);
    assert!(n <= 10_000_000, "{} numbers are too many", n);
    let numbers = read_value!([u64; n]);
    assert!(!numbers.contains(&0), "every power divides 0");
    println!("{}", if solve(&numbers) { "Mojtaba" } else { "Arpa" });
}
