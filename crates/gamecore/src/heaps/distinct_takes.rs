use std::collections::BTreeSet;
use std::collections::HashMap;

use crate::game::{SumGame, Take};
use crate::theorems::parts::check_index;

/// Distinct takes: take any positive number of stones from one heap, but not a number that has been
/// taken from this heap before.
///
/// A position is the [`UsedHeap`]s, each with the numbers that have been taken from it. The player
/// who cannot move loses. A heap has at most [`MOST`](DistinctTakes::MOST) stones.
///
/// The nim-value of a heap from which nothing has been taken is the greatest k with
/// k (k + 1) / 2 <= stones, the number of moves in the longest play (Codeforces, problem 768E).
/// That is computed and not proved: the tests play all heaps up to the greatest one by the rules.
/// A heap with used numbers has no such formula: it may have a smaller value than the longest play
/// has moves. It is played out by the definition (Grundy, 1939).
///
/// O(1) for the nim-value of a heap from which nothing has been taken. For any other heap, and for
/// all moves, exponential time and space: about 200,000 heaps for one of 64 stones.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{DistinctTakes, Take, UsedHeap};
///
/// assert_eq!(DistinctTakes.nim_value(&[UsedHeap::fresh(5)]), 2);
/// let heaps = [UsedHeap::fresh(1), UsedHeap::fresh(2)];
/// assert_eq!(DistinctTakes.outcome(&heaps), Outcome::P);
///
/// // Of 3 stones with 3 used, 1 and then 2 can be taken, or 2 and then 1.
/// let used = UsedHeap { stones: 3, used: Some(3).into_iter().collect() };
/// assert_eq!(DistinctTakes.outcome(&[used.clone()]), Outcome::P);
/// let six = [UsedHeap::fresh(6)];
/// assert_eq!(DistinctTakes.winning_moves(&six)[0], Take { heap: 0, stones: 3 });
/// assert_eq!(DistinctTakes.after(&six, &Take { heap: 0, stones: 3 }), [used]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DistinctTakes;

/// A heap, and the numbers of stones that have been taken from it.
///
/// ```
/// use gamecore::UsedHeap;
///
/// let heap = UsedHeap::fresh(6);
/// assert_eq!(heap.stones, 6);
/// assert!(heap.used.is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UsedHeap {
    /// The number of stones that are left.
    pub stones: u64,
    /// The numbers that may not be taken any more.
    pub used: BTreeSet<u64>,
}

impl UsedHeap {
    /// A heap from which nothing has been taken.
    #[must_use]
    pub fn fresh(stones: u64) -> UsedHeap {
        UsedHeap { stones, used: BTreeSet::new() }
    }
}

impl DistinctTakes {
    /// The greatest number of stones in a heap.
    ///
    /// ```
    /// use gamecore::prelude::*;
    /// use gamecore::{DistinctTakes, UsedHeap};
    ///
    /// // Takes of 1 to 10 stones are 55, and those of 1 to 11 are 66.
    /// let largest = UsedHeap::fresh(DistinctTakes::MOST);
    /// assert_eq!(DistinctTakes.nim_value(&[largest]), 10);
    /// ```
    pub const MOST: u64 = 64;

    // The used numbers that matter, as bits.
    fn bits(heap: &UsedHeap) -> u128 {
        let (stones, most) = (heap.stones, DistinctTakes::MOST);
        assert!(stones <= most, "a heap of {} stones, at most {} are allowed", stones, most);
        heap.used.range(..=stones).fold(0, |bits, &number| bits | 1 << number)
    }
}

// The nim-values of heaps with used numbers, as far as they are known.
#[derive(Default)]
struct UsedHeapValues {
    values: HashMap<(u64, u128), u64>,
}

impl UsedHeapValues {
    // The nim-value of a heap; of the used numbers the bits are set.
    fn value(&mut self, stones: u64, used: u128) -> u64 {
        // Larger numbers than the heap make no difference, nor does 0.
        let used = used & ((1 << (stones + 1)) - 2);
        if used == 0 {
            let fits = |&k: &u64| k * (k + 1) / 2 <= stones;
            return (1..).take_while(fits).count() as u64;
        }
        if let Some(&value) = self.values.get(&(stones, used)) {
            return value;
        }
        // No play has more moves than bits.
        let mut reached = 0_u64;
        for take in unused_takes(stones, used) {
            reached |= 1 << self.value(stones - take, used | 1 << take);
        }
        let value = u64::from((!reached).trailing_zeros());
        self.values.insert((stones, used), value);
        value
    }
}

// The numbers that may be taken.
fn unused_takes(stones: u64, used: u128) -> impl Iterator<Item = u64> {
    (1..=stones).filter(move |take| used >> take & 1 == 0)
}

impl SumGame for DistinctTakes {
    type Component = UsedHeap;
    type Move = Take;

    fn component_value(&self, heap: &UsedHeap) -> u64 {
        UsedHeapValues::default().value(heap.stones, DistinctTakes::bits(heap))
    }

    fn component_moves(&self, index: usize, heap: &UsedHeap, nim_value: u64) -> Vec<Take> {
        let (stones, used) = (heap.stones, DistinctTakes::bits(heap));
        let mut known = UsedHeapValues::default();
        let reaching = unused_takes(stones, used)
            .filter(|&take| known.value(stones - take, used | 1 << take) == nim_value);
        reaching.map(|stones| Take { heap: index, stones }).collect()
    }

    fn make_move(&self, heaps: &mut Vec<UsedHeap>, chosen: &Take) {
        check_index("heap", chosen.heap, heaps.len());
        let heap = &mut heaps[chosen.heap];
        assert!(chosen.stones > 0, "a move that takes 0 stones");
        assert!(heap.used.insert(chosen.stones), "{} stones were taken before", chosen.stones);
        chosen.lower(&mut heap.stones);
    }
}
