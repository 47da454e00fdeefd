//! Prime factors and divisors, against trial division.

use gamecore::{divisors, divisors_with_omega, gcd, is_prime, prime_factors, prime_omega};
use proptest::prelude::*;

use crate::seeded;

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
    prime_omega(n) as usize
}

#[test]
fn factors_up_to_a_hundred_thousand_are_those_of_trial_division() {
    for n in (1..=100_000).chain(9_990_000..10_000_000) {
        assert_eq!(prime_factors(n), naive_factors(n), "{n}");
        assert_eq!(omega(n), naive_factors(n).len(), "{n}");
    }
}

#[test]
fn primes_are_those_of_trial_division() {
    assert!(!is_prime(0) && !is_prime(1));
    for n in 2..=100_000 {
        assert_eq!(is_prime(n), naive_factors(n).len() == 1, "{n}");
    }
    // The divisors of the bases, whose powers are 0.
    for base in [2_u64, 325, 9375, 28178, 450775, 9780504, 1795265022] {
        let divisors = (2..=base).take_while(|d| d * d <= base).filter(|d| base % d == 0);
        for divisor in divisors.flat_map(|divisor| [divisor, base / divisor]).chain([base]) {
            assert_eq!(is_prime(divisor), naive_factors(divisor).len() == 1, "{divisor}");
        }
    }
}

#[test]
fn hard_numbers_are_factored() {
    let hard: [&[u64]; 26] = [
        // Strong pseudoprimes to the first prime, the first 2, 3, 4, 5, 7 and 9.
        &[23, 89],
        &[829, 1657],
        &[2251, 11251],
        &[7333, 21997],
        &[151, 751, 28351],
        &[172243, 688969],
        &[6763, 10627, 29947],
        &[10670053, 32010157],
        &[149491, 747451, 34233211],
        // Carmichael numbers.
        &[3, 11, 17],
        &[41, 61, 101],
        &[211, 421, 631],
        // Squares and higher powers of primes.
        &[41, 41],
        &[41; 11],
        &[3187; 5],
        &[1000003; 3],
        &[65521; 4],
        &[999999937; 2],
        &[4294967291; 2],
        // Two primes, near one another or far apart.
        &[41, 43],
        &[43, 428994048225803443],
        &[999999929, 999999937],
        &[4294967279, 4294967291],
        // The end of the range.
        &[18446744073709551533],
        &[18446744073709551557],
        &[3, 5, 17, 257, 641, 65537, 6700417],
    ];
    for factors in hard {
        let n = factors.iter().product();
        assert_eq!(prime_factors(n), factors, "{n}");
        assert_eq!(omega(n), factors.len(), "{n}");
    }
    assert_eq!(omega(1 << 63), 63);
}

#[test]
fn every_product_of_two_primes_is_separated() {
    let primes: Vec<u64> = (3000..5000).filter(|&n| naive_factors(n).len() == 1).collect();
    for (index, &p) in primes.iter().enumerate() {
        for &q in &primes[index..] {
            assert_eq!(prime_factors(p * q), [p, q], "{p} * {q}");
        }
    }
}

#[test]
#[should_panic(expected = "0 has no prime factorisation")]
fn zero_is_refused() {
    let _ = prime_omega(0);
}

#[test]
fn divisors_are_sorted_out_by_omega() {
    for n in 1..=2000 {
        for omega in 0..=12 {
            let divisors = (1..=n).filter(|divisor| n % divisor == 0);
            let expected: Vec<u64> =
                divisors.filter(|&divisor| naive_factors(divisor).len() == omega).collect();
            assert_eq!(divisors_with_omega(n, omega as u64), expected, "{n}, omega {omega}");
        }
    }
    assert_eq!(divisors_with_omega(u64::MAX, 7), [u64::MAX]);
    assert_eq!(divisors_with_omega(1 << 63, u64::MAX), []);
}

#[test]
fn all_divisors_are_found() {
    for n in 1..=2000 {
        let expected: Vec<u64> = (1..=n).filter(|divisor| n % divisor == 0).collect();
        assert_eq!(divisors(n), expected, "{n}");
    }
    // The most that a number of 64 bits has.
    assert_eq!(divisors(897_612_484_786_617_600).len(), 103_680);
    assert_eq!(divisors(u64::MAX).last(), Some(&u64::MAX));
}

#[test]
fn the_greatest_common_divisor_is_that() {
    for a in 0..=60 {
        for b in 1..=60_u64 {
            let common = (1..=b).filter(|d| a % d == 0 && b % d == 0).max();
            assert_eq!((Some(gcd(a, b)), Some(gcd(b, a))), (common, common), "{a} {b}");
        }
    }
    assert_eq!(gcd(0, 0), 0);
    assert_eq!(gcd(u64::MAX, 0), u64::MAX);
}

/// Numbers of every size, the largest ones and products of few factors often.
fn number() -> impl Strategy<Value = u64> {
    prop_oneof![
        1..=u64::MAX,
        (0..1000_u64).prop_map(|distance| u64::MAX - distance),
        (1..=u64::from(u32::MAX), 1..=u64::from(u32::MAX)).prop_map(|(a, b)| a * b),
    ]
}

proptest! {
    #![proptest_config(seeded(1980))]

    #[test]
    fn the_factors_multiply_to_the_number_and_are_prime(n in number()) {
        let factors = prime_factors(n);
        prop_assert_eq!(factors.iter().product::<u64>(), n);
        prop_assert!(factors.windows(2).all(|pair| pair[0] <= pair[1]));
        for factor in factors {
            prop_assert!(factor > 1);
            prop_assert!((2..=1000).take_while(|d| d * d <= factor).all(|d| factor % d != 0));
            prop_assert_eq!(prime_factors(factor), [factor]);
        }
    }

    #[test]
    fn omega_of_a_product_is_the_sum(a in 1..=u64::from(u32::MAX), b in 1..=u64::from(u32::MAX)) {
        prop_assert_eq!(omega(a * b), naive_factors(a).len() + naive_factors(b).len());
    }
}
