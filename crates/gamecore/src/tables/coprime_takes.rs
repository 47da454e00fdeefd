use crate::game::{SumGame, Take};
use crate::theorems::factoring::gcd;
use crate::theorems::parts::{check_index, has_room};

/// Coprime takes: take from one heap a number of stones that has no factor in common with it.
///
/// From a heap of n stones d may be taken if 1 <= d <= n and gcd(n, d) = 1. A position is the
/// heaps, none of them beyond the table. The player who cannot move loses.
///
/// The nim-value of a heap is 0 if it is even, 1 if it is 1, and otherwise i where its least prime
/// factor is the i-th prime (Codeforces, problem 2004E; the proof is in the source). O(n) for the
/// outcome of n heaps, O(s log s) for the moves from a heap of s stones.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{CoprimeTakes, Take};
///
/// let game = CoprimeTakes::up_to(10);
/// let values: Vec<u64> = (0..=10).map(|heap| game.value(heap)).collect();
/// assert_eq!(values, [0, 1, 0, 2, 0, 3, 0, 4, 0, 2, 0]);
/// assert_eq!(game.outcome(&[3, 2, 9]), Outcome::P);
/// let takes = [Take { heap: 1, stones: 3 }, Take { heap: 2, stones: 2 }];
/// assert_eq!(game.winning_moves(&[3, 4, 5]), takes);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CoprimeTakes {
    last: u64,
    // The values of 1, 3, 5, ...
    odd: Vec<u32>,
}

impl CoprimeTakes {
    /// The game with the nim-values of the heaps 0 to `last`. O(n log log n) time and O(n) space,
    /// 20 MB for 10^7 heaps.
    ///
    /// # Panics
    /// If `last` is 2^32 - 1 or more, or if memory has no room for so many heaps.
    #[must_use]
    pub fn up_to(last: u64) -> CoprimeTakes {
        let odd_heaps = last / 2 + last % 2;
        let mut odd = Vec::new();
        let has_room = last < u64::from(u32::MAX) && has_room(&mut odd, odd_heaps);
        assert!(has_room, "a table of the heaps up to {} is too long", last);
        odd.resize(odd_heaps as usize, 0);
        // The options of n > 1 are the smaller positive numbers coprime to n. If n is even,
        // they are odd and by induction their values are not 0. If n is odd and its least prime
        // factor is the i-th prime, no number of value i is coprime to it, while 2, 1 and the
        // second to the (i - 1)-st prime are: so the mex is i.
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

    /// The nim-value of a heap. O(1).
    ///
    /// # Panics
    /// If the heap is beyond the table.
    #[must_use]
    pub fn value(&self, heap: u64) -> u64 {
        let last = self.last;
        assert!(heap <= last, "heap {} is beyond the table, which ends at {}", heap, last);
        if heap % 2 == 0 {
            0
        } else {
            u64::from(self.odd[heap as usize / 2])
        }
    }
}

impl SumGame for CoprimeTakes {
    type Component = u64;
    type Move = Take;

    fn component_value(&self, &heap: &u64) -> u64 {
        self.value(heap)
    }

    fn component_moves(&self, index: usize, &heap: &u64, nim_value: u64) -> Vec<Take> {
        let matches =
            |&stones: &u64| self.value(heap - stones) == nim_value && gcd(heap, stones) == 1;
        (1..=heap).filter(matches).map(|stones| Take { heap: index, stones }).collect()
    }

    fn make_move(&self, heaps: &mut Vec<u64>, chosen: &Take) {
        check_index("heap", chosen.heap, heaps.len());
        let heap = heaps[chosen.heap];
        let is_allowed = chosen.stones > 0 && gcd(heap, chosen.stones) == 1;
        assert!(is_allowed, "{} stones may not be taken from {}", chosen.stones, heap);
        chosen.lower(&mut heaps[chosen.heap]);
    }
}
