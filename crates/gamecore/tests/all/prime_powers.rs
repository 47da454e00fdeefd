//! The game of prime powers, by its rules.

use gamecore::judges::{PrimePower, PrimePowers};
use gamecore::{Game, NimValued, Outcome};
use oracle::positions::multisets_of;
use oracle::{Oracle, Ruleset};

use crate::shape;

struct Dividing;

impl Ruleset for Dividing {
    type Position = Vec<u64>;

    fn options(&self, numbers: &Vec<u64>) -> Vec<Vec<u64>> {
        let is_prime = |n: u64| n > 1 && (2..n).all(|factor| n % factor > 0);
        let most = numbers.iter().copied().max().unwrap_or(0);
        let mut options = Vec::new();
        for prime in (2..=most).filter(|&n| is_prime(n)) {
            let mut power = prime;
            while power <= most {
                let divides = |number: &u64| number % power == 0;
                if numbers.iter().any(divides) {
                    let divided = |n: &u64| if n % power == 0 { n / power } else { *n };
                    options.push(numbers.iter().map(divided).collect());
                }
                power *= prime;
            }
        }
        options
    }

    fn representative(&self, numbers: &Vec<u64>) -> Vec<u64> {
        super::sorted(numbers.clone())
    }
}

#[test]
fn small_positions() {
    let oracle = Oracle::new(Dividing);
    let lists = [multisets_of(0..=1, 1..=128), multisets_of(2..=3, 1..=24)].concat();
    for numbers in lists {
        let outcome = Outcome::n_if(oracle.next_wins(&numbers));
        assert_eq!(PrimePowers.outcome(&numbers), outcome, "{numbers:?}");
        assert_eq!(PrimePowers.nim_value(&numbers), oracle.nim_value(&numbers), "{numbers:?}");
        let moves = PrimePowers.winning_moves(&numbers);
        assert_eq!(super::sorted(moves.clone()), moves);
        let afters = moves.iter().map(|power| PrimePowers.after(&numbers, power));
        assert_eq!(
            afters.collect::<Vec<Vec<u64>>>(),
            oracle.winning_options(&numbers),
            "{numbers:?}"
        );
        shape::keeps(&PrimePowers, &numbers);
        shape::keeps_nim_values(&PrimePowers, &numbers);
    }
}

/// With a single exponent e for each prime the game is Nim.
#[test]
fn single_exponents() {
    for exponent in 1..=64 {
        assert_eq!(PrimePowers::mask_value(1 << (exponent - 1)), exponent);
    }
    assert_eq!(PrimePowers::exponent_masks(&[1 << 63, u64::MAX / 3 * 3]).len(), 8);
    assert_eq!(PrimePowers.outcome(&[1 << 63]), Outcome::N);
    let wins = PrimePowers.winning_moves(&[1 << 63]);
    assert_eq!(PrimePowers.after(&[1 << 63], &wins[0]), [1]);
}

fn divide(numbers: &[u64], prime: u64, exponent: u32) {
    PrimePowers.after(numbers, &PrimePower { prime, exponent });
}

#[test]
#[should_panic(expected = "is not a power of a prime that divides a number")]
fn a_product_of_primes_is_not_chosen() {
    divide(&[12], 6, 1);
}

#[test]
#[should_panic(expected = "is not a power of a prime that divides a number")]
fn a_power_that_divides_nothing_is_not_chosen() {
    divide(&[12, 18], 2, 3);
}

#[test]
#[should_panic(expected = "is not a power of a prime that divides a number")]
fn a_power_beyond_u64_is_not_chosen() {
    divide(&[1 << 63], 2, 64);
}

#[test]
#[should_panic(expected = "0 has no prime factorisation")]
fn a_zero_is_not_divided() {
    PrimePowers.outcome(&[7, 0]);
}
