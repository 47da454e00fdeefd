//! Nim multiplication: with the nim-sum as addition, the numbers below 2^64 are a field.
//!
//! The definition (Conway, 1976): the product of a and b is the mex of
//! a' b xor a b' xor a' b' for all a' < a and b' < b.
//!
//! It is the nim-value of a coin in the product of two coin-turning games (see [`coins`](super::coins)).
//! The products are OEIS A051775, the squares A006042: 0, 1, 3, 2, 6, 7, 5, 4, ...
//!
//! Theorem (Conway, 1976). Let F be 2, 4, 16, 256, 65536 or 2^32, a Fermat 2-power. The numbers
//! below F are a field; the product of F with a number below F is the ordinary one; and the
//! square of F is F xor F / 2. So the numbers below F^2, which are a1 F xor a0 with a1 and a0
//! below F, are multiplied like polynomials in F, and they are a field again.
//!
//! ```
//! use gamecore::nim_product;
//!
//! // The square of F is F xor F / 2: for 2 and for 4.
//! assert_eq!((nim_product(2, 2), nim_product(4, 4)), (3, 6));
//! ```

/// The nim-product of two numbers.
///
/// By the theorem of this module (Conway, 1976), with three products of half the length, as in
/// Karatsuba's multiplication. O(1); for very many products there is a
/// [`NimMultiplier`](crate::NimMultiplier), which takes less than a hundredth of the time.
///
/// ```
/// use gamecore::nim_product;
///
/// assert_eq!(nim_product(2, 3), 1);
/// assert_eq!(nim_product(16, 5), 16 * 5);
/// assert_eq!(nim_product(16, 16), 16 ^ 8);
/// ```
#[must_use]
pub fn nim_product(a: u64, b: u64) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    // The shortest halves, so that one of the factors is at least F = 2^half.
    let half = (64 - (a | b).leading_zeros()).next_power_of_two() / 2;
    let ((a1, a0), (b1, b0)) = (halves(a, half), halves(b, half));
    // (a1 F + a0) (b1 F + b0), where F^2 = F + F / 2.
    let low = nim_product(a0, b0);
    let all = nim_product(a0 ^ a1, b0 ^ b1);
    let high = nim_product(a1, b1);
    joined(all ^ low, low ^ times_top_digit(high, half), half)
}

// The number times 2^(digits - 1), where both have this many digits.
pub(crate) fn times_top_digit(a: u64, digits: u32) -> u64 {
    if digits == 1 {
        return a;
    }
    let half = digits / 2;
    let (a1, a0) = halves(a, half);
    // With F = 2^half, that digit is F / 2 times F.
    let (a1, a0) = (times_top_digit(a1, half), times_top_digit(a0, half));
    joined(a1 ^ a0, times_top_digit(a1, half), half)
}

// The number as (a1, a0), where it is a1 F xor a0 and F = 2^half.
pub(crate) fn halves(a: u64, half: u32) -> (u64, u64) {
    (a >> half, a & ((1 << half) - 1))
}

pub(crate) fn joined(a1: u64, a0: u64, half: u32) -> u64 {
    a1 << half | a0
}
