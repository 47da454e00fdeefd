//! Fibonacci Nim: take at least one stone from a heap, and at most twice as many as the move before
//! took; the first move may not take everything. The player who cannot move loses.
//!
//! The Fibonacci numbers are 1, 2, 3, 5, 8, ... throughout (OEIS A000045). Every positive integer
//! is in exactly one way a sum of Fibonacci numbers without two neighbours (Lekkerkerker, 1952;
//! Zeckendorf, 1972). Write z(n) for the smallest term, and z(0) for infinity.
//!
//! Theorem (Schwenk, 1970). A heap of n with the limit q, the most that the next move may take, is
//! a P-position if and only if z(n) > q. So the first position, with the limit n - 1, is one if and
//! only if n is a Fibonacci number or 0 (Gaskell, as credited by Whinihan, 1963).
//!
//! Lemma. If t >= 1 and z(n - t) > 2t, then t is a tail of n: the sum of its smallest term and
//! perhaps the next ones. For n = t that is plain. Otherwise let f be the largest term of t, f <=
//! t, and f' the next Fibonacci number. Then z(n - t) > 2t >= 2f >= f', so the terms of n - t lie
//! above f'. Together with those of t they have no two neighbours: they are the representation of
//! n.
//!
//! Proof of the theorem, by induction:
//!
//! - If z(n) <= q, take z(n). The next term of n, if any, is not a neighbour of z(n), hence more
//!   than twice as large: this leaves a P-position.
//! - If z(n) > q, a take t <= q is less than every tail of n, so by the lemma z(n - t) <= 2t: this
//!   leaves an N-position.
//!
//! ```
//! use gamecore::{is_fibonacci_nim_p, zeckendorf};
//!
//! assert_eq!(zeckendorf(12), [8, 3, 1]);
//! assert!(!is_fibonacci_nim_p(12, 11));
//! assert!(is_fibonacci_nim_p(13, 12));
//! ```

use std::iter::successors;

/// Whether a heap of Fibonacci Nim is a P-position, where at most `limit` stones may be taken next:
/// the smallest term of its Zeckendorf representation exceeds the limit, or it is empty (Schwenk,
/// 1970).
///
/// O(log n) for n stones. The first position of n stones has the limit n - 1.
///
/// ```
/// use gamecore::is_fibonacci_nim_p;
///
/// // 10 = 8 + 2.
/// assert!(is_fibonacci_nim_p(10, 1));
/// assert!(!is_fibonacci_nim_p(10, 2));
/// ```
#[must_use]
pub fn is_fibonacci_nim_p(stones: u64, limit: u64) -> bool {
    // The largest terms go first. As soon as the others together are within the limit, so is the
    // smallest one.
    let (mut before, mut number) = largest_fibonacci(stones);
    let mut rest = stones;
    while rest > limit {
        if number <= rest {
            rest -= number;
        }
        (before, number) = (number - before, before);
    }
    rest == 0
}

/// The Zeckendorf representation: the terms whose sum is n, descending.
///
/// They are the only different Fibonacci numbers without two neighbours whose sum is n
/// (Lekkerkerker, 1952; Zeckendorf, 1972); for n = 0 there are none. The greedy choice finds them.
/// O(log n).
///
/// ```
/// use gamecore::zeckendorf;
///
/// assert_eq!(zeckendorf(100), [89, 8, 3]);
/// ```
#[must_use]
pub fn zeckendorf(n: u64) -> Vec<u64> {
    let (mut before, mut number) = largest_fibonacci(n);
    let (mut terms, mut rest) = (Vec::new(), n);
    while rest > 0 {
        if number <= rest {
            terms.push(number);
            rest -= number;
        }
        (before, number) = (number - before, before);
    }
    terms
}

// The largest Fibonacci number up to n, or 1, behind the one before it.
fn largest_fibonacci(n: u64) -> (u64, u64) {
    let (mut before, mut number) = (1, 1);
    while before <= n.saturating_sub(number) {
        (before, number) = (number, before + number);
    }
    (before, number)
}

/// The Fibonacci numbers 1, 2, 3, 5, 8, ... up to `last`, ascending, each once.
///
/// At most 92 numbers. O(log n) for n = `last`.
///
/// ```
/// use gamecore::fibonacci_numbers;
///
/// assert_eq!(fibonacci_numbers(13), [1, 2, 3, 5, 8, 13]);
/// assert_eq!(fibonacci_numbers(u64::MAX).last(), Some(&12_200_160_415_121_876_738));
/// ```
#[must_use]
pub fn fibonacci_numbers(last: u64) -> Vec<u64> {
    let pairs = successors(Some((1, 1_u64)), |&(a, b)| Some((b, b.checked_add(a)?)));
    pairs.map(|(_, number)| number).take_while(|&number| number <= last).collect()
}
