//! Fibonacci Nim: one heap; a move takes at least one stone and at most twice
//! as many as the move before took; the first move may not take everything; the
//! player who cannot move loses.
//!
//! The P-positions are the Fibonacci numbers (Whinihan, 1963). With a quota, the
//! most that the next move may take, the smallest term of the Zeckendorf
//! representation decides (Schwenk, 1970). Everything here is exact for every `u64`.
//! The Fibonacci numbers are 1, 2, 3, 5, 8, ... throughout.

use super::outcome::Outcome;
use super::take::Take;

// Every positive integer is in exactly one way a sum of Fibonacci numbers 1, 2,
// 3, 5, 8, ... without two neighbours (Zeckendorf, 1972). Write z(n) for the
// smallest term, and z(0) for infinity.
//
// Lemma. If t >= 1 and z(n - t) > 2t, then t is a tail of n: the sum of its smallest
// term and perhaps the next ones. For n = t that is plain. Otherwise let f be the
// largest term of t, f <= t, and f' the next Fibonacci number. Then
// z(n - t) > 2t >= 2f >= f', so the terms of n - t lie above f'. Together with
// those of t they have no two neighbours: they are the representation of n.
//
// Theorem. A heap of n with quota q is a P-position if and only if z(n) > q. By
// induction:
// - If z(n) <= q, take z(n). The next term of n, if any, is not a neighbour
//   of z(n), hence more than twice as large: this leaves a P-position.
// - If z(n) > q, a take t <= q is less than every tail of n, so by the lemma
//   z(n - t) <= 2t: this leaves an N-position.
// A fresh heap of n has the quota n - 1, and z(n) > n - 1 if n is its only term.

// 0, and the Fibonacci numbers 1, 2, 3, 5, 8, ... that 64 bits can hold.
const FIBONACCI: [u64; 93] = fibonacci();

const fn fibonacci() -> [u64; 93] {
    let mut numbers = [0; 93];
    numbers[1] = 1;
    numbers[2] = 2;
    let mut index = 3;
    while index < numbers.len() {
        numbers[index] = numbers[index - 2] + numbers[index - 1];
        index += 1;
    }
    numbers
}

/// The outcome of a fresh heap of `n` stones, where the first take is from 1 to
/// `n - 1`: P if and only if `n` is a Fibonacci number or 0.
///
/// Heaps of 0 and 1 are P-positions because there is no first move. O(1).
/// Source: Whinihan, 1963.
///
/// ```
/// use gamecore::{fibonacci_nim, Outcome};
///
/// assert_eq!(fibonacci_nim::outcome(13), Outcome::P);
/// assert_eq!(fibonacci_nim::outcome(12), Outcome::N);
/// // The largest Fibonacci number below 2^64.
/// assert_eq!(fibonacci_nim::outcome(12_200_160_415_121_876_738), Outcome::P);
/// ```
pub fn outcome(n: u64) -> Outcome {
    Outcome::n_if(FIBONACCI.binary_search(&n).is_err())
}

/// The outcome of a heap of `n` stones if the next take is from 1 to `quota`.
///
/// A quota above `n` allows no more than a quota of `n`. O(log n).
/// Source: Schwenk, 1970.
///
/// ```
/// use gamecore::{fibonacci_nim, Outcome};
///
/// // 10 = 8 + 2.
/// assert_eq!(fibonacci_nim::outcome_with_quota(10, 1), Outcome::P);
/// assert_eq!(fibonacci_nim::outcome_with_quota(10, 2), Outcome::N);
/// ```
pub fn outcome_with_quota(n: u64, quota: u64) -> Outcome {
    let smallest_term = zeckendorf(n).last().copied();
    Outcome::n_if(smallest_term.map_or(false, |smallest| smallest <= quota))
}

/// All winning moves from a fresh heap of `n` stones, smallest first; empty if
/// and only if it is a P-position.
///
/// O(log n). Source: Schwenk, 1970.
///
/// ```
/// use gamecore::{fibonacci_nim, Take};
///
/// // 12 = 8 + 3 + 1: to take 3 + 1 would leave 8 with a quota of 8.
/// assert_eq!(fibonacci_nim::winning_moves(12), [Take { heap: 0, stones: 1 }]);
/// ```
pub fn winning_moves(n: u64) -> Vec<Take> {
    winning_moves_with_quota(n, n.saturating_sub(1))
}

/// All winning moves from a heap of `n` stones if the next take is from 1 to
/// `quota`, smallest first; empty if and only if it is a P-position.
///
/// The smallest is the smallest Zeckendorf term of `n`; there is at most one for
/// each term. O(log n). Source: Schwenk, 1970, for the P-positions; the lemma in
/// the source text shows that only sums of the smallest terms can win.
///
/// ```
/// use gamecore::{fibonacci_nim, Take};
///
/// // 16 = 13 + 3: take 3 and leave 13 with a quota of 6, or take all.
/// let takes = fibonacci_nim::winning_moves_with_quota(16, 16);
/// assert_eq!(takes, [Take { heap: 0, stones: 3 }, Take { heap: 0, stones: 16 }]);
/// ```
pub fn winning_moves_with_quota(n: u64, quota: u64) -> Vec<Take> {
    let terms = zeckendorf(n);
    let mut takes = Vec::new();
    let mut tail = 0;
    for (index, term) in terms.iter().enumerate().rev() {
        tail += term;
        // Below a term, the tail is less than the Fibonacci number before that
        // term, hence less than 2^63, so twice the tail does not overflow.
        let leaves_p_position = index == 0 || terms[index - 1] > 2 * tail;
        if leaves_p_position && tail <= quota {
            takes.push(Take { heap: 0, stones: tail });
        }
    }
    takes
}

/// The Fibonacci numbers 1, 2, 3, 5, 8, ... up to `last`, ascending, each once.
///
/// At most 92 numbers; O(log last).
///
/// ```
/// use gamecore::fibonacci_nim::fibonacci_numbers;
///
/// assert_eq!(fibonacci_numbers(13), [1, 2, 3, 5, 8, 13]);
/// assert_eq!(fibonacci_numbers(u64::MAX).last(), Some(&12_200_160_415_121_876_738));
/// ```
pub fn fibonacci_numbers(last: u64) -> Vec<u64> {
    FIBONACCI[1..].iter().copied().take_while(|&number| number <= last).collect()
}

/// The Zeckendorf representation: the terms whose sum is `n`, descending.
///
/// They are the only Fibonacci numbers without two neighbours whose sum is `n`;
/// for `n` = 0 there are none. The greedy choice finds them. O(log n).
/// Source: Zeckendorf, 1972.
///
/// ```
/// use gamecore::fibonacci_nim::zeckendorf;
///
/// assert_eq!(zeckendorf(100), [89, 8, 3]);
/// ```
pub fn zeckendorf(n: u64) -> Vec<u64> {
    let mut terms = Vec::new();
    let mut rest = n;
    for fibonacci in fibonacci_numbers(n).into_iter().rev() {
        if fibonacci <= rest {
            terms.push(fibonacci);
            rest -= fibonacci;
        }
    }
    terms
}
