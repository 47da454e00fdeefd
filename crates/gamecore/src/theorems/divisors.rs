//! The divisors of numbers up to 2^64 - 1, from their prime factors.
//!
//! ```
//! use gamecore::{divisors, divisors_with_omega};
//!
//! // 4 = 2 * 2 and 6 = 2 * 3 have two prime factors.
//! assert_eq!(divisors(12), [1, 2, 3, 4, 6, 12]);
//! assert_eq!(divisors_with_omega(12, 2), [4, 6]);
//! ```

use crate::theorems::factoring::prime_factors;

/// All divisors of `n`, ascending.
///
/// O(n^(1/4) + d log d) for d divisors, of which there are at most 184320.
///
/// # Panics
/// If n = 0.
///
/// ```
/// use gamecore::divisors;
///
/// assert_eq!(divisors(12), [1, 2, 3, 4, 6, 12]);
/// ```
#[must_use]
pub fn divisors(n: u64) -> Vec<u64> {
    let mut divisors = vec![1];
    let (mut previous, mut with_new_factor) = (0, 0);
    for prime in prime_factors(n) {
        // A repeated prime is multiplied only with the divisors that its last occurrence added.
        let from = if prime == previous { with_new_factor } else { 0 };
        with_new_factor = divisors.len();
        let multiples: Vec<u64> = divisors[from..].iter().map(|divisor| divisor * prime).collect();
        divisors.extend(multiples);
        previous = prime;
    }
    divisors.sort_unstable();
    divisors
}

/// The divisors of `n` that have `omega` prime factors, ascending.
///
/// None of them if omega > Omega(n), only n itself if they are equal.
/// O(n^(1/4) + d log n) for d divisors of n, of which there are at most 184320.
///
/// # Panics
/// If n = 0.
///
/// ```
/// use gamecore::divisors_with_omega;
///
/// assert_eq!(divisors_with_omega(360, 2), [4, 6, 9, 10, 15]);
/// ```
#[must_use]
pub fn divisors_with_omega(n: u64, omega: u64) -> Vec<u64> {
    let mut primes = prime_factors(n);
    if omega > primes.len() as u64 {
        return Vec::new();
    }
    primes.dedup();
    let mut divisors = vec![1];
    for _ in 0..omega {
        let multiples = divisors.iter().flat_map(|&divisor| {
            let factors = primes.iter().filter(move |&&prime| n / divisor % prime == 0);
            factors.map(move |&prime| divisor * prime)
        });
        divisors = multiples.collect();
        divisors.sort();
        divisors.dedup();
    }
    divisors
}
