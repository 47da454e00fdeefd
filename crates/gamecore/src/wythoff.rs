//! Wythoff's game: from two heaps, take any number of stones from one of
//! them, or equally many from both; whoever cannot move has lost.
//!
//! The lost positions are called cold. The k-th of them is
//! (floor(k phi), floor(k phi) + k), where phi = (1 + sqrt 5) / 2
//! (Wythoff, 1907). Everything here is exact for every `u64` and needs no
//! square root and no floating point.

use super::outcome::Outcome;

// Why the cold pairs are what they are. Write A(k) = floor(k phi) and
// B(k) = A(k) + k = floor(k phi^2). Since 1/phi + 1/phi^2 = 1, the A(k) and
// B(k) with k >= 1 run through every positive integer exactly once
// (Beatty, 1926). Hence every number of stones is in exactly one cold pair,
// and every difference k belongs to exactly one.
// - No move joins two cold pairs: one heap kept would put a number in two
//   pairs, equal taking would put a difference in two pairs.
// - From (a, b) with a <= b that is not cold, a move to a cold pair exists.
//   Let k = b - a. If A(k) < a, take equally many from both. Otherwise
//   A(k) > a. If the partner c of a is below b, take from b. It cannot be
//   above b: then a = A(j) with j = c - a > k, although A(j) = a < A(k).

/// floor(k / phi) = floor(k (phi - 1)), for every `k`.
fn floor_over_phi(k: u64) -> u64 {
    // HIGH and LOW are the first 128 bits of t = phi - 1 after the point; what
    // they leave out is some e < 2^-131, so k times them falls short of k t by
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

/// The `k`-th cold position (floor(k phi), floor(k phi) + k), counted from
/// (0, 0): the one in which the heaps differ by `k`.
///
/// It is exact for every `k`; the result can be as large as 2.62 * 2^64. O(1).
///
/// Source: Wythoff, 1907.
///
/// ```
/// use gamecore::wythoff::cold_pair;
///
/// assert_eq!(cold_pair(1), (1, 2));
/// assert_eq!(cold_pair(4), (6, 10));
/// // The first k for which 64-bit floating point goes wrong.
/// assert_eq!(cold_pair(102_334_155), (165_580_140, 267_914_295));
/// ```
pub fn cold_pair(k: u64) -> (u128, u128) {
    let difference = u128::from(k);
    let smaller = difference + u128::from(floor_over_phi(k));
    (smaller, smaller + difference)
}

/// The cold positions in order: (0, 0), (1, 2), (3, 5), (4, 7), ...
///
/// O(1) for each; it ends with the one in which the heaps differ by 2^64 - 1.
///
/// ```
/// use gamecore::wythoff::cold_positions;
///
/// let first: Vec<(u128, u128)> = cold_positions().take(4).collect();
/// assert_eq!(first, [(0, 0), (1, 2), (3, 5), (4, 7)]);
/// ```
pub fn cold_positions() -> impl Iterator<Item = (u128, u128)> {
    (0..=u64::MAX).map(cold_pair)
}

/// Who wins the heaps `a` and `b`, in either order. O(1).
///
/// Source: Wythoff, 1907.
///
/// ```
/// use gamecore::outcome::Outcome;
/// use gamecore::wythoff::outcome;
///
/// assert_eq!(outcome(4, 7), Outcome::P);
/// assert_eq!(outcome(7, 4), Outcome::P);
/// assert_eq!(outcome(8, 4), Outcome::N);
/// ```
pub fn outcome(a: u64, b: u64) -> Outcome {
    let (a, b) = ascending(a, b);
    Outcome::n_if(cold_pair(b - a).0 != u128::from(a))
}

/// The one number `c` for which the heaps `a` and `c` are cold.
///
/// It is smaller than `a`, larger, or (for 0 alone) equal; at most
/// 1.62 * 2^64. O(1).
///
/// Source: Beatty, 1926, for its being unique.
///
/// ```
/// use gamecore::wythoff::partner;
///
/// assert_eq!(partner(4), 7);
/// assert_eq!(partner(7), 4);
/// ```
pub fn partner(a: u64) -> u128 {
    // Let a >= 1 and t = 1/phi. The interval from a t to (a + 1) t is shorter
    // than 1, with irrational ends. If it has an integer k inside, then
    // floor(k phi) = a, so a is the smaller number of the k-th pair.
    // Otherwise a = floor(k phi^2) for some k, so k phi = k phi^2 t lies in
    // the interval; no integer comes between it and a t, so the smaller
    // number of that pair, floor(k phi), is floor(a t).
    // For a = 0 the second branch is taken, and right.
    let below = floor_over_phi(a);
    let (smaller, larger) = cold_pair(below + 1);
    if smaller == u128::from(a) {
        larger
    } else {
        u128::from(below)
    }
}

/// Every cold position that one move reaches from the heaps `a` and `b`, in
/// either order; empty exactly if the position is lost.
///
/// Each is given once, as (smaller heap, larger heap), at most three in all:
/// first the one by taking equally many from both heaps, then the one that
/// keeps the smaller heap, then the one that keeps the larger heap. O(1).
///
/// Source: Wythoff, 1907; a cold position is fixed by the difference of its
/// heaps as well as by either of them.
///
/// ```
/// use gamecore::wythoff::winning_moves;
///
/// assert_eq!(winning_moves(5, 8), [(4, 7), (3, 5)]);
/// assert_eq!(winning_moves(2, 2), [(0, 0), (1, 2)]);
/// // Two moves, one result: take 1 from each heap, or 2 from the larger.
/// assert_eq!(winning_moves(2, 3), [(1, 2)]);
/// assert!(winning_moves(4, 7).is_empty());
/// ```
pub fn winning_moves(a: u64, b: u64) -> Vec<(u64, u64)> {
    let (a, b) = ascending(a, b);
    let (smaller, larger) = cold_pair(b - a);
    let mut results = Vec::new();
    if smaller < u128::from(a) {
        results.push((smaller as u64, larger as u64));
    }
    for &(kept, other) in &[(a, b), (b, a)] {
        let partner = partner(kept);
        if partner < u128::from(other) {
            let result = ascending(kept, partner as u64);
            if !results.contains(&result) {
                results.push(result);
            }
        }
    }
    results
}

fn ascending(a: u64, b: u64) -> (u64, u64) {
    (a.min(b), a.max(b))
}
