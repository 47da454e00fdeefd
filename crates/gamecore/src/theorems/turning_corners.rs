//! Turning Corners: turn over the four corners of a rectangle of coins, the last of them from heads
//! to tails. The player who cannot move loses.
//!
//! Theorem (Conway, 1976; Lenstra, 1978). The nim-value of the coin (x, y) is the nim-product of x
//! and y: the game is the definition of that product, as the mex of the (x, y') + (x', y) + (x',
//! y') with x' < x and y' < y, where + is the nim-sum.
//!
//! This page has the constructive half of the proof that the mex is a field's product: which
//! smaller numbers are reached, and how.
//!
//! ```
//! use gamecore::{nim_factors, nim_product};
//!
//! assert_eq!(nim_product(2, 2), 3);
//! assert_eq!(nim_factors(5, 2, 2), Some((6, 6)));
//! assert_eq!(nim_product(6, 6), 5);
//! ```

use crate::theorems::nimber::nim_product;
use crate::theorems::nimber_field::{nim_quotient, nim_square_root};

/// Two numbers whose nim-product is `number`, with the highest binary digits 2^i and 2^j;
/// `None` unless the highest digit of `number` is one of the digits of the product of 2^i and
/// 2^j. O(1).
///
/// So no number below the product of a and b is missing among the (a xor u) (b xor v) xor a b
/// with u and v that lower a and b; this is why the mex of the definition is a field's product.
///
/// # Panics
/// If i or j exceeds 63.
///
/// ```
/// use gamecore::{nim_factors, nim_product};
///
/// // 4 times 4 is 6 = 4 xor 2: both 5 and 2 are products of two numbers from 4 to 7.
/// assert_eq!(nim_factors(5, 2, 2), Some((6, 6)));
/// assert_eq!(nim_factors(2, 2, 2), Some((4, 5)));
/// assert_eq!((nim_product(6, 6), nim_product(4, 5)), (5, 2));
/// ```
#[must_use]
pub fn nim_factors(number: u64, i: u32, j: u32) -> Option<(u64, u64)> {
    assert!(i < 64 && j < 64, "the digits {} and {} of 64, counted from 0", i, j);
    let is_reached = number != 0 && nim_product(1 << i, 1 << j) & top_digit(number) != 0;
    if is_reached {
        Some(nim_factors_of(number, i, j, 64))
    } else {
        None
    }
}

fn top_digit(number: u64) -> u64 {
    1 << (63 - number.leading_zeros())
}

// The factors, where all numbers have this many digits.
fn nim_factors_of(number: u64, i: u32, j: u32, digits: u32) -> (u64, u64) {
    if digits == 1 {
        return (1, 1);
    }
    let half = digits / 2;
    // With F = 2^half, the number is d1 F + d0.
    let (d1, d0) = (number >> half, number & ((1 << half) - 1));
    match (i >= half, j >= half) {
        (false, false) => nim_factors_of(number, i, j, half),
        (true, false) => {
            // (u1 F + d0 / v) v.
            let (u1, v) = nim_factors_of(d1, i - half, j, half);
            (u1 << half | nim_over(d0, v), v)
        }
        (false, true) => {
            let (v, u) = nim_factors_of(number, j, i, digits);
            (u, v)
        }
        // u1 (F + s) v1 (F + t) is u1 v1 ((1 + s + t) F + s t + F / 2).
        (true, true) if d1 != 0 => {
            let (u1, v1) = nim_factors_of(d1, i - half, j - half, half);
            let s = nim_square_root(nim_over(d0, d1) ^ 1 << (half - 1));
            (u1 << half | nim_product(u1, s), v1 << half | nim_product(v1, s))
        }
        (true, true) => {
            // With t = s + 1, the F goes, and s t is s^2 + s. The root does not see F / 2.
            let middle = nim_product(1 << (i - half), 1 << (j - half));
            let leads = |&r: &u32| {
                let reached = nim_product(1 << r, 1 << (half - 1));
                middle >> r & 1 == 1 && reached & top_digit(d0) != 0
            };
            let r = (0..half).find(leads).expect("a digit that leads to the highest one");
            let (u1_v1, rest) = nim_factors_of(d0, r, half - 1, half);
            let (u1, v1) = nim_factors_of(u1_v1, i - half, j - half, half);
            let s = artin_schreier_root(rest, half);
            (u1 << half | nim_product(u1, s), v1 << half | nim_product(v1, s ^ 1))
        }
    }
}

fn nim_over(a: u64, b: u64) -> u64 {
    nim_quotient(a, b).expect("a divisor other than 0")
}

// A root of s^2 + s = `number`, which has this many digits; the highest of them makes no
// difference.
fn artin_schreier_root(number: u64, digits: u32) -> u64 {
    if digits == 1 {
        return 0;
    }
    let half = digits / 2;
    let (c1, c0) = (number >> half, number & ((1 << half) - 1));
    let top = 1 << (half - 1);
    // (a F + b)^2 + a F + b is (a^2 + a) F + b^2 + b + a^2 F / 2. The other root, a + 1, changes
    // the highest digit of the remainder for b.
    let a = artin_schreier_root(c1, half);
    let left = |a: u64| c0 ^ nim_product(nim_product(a, a), top);
    let a = if left(a) & top == 0 { a } else { a ^ 1 };
    a << half | artin_schreier_root(left(a), half)
}
