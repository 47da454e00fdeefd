//! Nim: take any positive number of stones from one heap. The player who cannot move loses, or wins
//! in misere play.
//!
//! Theorem (Bouton, 1901). In normal play the heaps are a P-position if and only if their
//! [nim-sum](crate::nim_sum) is 0. In misere play they are one if and only if the nim-sum is 0 and
//! some heap is above 1, or it is 1 and none is.
//!
//! Proof for misere play. While some heap is above 1, the winner of normal play wins: a player
//! whose move leaves no heap above 1 can leave an odd number of ones instead of an even one. Ones
//! alone can only be taken one after another.
//!
//! Nim in disguise: Northcott's game and Poker Nim (stones that the loser adds are taken away
//! again), Nimble (a coin on square n is a heap of n), Turning Turtles and Twins, the divisor game.
//!
//! ```
//! use gamecore::{is_misere_nim_p, nim_sum};
//!
//! assert_eq!(nim_sum([1, 2, 3]), 0);
//! assert!(is_misere_nim_p([1, 2, 3]));
//! assert!(is_misere_nim_p([1, 1, 1]));
//! ```

use std::borrow::Borrow;

/// Whether the heaps are a P-position of Nim in misere play: the nim-sum is 0 if and only if some
/// heap is above 1 (Bouton, 1901).
///
/// O(n) time and O(1) space for n heaps.
///
/// ```
/// use gamecore::is_misere_nim_p;
///
/// assert!(is_misere_nim_p([2, 2]));
/// assert!(!is_misere_nim_p([1, 1]));
/// ```
pub fn is_misere_nim_p<I>(heaps: I) -> bool
where
    I: IntoIterator,
    I::Item: Borrow<u64>,
{
    let (mut sum, mut some_heap_is_large) = (0, false);
    for heap in heaps {
        let heap = *heap.borrow();
        sum ^= heap;
        some_heap_is_large |= heap > 1;
    }
    (sum == 0) == some_heap_is_large
}
