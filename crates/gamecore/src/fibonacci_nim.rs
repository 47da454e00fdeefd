//! Fibonacci Nim: one heap; a move takes at least one stone and at most twice
//! what the move before took; the first move may not take everything;
//! whoever cannot move has lost.
//!
//! The lost heaps are the Fibonacci numbers (Whinihan, 1963). With a quota for
//! the next take, the smallest term of the Zeckendorf representation decides
//! (Schwenk, 1970). Everything here is exact for every `u64`.

use super::outcome::Outcome;

// Every positive integer is in exactly one way a sum of Fibonacci numbers 1, 2,
// 3, 5, 8, ... without two neighbours (Zeckendorf, 1972). Write z(n) for the
// smallest term, and z(0) for infinity.
//
// Lemma. If t >= 1 and z(n - t) > 2t, then t is a tail of n: the sum of its
// smallest so many terms. For n = t that is plain. Otherwise let f be the
// largest term of t, f <= t, and f' the next Fibonacci number. Then
// z(n - t) > 2t >= 2f >= f', so the terms of n - t lie above f'. Together with
// those of t they have no two neighbours: they are the representation of n.
//
// Theorem. A heap of n with quota q is lost exactly if z(n) > q. By induction:
// - If z(n) <= q, take z(n). The next term of n, if any, is no neighbour of
//   z(n), hence more than twice as large: the other player gets a lost heap.
// - If z(n) > q, a take t <= q is less than every tail of n, so by the lemma
//   z(n - t) <= 2t: the other player gets a won heap.

/// 0, and the Fibonacci numbers 1, 2, 3, 5, 8, ... that 64 bits can hold.
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

/// Who wins a fresh heap of `n` stones, where the first take is from 1 to
/// `n - 1`: lost exactly if `n` is a Fibonacci number or 0.
///
/// Heaps of 0 and 1 are lost because there is no first move. O(1): a look into a table.
///
/// Source: Whinihan, 1963.
///
/// ```
/// use gamecore::fibonacci_nim::outcome;
/// use gamecore::outcome::Outcome;
///
/// assert_eq!(outcome(13), Outcome::P);
/// assert_eq!(outcome(12), Outcome::N);
/// // The largest Fibonacci number below 2^64.
/// assert_eq!(outcome(12_200_160_415_121_876_738), Outcome::P);
/// ```
pub fn outcome(n: u64) -> Outcome {
    Outcome::n_if(FIBONACCI.binary_search(&n).is_err())
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
/// They are the only Fibonacci numbers without two neighbours that do so; for
/// `n` = 0 there are none. The greedy choice finds them. O(log n).
///
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

/// Who wins a heap of `n` stones if the next take is from 1 to `quota`.
///
/// A quota above `n` allows no more than a quota of `n`. O(log n).
///
/// Source: Schwenk, 1970.
///
/// ```
/// use gamecore::fibonacci_nim::outcome_with_quota;
/// use gamecore::outcome::Outcome;
///
/// // 10 = 8 + 2.
/// assert_eq!(outcome_with_quota(10, 1), Outcome::P);
/// assert_eq!(outcome_with_quota(10, 2), Outcome::N);
/// ```
pub fn outcome_with_quota(n: u64, quota: u64) -> Outcome {
    Outcome::n_if(winning_take(n, quota).is_some())
}

/// The smallest take from 1 to `quota` that wins a heap of `n` stones, or
/// `None` if the heap is lost.
///
/// It is the smallest Zeckendorf term of `n`, unless the quota forbids it.
/// For a fresh heap the quota is `n - 1`. O(log n).
///
/// Source: Schwenk, 1970.
///
/// ```
/// use gamecore::fibonacci_nim::winning_take;
///
/// assert_eq!(winning_take(12, 11), Some(1)); // 12 = 8 + 3 + 1
/// assert_eq!(winning_take(13, 12), None);
/// ```
pub fn winning_take(n: u64, quota: u64) -> Option<u64> {
    zeckendorf(n).last().copied().filter(|&smallest| smallest <= quota)
}

/// Every take from 1 to `quota` that wins a heap of `n` stones, ascending.
///
/// At most one for each Zeckendorf term. O(log n).
///
/// Source: Schwenk, 1970, for what is lost; the lemma in the source text says
/// that only the sums of the smallest terms can win.
///
/// ```
/// use gamecore::fibonacci_nim::winning_takes;
///
/// // 16 = 13 + 3: take 3 and leave 13 with a quota of 6, or take all.
/// assert_eq!(winning_takes(16, 16), [3, 16]);
/// assert_eq!(winning_takes(16, 15), [3]);
/// // 12 = 8 + 3 + 1: to take 3 + 1 would leave 8 with a quota of 8.
/// assert_eq!(winning_takes(12, 11), [1]);
/// ```
pub fn winning_takes(n: u64, quota: u64) -> Vec<u64> {
    let terms = zeckendorf(n);
    let mut takes = Vec::new();
    let mut tail = 0;
    for (index, term) in terms.iter().enumerate().rev() {
        tail += term;
        // Below a term, the tail is less than the Fibonacci number before that
        // term: at most F(92) < 2^63, so twice the tail does not overflow.
        let left_is_lost = index == 0 || terms[index - 1] > 2 * tail;
        if left_is_lost && tail <= quota {
            takes.push(tail);
        }
    }
    takes
}
