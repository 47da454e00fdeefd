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
/// Karatsuba's multiplication. O(1); for very many products there is a [`NimMultiplier`], which
/// takes less than a hundredth of the time.
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
fn times_top_digit(a: u64, digits: u32) -> u64 {
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
fn halves(a: u64, half: u32) -> (u64, u64) {
    (a >> half, a & ((1 << half) - 1))
}

fn joined(a1: u64, a0: u64, half: u32) -> u64 {
    a1 << half | a0
}

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

// A root of x^64 + x^4 + x^3 + x + 1, the least of the 64.
const ROOT: u64 = 0x4028_84ca_01f7_c6b2;

/// Tables for very many products.
///
/// There is only one field of 2^64 elements, and its elements can also be written as
/// polynomials in a root of x^64 + x^4 + x^3 + x + 1 with coefficients 0 and 1. Both ways to
/// write them agree on addition, so tables of 8 digits at a time lead from one to the other;
/// and polynomials are multiplied by the processor's ordinary multiplication, with gaps
/// between the digits that take up the carries.
///
/// ```
/// use gamecore::{nim_product, NimMultiplier};
///
/// let multiplier = NimMultiplier::new();
/// assert_eq!(multiplier.product(u64::MAX, 12345), nim_product(u64::MAX, 12345));
/// ```
#[derive(Clone, Debug)]
pub struct NimMultiplier {
    to_polynomial: Linear,
    from_polynomial: Linear,
}

impl NimMultiplier {
    /// Makes the tables: 32 KB, in the time of about 100 products by [`nim_product`].
    #[must_use]
    pub fn new() -> NimMultiplier {
        let mut powers = [1; 64];
        for exponent in 1..64 {
            powers[exponent] = nim_product(powers[exponent - 1], ROOT);
        }
        NimMultiplier {
            to_polynomial: Linear::new(&inverse_images(powers)),
            from_polynomial: Linear::new(&powers),
        }
    }

    /// The nim-product of two numbers.
    ///
    /// O(1), in less than a hundredth of the time of [`nim_product`].
    #[must_use]
    pub fn product(&self, a: u64, b: u64) -> u64 {
        let (a, b) = (self.to_polynomial.image(a), self.to_polynomial.image(b));
        self.from_polynomial.image(reduced_polynomial(product_of_polynomials(a, b)))
    }
}

impl Default for NimMultiplier {
    fn default() -> NimMultiplier {
        NimMultiplier::new()
    }
}

/// A function with f(x xor y) = f(x) xor f(y): its values for all bytes at each of the 8 places.
#[derive(Clone, Debug)]
struct Linear {
    images: Box<[[u64; 256]; 8]>,
}

impl Linear {
    // The function with these values for the 64 powers of two.
    fn new(of_powers: &[u64; 64]) -> Linear {
        let mut images = Box::new([[0; 256]; 8]);
        for (images, of_powers) in images.iter_mut().zip(of_powers.chunks(8)) {
            for (digit, image) in of_powers.iter().enumerate() {
                for smaller in 0..1 << digit {
                    images[1 << digit | smaller] = image ^ images[smaller];
                }
            }
        }
        Linear { images }
    }

    fn image(&self, x: u64) -> u64 {
        let bytes = self.images.iter().enumerate();
        bytes.fold(0, |image, (byte, images)| image ^ images[(x >> (8 * byte) & 255) as usize])
    }
}

// For each power of two the number whose image it is, under the function with these values
// for the powers of two.
fn inverse_images(mut images: [u64; 64]) -> [u64; 64] {
    // Gaussian elimination: images[i] is always the image of originals[i].
    let mut originals = [0; 64];
    for (digit, original) in originals.iter_mut().enumerate() {
        *original = 1 << digit;
    }
    for digit in 0..64 {
        let pivot = (digit..64).find(|&row| images[row] >> digit & 1 == 1);
        let pivot = pivot.expect("64 independent images");
        images.swap(digit, pivot);
        originals.swap(digit, pivot);
        for row in (0..64).filter(|&row| row != digit) {
            if images[row] >> digit & 1 == 1 {
                images[row] ^= images[digit];
                originals[row] ^= originals[digit];
            }
        }
    }
    originals
}

// Every fifth digit of 128.
const EVERY_FIFTH: u128 = 0x2108_4210_8421_0842_1084_2108_4210_8421;

// The product of two polynomials, whose coefficients are the binary digits.
fn product_of_polynomials(a: u64, b: u64) -> u128 {
    // Of every fifth digit there are 13. So in the ordinary product of two such parts at most
    // 13 ones meet at a place, and the carry does not reach the next place, five digits on.
    // The digits there are their number, whose last digit is the coefficient.
    let part = |number: u64, place: usize| u128::from(number & (EVERY_FIFTH << place) as u64);
    let mut product = 0;
    for place in 0..5 {
        let terms = (0..5).map(|of_a| part(a, of_a) * part(b, (place + 5 - of_a) % 5));
        product |= terms.fold(0, |sum, term| sum ^ term) & EVERY_FIFTH << place;
    }
    product
}

// The remainder by x^64 + x^4 + x^3 + x + 1.
fn reduced_polynomial(polynomial: u128) -> u64 {
    let (high, low) = ((polynomial >> 64) as u64, polynomial as u64);
    // x^64 is x^4 + x^3 + x + 1; the terms that this moves past x^63 are reduced once more.
    let high = high ^ high >> 60 ^ high >> 61 ^ high >> 63;
    low ^ high ^ high << 1 ^ high << 3 ^ high << 4
}
