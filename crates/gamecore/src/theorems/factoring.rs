//! Primes and prime factors of numbers up to 2^64 - 1.
//!
//! ```
//! use gamecore::{is_prime, prime_factors};
//!
//! assert_eq!(prime_factors(360), [2, 2, 2, 3, 3, 5]);
//! assert!(is_prime(1_000_000_007));
//! ```

use std::iter::successors;

/// Omega(n), the number of prime factors of `n`, counted with multiplicity.
///
/// O(n^(1/4)) multiplications, heuristically.
///
/// Sources as for [`prime_factors`].
///
/// # Panics
/// If n = 0, which has no factorisation.
///
/// ```
/// use gamecore::prime_omega;
///
/// assert_eq!(prime_omega(1), 0);
/// assert_eq!(prime_omega(360), 6);
/// assert_eq!(prime_omega(18446744073709551557), 1);
/// ```
#[must_use]
pub fn prime_omega(n: u64) -> u64 {
    let mut count = 0;
    for_each_prime_factor(n, |_| count += 1);
    count
}

/// Whether `n` is prime.
///
/// Exact for every n. O(log n) multiplications (Miller, 1976; Rabin, 1980).
///
/// ```
/// use gamecore::is_prime;
///
/// assert!(is_prime(2) && !is_prime(1));
/// assert!(is_prime(18446744073709551557));
/// ```
#[must_use]
pub fn is_prime(n: u64) -> bool {
    n == 2 || (n > 2 && n % 2 == 1 && Ring::new(n).is_field())
}

/// The prime factors of `n`, ascending, each as often as it divides.
///
/// Exact for every n. O(n^(1/4)) multiplications, heuristically.
/// Sources: Miller, 1976, and Rabin, 1980, for primality; Pollard, 1975, and
/// Brent, 1980, for factors; Montgomery, 1985, for the arithmetic.
///
/// # Panics
/// If n = 0, which has no factorisation.
///
/// ```
/// use gamecore::prime_factors;
///
/// assert_eq!(prime_factors(360), [2, 2, 2, 3, 3, 5]);
/// assert_eq!(prime_factors(4294967297), [641, 6700417]);
/// ```
#[must_use]
pub fn prime_factors(n: u64) -> Vec<u64> {
    let mut factors = Vec::new();
    for_each_prime_factor(n, |prime| factors.push(prime));
    factors.sort();
    factors
}

// Calls `found` with each prime factor of `n` as often as it divides, in no particular order.
fn for_each_prime_factor<F: FnMut(u64)>(n: u64, mut found: F) {
    let twos = n.trailing_zeros();
    let mut rest = n.checked_shr(twos).expect("0 has no prime factorisation");
    (0..twos).for_each(|_| found(2));
    let (first, others) = ODD_PRIMES.split_at(64);
    divide_out(first, &mut rest, &mut found);
    // A prime is known without trying all the others.
    if rest >= AFTER_PRIMES && Ring::new(rest).is_field() {
        return found(rest);
    }
    divide_out(others, &mut rest, &mut found);
    if rest > 1 {
        for_each_large_factor(rest, &mut found);
    }
}

// Calls `found` with those of these primes that divide a number, and takes them out of it.
fn divide_out<F: FnMut(u64)>(primes: &[OddPrime], rest: &mut u64, mut found: F) {
    for eight in primes.chunks_exact(8) {
        if eight[0].prime * eight[0].prime > *rest {
            break;
        }
        // Most often none of them divides; that is found out without a branch.
        if eight.iter().fold(false, |found, odd| found | odd.divides(*rest)) {
            for odd in eight {
                while odd.divides(*rest) {
                    *rest /= odd.prime;
                    found(odd.prime);
                }
            }
        }
    }
}

// Calls `found` with the prime factors of an n > 1 that has no small ones but itself.
fn for_each_large_factor(n: u64, found: &mut dyn FnMut(u64)) {
    if n < AFTER_PRIMES || Ring::new(n).is_field() {
        found(n);
    } else {
        let divisor = Ring::new(n).proper_divisor();
        for_each_large_factor(divisor, found);
        for_each_large_factor(n / divisor, found);
    }
}

/// The greatest common divisor; of 0 and b it is b. O(log b) divisions.
///
/// ```
/// use gamecore::gcd;
///
/// assert_eq!(gcd(12, 18), 6);
/// ```
#[must_use]
pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

// An odd prime, with a test for its multiples without a division (Granlund and Montgomery, 1994).
#[derive(Clone, Copy)]
struct OddPrime {
    prime: u64,
    // Its inverse modulo 2^64.
    inverse: u64,
    // The number of its multiples below 2^64, without 0.
    multiples: u64,
}

impl OddPrime {
    const fn new(prime: u64) -> OddPrime {
        OddPrime { prime, inverse: inverse(prime), multiples: u64::MAX / prime }
    }

    const fn divides(self, n: u64) -> bool {
        // Different numbers have different products with the inverse. Those of the multiples are
        // their quotients, so those of the others are greater.
        n.wrapping_mul(self.inverse) <= self.multiples
    }
}

// They are divided out first: of a number up to 10^7 that leaves 1 or a prime.
const ODD_PRIMES: [OddPrime; 448] = odd_primes();

// The square of the largest of them: a smaller number that none of them divides is 1 or a prime.
const AFTER_PRIMES: u64 = ODD_PRIMES[447].prime * ODD_PRIMES[447].prime;

