//! Subtraction games: take one of finitely many amounts from a heap. The player who cannot move
//! loses.
//!
//! Theorem (Sprague, 1935; Grundy, 1939). The nim-value of a heap is the mex of those of its
//! options, and heaps are a P-position if and only if the nim-sum of their values is 0.
//!
//! Proof. See [`theorems`](crate::theorems).
//!
//! From some heap on the values repeat (Golomb, 1966): see
//! [`subtraction_period`](crate::subtraction_period). For 1 to m they are n mod (m + 1), see
//! [`bounded_nim_value`](crate::bounded_nim_value), and for a to b those of
//! [`ranged_nim_value`](crate::ranged_nim_value). To subtract a square is the game with the amounts
//! 1, 4, 9, ... (its values are OEIS A014586, its P-positions A030193).
//!
//! ```
//! use gamecore::subtraction_table;
//!
//! let squares: Vec<u64> = (1..=20).map(|root| root * root).collect();
//! let values = subtraction_table(&squares, 400);
//! assert_eq!(values[..12], [0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1]);
//! let p_positions: Vec<usize> = (0..50).filter(|&heap| values[heap] == 0).collect();
//! assert_eq!(p_positions, [0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39, 44]);
//! ```

use std::convert::TryFrom;

use crate::theorems::bits::Bits;

/// The nim-values of the heaps 0 to `last` if a move takes one of these amounts from a heap.
///
/// The amounts may repeat and come in any order. By the definition (Grundy, 1939), in O(k n) time
/// for k amounts and n heaps, O(k + n) space.
///
/// # Panics
/// If an amount is 0: with a move that takes nothing play could go on forever. Or if a nim-value
/// exceeds 65535, for which more than 65535 amounts are needed.
///
/// ```
/// use gamecore::subtraction_table;
///
/// assert_eq!(subtraction_table(&[1, 3, 4], 8), [0, 1, 0, 1, 2, 3, 2, 0, 1]);
/// ```
#[must_use]
pub fn subtraction_table(amounts: &[u64], last: u64) -> Vec<u16> {
    let mut amounts = amounts.to_vec();
    amounts.sort_unstable();
    amounts.dedup();
    assert!(amounts.first() != Some(&0), "an amount of a subtraction game is 0");
    let mut values = vec![0];
    // For each value the last heap with an option of it. A mex is at most the number of options.
    let mut reached_from = vec![0; amounts.len() + 1];
    for heap in 1..=last {
        for amount in amounts.iter().take_while(|&&amount| amount <= heap) {
            let option = values[(heap - amount) as usize];
            reached_from[usize::from(option)] = heap;
        }
        let mex = reached_from.iter().position(|&from| from != heap);
        let mex = mex.expect("more values than options");
        values.push(u16::try_from(mex).expect("a nim-value exceeds 65535"));
    }
    values
}

/// The same, found with a set of bits: for many amounts, as for all primes, or for all products of
/// two numbers.
///
/// O(n^2 / 64) time for n heaps, however many amounts there are, and O(v n) for nim-values below
/// v; O(n) space. It is the faster one from about one amount in a hundred heaps on.
///
/// # Panics
/// As [`subtraction_table`], and if there are more heaps than a `usize` can count.
///
/// ```
/// use gamecore::{dense_subtraction_table, subtraction_table};
///
/// let odd: Vec<u64> = (0..500).map(|half| 2 * half + 1).collect();
/// assert_eq!(dense_subtraction_table(&odd, 1000), subtraction_table(&odd, 1000));
/// ```
#[must_use]
pub fn dense_subtraction_table(amounts: &[u64], last: u64) -> Vec<u16> {
    let heaps = last.checked_add(1).and_then(|heaps| usize::try_from(heaps).ok());
    let heaps = heaps.expect("fewer heaps than memory can hold");
    let mut allowed = Bits::new(heaps);
    for &amount in amounts.iter().filter(|&&amount| amount <= last) {
        assert!(amount > 0, "an amount of a subtraction game is 0");
        allowed.insert(amount as usize);
    }
    let mut values = vec![0; heaps];
    // The heaps with options of all values so far. Each gets the next one, unless some option
    // has that, too.
    let (mut left, mut value): (Vec<usize>, u16) = ((0..heaps).collect(), 0);
    loop {
        let mut reaching = Bits::new(heaps);
        left.retain(|&heap| {
            let is_later = reaching.contains(heap);
            if !is_later {
                values[heap] = value;
                reaching.insert_shifted(&allowed, heap);
            }
            is_later
        });
        if left.is_empty() {
            return values;
        }
        value = value.checked_add(1).expect("a nim-value exceeds 65535");
    }
}
