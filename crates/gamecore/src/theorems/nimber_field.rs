//! What the field of the nimbers below 2^64 has besides its product: squares and their roots, inverses,
//! quotients and powers. See [`nimber`](crate::theorems::nimber) for the theorem.
//!
//! ```
//! use gamecore::{nim_inverse, nim_power, nim_product};
//!
//! assert_eq!(nim_inverse(2).map(|inverse| nim_product(2, inverse)), Some(1));
//! assert_eq!(nim_power(2, 3), 1);
//! ```

use crate::theorems::nimber::{halves, joined, nim_product, times_top_digit};

/// The nim-product of a number with itself.
///
/// It is additive: the square of a xor b is that of a xor that of b (Conway, 1976). O(1).
///
/// ```
/// use gamecore::nim_square;
///
/// assert_eq!(nim_square(2), 3);
/// assert_eq!(nim_square(2 ^ 16), 3 ^ 16 ^ 8);
/// ```
#[must_use]
pub fn nim_square(a: u64) -> u64 {
    square_of(a, 64)
}

fn square_of(a: u64, digits: u32) -> u64 {
    if digits == 1 {
        return a;
    }
    let half = digits / 2;
    let (a1, a0) = halves(a, half);
    let high = square_of(a1, half);
    joined(high, square_of(a0, half) ^ times_top_digit(high, half), half)
}

/// The only number whose [`nim_square`] is `a`.
///
/// O(1). Source: Conway, 1976.
///
/// ```
/// use gamecore::nim_square_root;
///
/// assert_eq!(nim_square_root(3), 2);
/// assert_eq!(nim_square_root(u64::MAX), 13308621735066724477);
/// ```
#[must_use]
pub fn nim_square_root(a: u64) -> u64 {
    square_root_of(a, 64)
}

// The inverse of `square_of`.
fn square_root_of(a: u64, digits: u32) -> u64 {
    if digits == 1 {
        return a;
    }
    let half = digits / 2;
    let (a1, a0) = halves(a, half);
    let low = a0 ^ times_top_digit(a1, half);
    joined(square_root_of(a1, half), square_root_of(low, half), half)
}

/// The number whose product with `a` is 1, or `None` for 0.
///
/// O(1), as long as a few products. Source: Conway, 1976.
///
/// ```
/// use gamecore::nim_inverse;
///
/// assert_eq!(nim_inverse(2), Some(3));
/// assert_eq!(nim_inverse(15), Some(4));
/// assert_eq!(nim_inverse(0), None);
/// ```
#[must_use]
pub fn nim_inverse(a: u64) -> Option<u64> {
    if a == 0 {
        None
    } else {
        Some(inverse_of(a, 64))
    }
}

fn inverse_of(a: u64, digits: u32) -> u64 {
    if a == 1 {
        return 1;
    }
    let half = digits / 2;
    let (a1, a0) = halves(a, half);
    // F and F + 1 are the two roots of x^2 + x + F / 2. So a1 F + a0 times a1 (F + 1) + a0
    // has no F: it is a1^2 F / 2 + a0 (a0 + a1).
    let norm = times_top_digit(square_of(a1, half), half) ^ nim_product(a0, a0 ^ a1);
    let over_norm = inverse_of(norm, half);
    joined(nim_product(a1, over_norm), nim_product(a0 ^ a1, over_norm), half)
}

/// The number whose product with `b` is `a`, or `None` if `b` is 0.
///
/// O(1), as long as a few products. Source: Conway, 1976.
///
/// ```
/// use gamecore::nim_quotient;
///
/// assert_eq!(nim_quotient(1, 2), Some(3));
/// assert_eq!(nim_quotient(5, 0), None);
/// ```
#[must_use]
pub fn nim_quotient(a: u64, b: u64) -> Option<u64> {
    nim_inverse(b).map(|inverse| nim_product(a, inverse))
}

/// The nim-product of `exponent` equal factors `a`, 1 if the exponent is 0.
///
/// O(log e) products for the exponent e, at most 128. The power 2^64 - 1 of every number but 0
/// is 1.
///
/// ```
/// use gamecore::nim_power;
///
/// assert_eq!(nim_power(4, 15), 1);
/// assert_eq!(nim_power(7, u64::MAX), 1);
/// ```
#[must_use]
pub fn nim_power(a: u64, exponent: u64) -> u64 {
    let (mut power, mut base, mut rest) = (1, a, exponent);
    while rest > 0 {
        if rest & 1 == 1 {
            power = nim_product(power, base);
        }
        base = nim_square(base);
        rest >>= 1;
    }
    power
}
