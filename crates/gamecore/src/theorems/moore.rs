//! Moore's Nim_k: take any positive number of stones from each of one to `k` heaps. Nim is the case
//! k = 1.
//!
//! Theorem (Moore, 1910). In normal play the heaps are a P-position if and only if every binary
//! digit is 1 in a multiple of k + 1 of them.
//!
//! Theorem (Yamasaki, 1980). In misere play that is so while some heap is above 1; n heaps of 1 are
//! a P-position if and only if n leaves 1 when divided by k + 1.
//!
//! Proof. Call such heaps balanced. A move from balanced heaps unbalances the highest digit that it
//! changes, as it changes at most k heaps. Others are balanced from the highest digit down: if more
//! ones must go than heaps may still be lowered, those that are lowered already suffice to fill the
//! digit up.
//!
//! In misere play balanced heaps have no large ones, above 1, or more than k of them. So as long as
//! there are any, normal play is right: a move out of balance leaves some, and the answer either
//! restores it with some left, or there are exactly b <= k large heaps. Those can all be lowered to
//! 0 or 1, and up to k - b ones taken, which makes k + 1 successive numbers of ones: one of them is
//! 1 modulo k + 1. With fewer ones than that all numbers from 0 to b or more are possible, 1 among
//! them. Ones alone are a single heap of which 1 to k stones may be taken.
//!
//! ```
//! use gamecore::{is_misere_moore_p, is_moore_p};
//!
//! assert!(is_moore_p([2, 2, 2], 2));
//! assert!(is_misere_moore_p([1, 1, 1, 1], 2));
//! ```

use std::borrow::Borrow;

/// Whether the heaps are a P-position of Moore's Nim with moves in one to `k` heaps (Moore, 1910).
///
/// O(n) time and O(1) space for n heaps.
///
/// # Panics
/// If k = 0.
///
/// ```
/// use gamecore::is_moore_p;
///
/// assert!(is_moore_p([2, 2, 2], 2));
/// assert!(!is_moore_p([1, 1], 2));
/// ```
pub fn is_moore_p<I>(heaps: I, k: u64) -> bool
where
    I: IntoIterator,
    I::Item: Borrow<u64>,
{
    ones_by_digit(heaps).all(|ones| modulo_k_plus_1(ones, k) == 0)
}

/// Whether the heaps are a P-position of Moore's Nim in misere play, with moves in one to `k` heaps
/// (Yamasaki, 1980).
///
/// O(n) time and O(1) space for n heaps.
///
/// # Panics
/// If k = 0.
///
/// ```
/// use gamecore::is_misere_moore_p;
///
/// assert!(is_misere_moore_p([2, 2, 2], 2));
/// assert!(is_misere_moore_p([1, 1, 1, 1], 2));
/// assert!(!is_misere_moore_p([1, 1, 1], 2));
/// ```
pub fn is_misere_moore_p<I>(heaps: I, k: u64) -> bool
where
    I: IntoIterator,
    I::Item: Borrow<u64>,
{
    let mut digits = ones_by_digit(heaps).map(|ones| (ones, modulo_k_plus_1(ones, k)));
    let (_, lowest) = digits.next().expect("64 digits");
    if digits.clone().any(|(ones, _)| ones > 0) {
        lowest == 0 && digits.all(|(_, rest)| rest == 0)
    } else {
        lowest == 1
    }
}

// If k + 1 exceeds u64, every number is below it.
fn modulo_k_plus_1(ones: u64, k: u64) -> u64 {
    assert!(k > 0, "a move of Moore's Nim must be allowed to change at least one heap");
    k.checked_add(1).map_or(ones, |modulus| ones % modulus)
}

// In how many of the heaps each binary digit is 1, from the lowest digit on.
fn ones_by_digit<I>(heaps: I) -> impl Iterator<Item = u64> + Clone
where
    I: IntoIterator,
    I::Item: Borrow<u64>,
{
    // All are counted at once: digit d of the 64 counts is counts[d]. A heap is added to it as a
    // carry, which seldom gets beyond the eighth digit. To count the heaps on the way makes the
    // compiler's loop several times as fast as that of a number that is known before.
    let (mut counts, mut number) = ([0; 64], 0_u64);
    for heap in heaps {
        number += 1;
        let mut carry = *heap.borrow();
        for digits in counts.chunks_exact_mut(8) {
            for digit in digits {
                let both = *digit & carry;
                *digit ^= carry;
                carry = both;
            }
            if carry == 0 {
                break;
            }
        }
    }
    // No count has more digits than the number of heaps, and few are looked at before one is out
    // of balance: a million tiny games need no more.
    let used = 64 - number.leading_zeros() as usize;
    (0..64).map(move |bit| {
        counts[..used].iter().rev().fold(0, |ones, count| 2 * ones + (count >> bit & 1))
    })
}
