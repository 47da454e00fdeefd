//! Omega and the divisor game, against trial division and the bare rules.

use gamecore::outcome::Outcome;
use gamecore::prime_omega::{
    self, divisors_with_omega, misere_winning_divisors, prime_factors, winning_divisors,
};
use oracle::positions::{replacing_one, rows_of};
use oracle::{Oracle, Ruleset};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// Replace one number by a proper divisor of it.
struct DivisorGame;

impl Ruleset for DivisorGame {
    type Position = Vec<u64>;

    fn options(&self, numbers: &Vec<u64>) -> Vec<Vec<u64>> {
        replacing_one(numbers, |number| {
            (1..*number).filter(|divisor| number % divisor == 0).collect()
        })
    }
}

/// Prime factors by trial division.
fn naive_factors(n: u64) -> Vec<u64> {
    let mut factors = Vec::new();
    let (mut rest, mut divisor) = (n, 2);
    while rest > 1 {
        while rest % divisor == 0 {
            rest /= divisor;
            factors.push(divisor);
        }
        divisor += 1;
        if divisor * divisor > rest && rest > 1 {
            factors.push(rest);
            rest = 1;
        }
    }
    factors
}

fn omega(n: u64) -> usize {
    prime_omega::prime_omega(n) as usize
}

#[test]
fn factors_up_to_a_hundred_thousand_are_those_of_trial_division() {
    for n in (1..=100_000).chain(9_990_000..10_000_000) {
        assert_eq!(prime_factors(n), naive_factors(n), "{n}");
        assert_eq!(omega(n), naive_factors(n).len(), "{n}");
    }
}

#[test]
fn the_nim_value_of_one_number_is_omega() {
    let oracle = Oracle::new(DivisorGame);
    for n in 1..=2000 {
        assert_eq!(omega(n) as u64, oracle.nim_value(&vec![n]), "{n}");
    }
}

#[test]
fn hard_numbers_are_factored() {
    let hard: [&[u64]; 19] = [
        // Strong pseudoprimes to the first 4, 9 and 12 bases, or the like.
        &[151, 751, 28351],
        &[149491, 747451, 34233211],
        &[24251, 48502 - 1 + 0],
        // Carmichael numbers.
        &[3, 11, 17],
        &[41, 61, 101],
        &[211, 421, 631],
        // Squares and higher powers of primes.
        &[41, 41],
        &[41; 11],
        &[1000003; 3],
        &[65521; 4],
        &[4294967291; 2],
        &[999999937; 2],
        // Two primes near one another, or far.
        &[4294967279, 4294967291],
        &[999999929, 999999937],
        &[41, 43],
        &[43, 404644537],
        // Primes near the end.
        &[18446744073709551557],
        &[18446744073709551533],
        &[2; 63],
    ];
    for factors in hard {
        let n = factors.iter().product();
        assert_eq!(prime_factors(n), factors, "{n}");
    }
}
