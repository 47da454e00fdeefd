//! Powers.
//!
//! Theorem: a product of them is one.
//!
//! ```
//! assert_eq!(gamecore::power(2, 3), 8);
//! ```

/// The power, by [`total`] of nothing.
///
/// By squaring. Not from `use crate::total`, which a comment may say.
pub fn power(base: u64, exponent: u32) -> u64 {
    crate::numbers::square(base).pow(exponent / 2) * if exponent % 2 == 1 { base } else { 1 }
}

// Named by a path.
pub(crate) fn square(base: u64) -> u64 {
    base * base
}

/// Only in the module.
pub fn root(square: u64) -> u64 {
    (square as f64).sqrt() as u64
}

pub fn total(a: u64, b: u64) -> u64 {
    a + b
}
