//! Coprime takes: take from one heap a number of stones that has no factor in common with it.
//!
//! From a heap of n stones d may be taken if 1 <= d <= n and gcd(n, d) = 1. The player who
//! cannot move loses.

use crate::numbers::factoring::gcd;
use crate::heaps::nim;
use crate::game::Outcome;
use crate::game::Take;

/// The nim-values of the heaps up to a last one.
///
/// ```
/// use gamecore::coprime_takes::CoprimeTakes;
/// use gamecore::{Outcome, Take};
///
/// let game = CoprimeTakes::up_to(10);
/// let values: Vec<u64> = (0..=10).map(|heap| game.nim_value(heap)).collect();
/// assert_eq!(values, [0, 1, 0, 2, 0, 3, 0, 4, 0, 2, 0]);
/// assert_eq!(game.outcome([3, 2, 9]), Outcome::P);
/// let takes = [Take { heap: 1, stones: 3 }, Take { heap: 2, stones: 2 }];
/// assert_eq!(game.winning_moves(&[3, 4, 5]), takes);
/// ```
#[derive(Clone, Debug)]
pub struct CoprimeTakes {
    last: u64,
    // The values of 1, 3, 5, ...
    odd: Vec<u32>,
}

impl CoprimeTakes {
    /// The nim-values of the heaps 0 to `last`. O(n log log n) time and O(n) space: 10^7 heaps
    /// take about a tenth of a second and 20 MB.
    ///
    /// # Panics
    /// If `last` is above 2^32 - 1.
    pub fn up_to(last: u64) -> CoprimeTakes {
        assert!(last <= u64::from(u32::MAX), "a table of {} heaps is too long", last);
        // The options of n > 1 are the smaller positive numbers coprime to n. If n is even,
        // they are odd and by induction their values are not 0. If n is odd and its least prime
        // factor is the i-th prime, no number of value i is coprime to it, while 2, 1 and the
        // second to the (i - 1)-st prime are: so the mex is i.
        let mut odd = vec![0; (last as usize + 1) / 2];
        if let Some(one) = odd.first_mut() {
            *one = 1;
        }
        let mut index = 1;
        for half in 1..odd.len() {
            if odd[half] == 0 {
                // 2 half + 1 is a prime; its odd multiples, from its square on.
                index += 1;
                odd[half] = index;
                let square = half.saturating_mul(2 * half + 2);
                for multiple in (square..odd.len()).step_by(2 * half + 1) {
                    if odd[multiple] == 0 {
                        odd[multiple] = index;
                    }
                }
            }
        }
        CoprimeTakes { last, odd }
    }

    /// The nim-value of a heap: 0 if it is even, 1 if it is 1, and otherwise i where its least
    /// prime factor is the i-th prime. O(1).
    ///
    /// # Panics
    /// If the heap is beyond the table.
    pub fn nim_value(&self, heap: u64) -> u64 {
        assert!(
            heap <= self.last,
            "heap {} is beyond the table, which ends at {}",
            heap,
            self.last
        );
        if heap % 2 == 0 {
            0
        } else {
            u64::from(self.odd[heap as usize / 2])
        }
    }

    /// The outcome of several heaps together in normal play. O(n) for n heaps.
    ///
    /// # Panics
    /// As [`nim_value`](CoprimeTakes::nim_value).
    pub fn outcome<I: IntoIterator<Item = u64>>(&self, heaps: I) -> Outcome {
        nim::outcome(heaps.into_iter().map(|heap| self.nim_value(heap)))
    }

    /// All winning moves in normal play, by heap and then by the number of stones; empty if and
    /// only if the position is a P-position.
    ///
    /// O(n log n) time for n stones.
    ///
    /// # Panics
    /// As [`nim_value`](CoprimeTakes::nim_value).
    pub fn winning_moves(&self, heaps: &[u64]) -> Vec<Take> {
        let sum = nim::nim_sum(heaps.iter().map(|&heap| self.nim_value(heap)));
        let mut moves = Vec::new();
        for (heap, &size) in heaps.iter().enumerate() {
            // The heap must come to match the others.
            let others = sum ^ self.nim_value(size);
            let wins =
                |&stones: &u64| self.nim_value(size - stones) == others && gcd(size, stones) == 1;
            moves.extend((1..=size).filter(wins).map(|stones| Take { heap, stones }));
        }
        moves
    }
}