const fn odd_primes() -> [OddPrime; 448] {
    let mut primes = [OddPrime::new(3); 448];
    let (mut found, mut candidate) = (1, 5);
    while found < primes.len() {
        let mut index = 0;
        let mut odd = primes[index];
        while odd.prime * odd.prime < candidate && !odd.divides(candidate) {
            index += 1;
            odd = primes[index];
        }
        if !odd.divides(candidate) {
            primes[found] = OddPrime::new(candidate);
            found += 1;
        }
        candidate += 2;
    }
    primes
}

// The inverse of an odd number modulo 2^64.
const fn inverse(odd: u64) -> u64 {
    // odd * odd = 1 modulo 8, and each of Newton's steps doubles the three bits.
    let (mut inverse, mut step) = (odd, 0);
    while step < 5 {
        inverse = inverse.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(inverse)));
        step += 1;
    }
    inverse
}

// No composite below 2^64 passes the primality test for all of these (Sinclair, 2011, who compared
// them with the list of all pseudoprimes to base 2, by Feitsma).
const BASES: [u64; 7] = [2, 325, 9375, 28178, 450775, 9780504, 1795265022];

// The integers modulo an odd n > 1.
//
// A residue a is stored as a * 2^64 mod n, so that products need no division
// (Montgomery, 1985).
struct Ring {
    n: u64,
    // The inverse of n modulo 2^64.
    inverse: u64,
    one: u64,
}

impl Ring {
    fn new(n: u64) -> Ring {
        Ring { n, inverse: inverse(n), one: u64::MAX % n + 1 }
    }

    fn sum(&self, a: u64, b: u64) -> u64 {
        let (rest, negative) = a.overflowing_sub(self.n - b);
        rest.wrapping_add(if negative { self.n } else { 0 })
    }

    fn product(&self, a: u64, b: u64) -> u64 {
        let product = u128::from(a) * u128::from(b);
        self.reduced((product >> 64) as u64, product as u64)
    }

    // high + low / 2^64, for high < n.
    fn reduced(&self, high: u64, low: u64) -> u64 {
        // Subtract the multiple of n that has the same low half.
        let factor = low.wrapping_mul(self.inverse);
        let multiple = u128::from(factor) * u128::from(self.n);
        let (rest, negative) = high.overflowing_sub((multiple >> 64) as u64);
        rest.wrapping_add(if negative { self.n } else { 0 })
    }

    fn power(&self, base: u64, exponent: u64) -> u64 {
        // From the lowest digit on, so that the two products of a step do not wait for one another.
        let (mut power, mut factor, mut rest) = (self.one, base, exponent);
        while rest > 0 {
            if rest & 1 == 1 {
                power = self.product(power, factor);
            }
            factor = self.product(factor, factor);
            rest >>= 1;
        }
        power
    }

    // Whether every element but 0 has an inverse, that is, n is prime (Miller, 1976; Rabin, 1980).
    fn is_field(&self) -> bool {
        // 2, squared six times, is 2^64; and the product of a and of this residue is that of a.
        let two = self.sum(self.one, self.one);
        let shift = (0..6).fold(two, |power, _| self.product(power, power));
        let mut residues = BASES.iter().map(|&base| self.product(base, shift));
        residues.all(|base| base == 0 || self.passes(base))
    }

    fn passes(&self, base: u64) -> bool {
        // Modulo a prime base^(n-1) is 1, and a square root of 1 is 1 or -1.
        let twos = (self.n - 1).trailing_zeros();
        let root = self.power(base, self.n >> twos);
        let powers = successors(Some(root), |&power| Some(self.product(power, power)));
        let minus_one = self.n - self.one;
        root == self.one || powers.take(twos as usize).any(|power| power == minus_one)
    }

    // A divisor other than 1 and n of a composite n (Pollard, 1975; Brent, 1980).
    fn proper_divisor(&self) -> u64 {
        let mut divisors = (1..self.n).map(|shift| self.cycle(shift));
        let proper = divisors.find(|&divisor| divisor < self.n);
        proper.expect("some shift separates the prime factors")
    }

    // The divisor of n, perhaps n, modulo which x -> x * x + shift first cycles.
    //
    // The hare runs through the values while the tortoise waits, each time twice as long, for the
    // hare to come by again modulo some divisor. Many differences are multiplied before one gcd
    // tests them all; if all divisors show up at once, another shift separates them.
    fn cycle(&self, shift: u64) -> u64 {
        const TOGETHER: u64 = 512;
        let (mut hare, mut wait) = (self.one, 1);
        loop {
            let (tortoise, mut left) = (hare, wait);
            while left > 0 {
                let steps = left.min(TOGETHER);
                let (end, product) = self.run(tortoise, hare, steps, shift);
                match gcd(product, self.n) {
                    1 => (hare, left) = (end, left - steps),
                    divisor => return divisor,
                }
            }
            wait *= 2;
        }
    }

    // Where the hare gets, and the product of its distances from the tortoise.
    fn run(&self, tortoise: u64, hare: u64, steps: u64, shift: u64) -> (u64, u64) {
        (0..steps).fold((hare, self.one), |(hare, product), _| {
            let next = self.step(hare, shift);
            (next, self.product(product, next.abs_diff(tortoise)))
        })
    }

    fn step(&self, x: u64, shift: u64) -> u64 {
        let square = u128::from(x) * u128::from(x);
        self.reduced(self.sum((square >> 64) as u64, shift), square as u64)
    }
}
