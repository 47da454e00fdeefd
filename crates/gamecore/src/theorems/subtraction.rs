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

use crate::theorems::room::empty_table;

/// The nim-values of the heaps 0 to `last` if a move takes one of these amounts from a heap.
///
/// The amounts may repeat and come in any order. By the definition (Grundy, 1939), in O(k n) time
/// for k amounts and n heaps, O(k + n) space.
///
/// # Panics
/// If an amount is 0: with a move that takes nothing play could go on forever. Or if a nim-value
/// exceeds 65535, for which more than 65535 amounts are needed, or memory has no room for so many
/// heaps.
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
    let mut values = empty_table(last);
    // A mex is at most the number of options, so those of up to 63 fit into 64 bits.
    let mut stamps = vec![u64::MAX; if amounts.len() < 64 { 0 } else { amounts.len() + 1 }];
    for heap in 0..=last {
        let amounts = amounts.iter().take_while(|&&amount| amount <= heap);
        let options = amounts.map(|amount| values[(heap - amount) as usize]);
        let mex = if stamps.is_empty() {
            let reached = options.fold(0, |reached: u64, option| reached | 1_u64 << option);
            Some((!reached).trailing_zeros() as usize)
        } else {
            options.for_each(|option| stamps[usize::from(option)] = heap);
            stamps.iter().position(|&stamp| stamp != heap)
        };
        let mex = mex.expect("more values than options");
        values.push(u16::try_from(mex).expect("a nim-value exceeds 65535"));
    }
    values
}
