//! Wythoff's game: from two heaps, take any positive number of stones from one of them, or equally
//! many from both. The player who cannot move loses.
//!
//! Theorem (Wythoff, 1907). The P-positions are the pairs (floor(k phi), floor(k phi) + k) for
//! k = 0, 1, 2, ..., where phi = (1 + sqrt 5) / 2, in either order: (0, 0), (1, 2), (3, 5), (4, 7),
//! (6, 10), ... (OEIS A000201 and A001950).
//!
//! Proof. Write A(k) = floor(k phi) and B(k) = A(k) + k = floor(k phi^2). Since 1/phi + 1/phi^2 =
//! 1, the A(k) and B(k) with k >= 1 run through every positive integer exactly once (Rayleigh,
//! 1894; Beatty, 1926). Hence every number of stones is in exactly one of these pairs, and every
//! difference k belongs to exactly one.
//!
//! - No move joins two of them: one heap kept would put a number in two pairs, equal taking would
//!   put a difference in two pairs.
//! - From any other (a, b) with a <= b, some move leads to one of them. Let k = b - a. If A(k) < a,
//!   take equally many from both. Otherwise A(k) > a. If the partner c of a is below b, take from
//!   b. It cannot be above b: then a = A(j) with j = c - a > k, although A(j) = a < A(k).
//!
//! Every function takes O(1), and is exact for every `u64`, without a square root or floating
//! point.
//!
//! ```
//! use gamecore::{is_wythoff_pair, wythoff_options, wythoff_pair, wythoff_partner};
//!
//! assert_eq!(wythoff_pair(4), (6, 10));
//! assert_eq!(wythoff_partner(7), 4);
//! assert!(is_wythoff_pair(7, 4));
//! assert_eq!(wythoff_options(5, 8), [(4, 7), (3, 5)]);
//! ```

/// The k-th P-position of Wythoff's game, counted from (0, 0): the one in which the heaps differ by
/// k, as (floor(k phi), floor(k phi) + k).
///
/// Exact for every k, O(1); the larger heap can be 2.62 * 2^64 (Wythoff, 1907).
///
/// ```
/// use gamecore::wythoff_pair;
///
/// assert_eq!(wythoff_pair(1), (1, 2));
/// // The first k for which 64-bit floating point goes wrong.
/// assert_eq!(wythoff_pair(102_334_155), (165_580_140, 267_914_295));
/// ```
#[must_use]
pub fn wythoff_pair(k: u64) -> (u128, u128) {
    let difference = u128::from(k);
    let smaller = difference + u128::from(floor_over_phi(k));
    (smaller, smaller + difference)
}

/// Whether two heaps, in either order, are a P-position of Wythoff's game. O(1) (Wythoff, 1907).
///
/// ```
/// use gamecore::is_wythoff_pair;
///
/// assert!(is_wythoff_pair(4, 7));
/// assert!(!is_wythoff_pair(4, 8));
/// ```
#[must_use]
pub fn is_wythoff_pair(a: u64, b: u64) -> bool {
    wythoff_pair(a.abs_diff(b)).0 == u128::from(a.min(b))
}

/// The one number c for which the heaps `a` and c are a P-position of Wythoff's game.
///
/// It is smaller than `a`, larger, or (for 0 alone) equal; at most 1.62 * 2^64. O(1). That there is
/// exactly one: Rayleigh, 1894; Beatty, 1926.
///
/// ```
/// use gamecore::wythoff_partner;
///
/// assert_eq!(wythoff_partner(4), 7);
/// assert_eq!(wythoff_partner(7), 4);
/// ```
#[must_use]
pub fn wythoff_partner(a: u64) -> u128 {
    // Let a >= 1 and t = 1/phi. The interval from a t to (a + 1) t is shorter than 1, with
    // irrational ends. If it has an integer k inside, then floor(k phi) = a, so a is the smaller
    // number of the k-th pair. Otherwise a = floor(k phi^2) for some k, so k phi = k phi^2 t lies
    // in the interval; no integer comes between it and a t, so the smaller number of that pair,
    // floor(k phi), is floor(a t). For a = 0 the second branch is taken, and right.
    let below = floor_over_phi(a);
    let (smaller, larger) = wythoff_pair(below + 1);
    if smaller == u128::from(a) {
        larger
    } else {
        u128::from(below)
    }
}

/// All P-positions of Wythoff's game that one move reaches from the heaps `a` and `b`, in either
/// order; none if and only if they are a P-position themselves.
///
/// Two moves may lead to the same one. Each is given once, as (smaller heap, larger heap), at most
/// three in all: first the one by taking equally many from both heaps, then the one that keeps the
/// smaller heap, then the one that keeps the larger heap. O(1) (Wythoff, 1907).
///
/// ```
/// use gamecore::wythoff_options;
///
/// assert_eq!(wythoff_options(5, 8), [(4, 7), (3, 5)]);
/// assert_eq!(wythoff_options(2, 2), [(0, 0), (1, 2)]);
/// // Two moves lead to this one: take 1 from each heap, or 2 from the larger.
/// assert_eq!(wythoff_options(2, 3), [(1, 2)]);
/// ```
#[must_use]
pub fn wythoff_options(a: u64, b: u64) -> Vec<(u64, u64)> {
    let (a, b) = (a.min(b), a.max(b));
    let mut options = Vec::new();
    let (smaller, larger) = wythoff_pair(b - a);
    if smaller < u128::from(a) {
        options.push((smaller as u64, larger as u64));
    }
    for &(kept, other) in &[(a, b), (b, a)] {
        let partner = wythoff_partner(kept);
        if partner < u128::from(other) {
            let partner = partner as u64;
            options.push((kept.min(partner), kept.max(partner)));
        }
    }
    // The heaps of the first differ by b - a, and those of the last by more: only neighbours here
    // can be equal.
    options.dedup();
    options
}

// floor(k / phi) = floor(k (phi - 1)), for every k.
fn floor_over_phi(k: u64) -> u64 {
    // HIGH and LOW are the first 128 bits of t = phi - 1 after the point; the
    // rest of it is some e < 2^-131, so k times them falls short of k t by
    // less than 2^64 2^-131 = 2^-67. For k >= 1 that matters only if an integer m
    // is so close below k t. But t and -phi are the roots of x^2 + x - 1, so
    //     (k t - m) (k phi + m) = k^2 - k m - m^2
    // is an integer, positive since t is irrational, hence at least 1. The
    // second factor is at most k (phi + t) = k sqrt 5 < 2^66, which leaves
    // k t - m > 2^-66.
    const HIGH: u128 = 0x9E37_79B9_7F4A_7C15;
    const LOW: u128 = 0xF39C_C060_5CED_C834;
    let k = u128::from(k);
    // At most (2^64 - 1)^2 + (2^64 - 1): no overflow.
    ((k * HIGH + ((k * LOW) >> 64)) >> 64) as u64
}
