use crate::game::{NimValued, SumGame, Take};
use crate::theorems::parts::check_index;
use crate::theorems::ranged_nim::ranged_nim_value;

/// Ranged Nim: take at least `least` and at most `most` stones from one heap.
///
/// A position is the heaps. The player who cannot move loses, even if stones are left: from a heap
/// of fewer than `least` stones nothing can be taken.
///
/// The nim-value of a heap is (heap mod (`least` + `most`)) / `least`, rounded down (folklore; the
/// proof: [`ranged_nim`](crate::theorems::ranged_nim)). O(n) for the outcome and one winning move
/// of n heaps; a heap has at most min(`least`, `most` - `least` + 1) winning moves, in at most two
/// [ranges](RangedNim::winning_ranges).
///
/// [`BoundedNim`](crate::BoundedNim) is the case `least` = 1, with a cap of its own for each heap.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{RangedNim, Take};
///
/// let game = RangedNim::new(2, 5);
/// let values: Vec<u64> = (0..=8).map(|heap| game.nim_value(&[heap])).collect();
/// assert_eq!(values, [0, 0, 1, 1, 2, 2, 3, 0, 0]);
/// assert_eq!(game.outcome(&[6, 14]), Outcome::N);
/// assert_eq!(game.outcome(&[6, 13]), Outcome::P);
///
/// let take = |heap, stones| Take { heap, stones };
/// let moves = RangedNim::new(1, 2).winning_moves(&[2, 3, 3]);
/// assert_eq!(moves, [take(0, 2), take(1, 1), take(2, 1)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RangedNim {
    least: u64,
    most: u64,
}

impl SumGame for RangedNim {
    type Component = u64;
    type Move = Take;

    fn component_value(&self, &heap: &u64) -> u64 {
        ranged_nim_value(heap, self.least, self.most)
    }

    fn component_moves(&self, index: usize, &heap: &u64, nim_value: u64) -> Vec<Take> {
        self.ranges(index, heap, nim_value).iter().flat_map(TakeRange::iter).collect()
    }

    fn component_move(&self, index: usize, &heap: &u64, nim_value: u64) -> Option<Take> {
        let ranges = self.ranges(index, heap, nim_value);
        ranges.first().map(|range| Take { heap: index, stones: range.fewest })
    }

    fn make_move(&self, heaps: &mut Vec<u64>, chosen: &Take) {
        let is_allowed = self.least <= chosen.stones && chosen.stones <= self.most;
        assert!(is_allowed, "{} stones may not be taken", chosen.stones);
        check_index("heap", chosen.heap, heaps.len());
        chosen.lower(&mut heaps[chosen.heap]);
    }
}

impl RangedNim {
    /// The game with takes of `least` to `most` stones.
    ///
    /// # Panics
    /// If `least` is 0 or greater than `most`.
    #[must_use]
    pub fn new(least: u64, most: u64) -> RangedNim {
        assert!(least > 0, "a move that takes 0 stones");
        assert!(least <= most, "at least {} and at most {} stones", least, most);
        RangedNim { least, most }
    }

    /// All winning moves, by heap and then by stones, as ranges: a heap has at most two of them.
    ///
    /// None if and only if the position is a P-position. O(n) for n heaps.
    ///
    /// ```
    /// use gamecore::{RangedNim, TakeRange};
    ///
    /// // Of 10 stones, of which 2 to 5 may be taken, leave 7 or 8.
    /// let ranges = RangedNim::new(2, 5).winning_ranges(&[10]);
    /// assert_eq!(ranges, [TakeRange { heap: 0, fewest: 2, greatest: 3 }]);
    /// ```
    #[must_use]
    pub fn winning_ranges(&self, heaps: &[u64]) -> Vec<TakeRange> {
        let sum = self.nim_value(heaps);
        let heaps = heaps.iter().enumerate().filter(|_| sum != 0);
        heaps
            .flat_map(|(index, heap)| self.ranges(index, *heap, sum ^ self.component_value(heap)))
            .collect()
    }

    // The ranges of takes that turn a heap into one of nim-value `wanted`, which is not its own.
    fn ranges(&self, index: usize, heap: u64, wanted: u64) -> Vec<TakeRange> {
        // No smaller heap has a greater value.
        if wanted > heap / self.least {
            return Vec::new();
        }
        // A value times `least` is not above its heap, so all these numbers are below 2^66.
        let [size, least, most, wanted] = [heap, self.least, self.most, wanted].map(i128::from);
        let period = least + most;
        let first = wanted * least;
        let last = (first + least).min(period) - 1;
        // The heap that is left has a remainder from `first` to `last`. Fewer than a period are
        // taken, so it lies in the heap's period or in the one before it.
        let rest = size % period;
        let takes = [rest, rest + period]
            .map(|rest| (least.max(rest - last), most.min(size).min(rest - first)));
        let takes = takes.iter().filter(|(fewest, greatest)| fewest <= greatest);
        let range = |&(fewest, greatest): &(i128, i128)| TakeRange {
            heap: index,
            fewest: fewest as u64,
            greatest: greatest as u64,
        };
        takes.map(range).collect()
    }
}

/// Takes from one heap, of every number of stones in a range.
///
/// ```
/// use gamecore::TakeRange;
///
/// let takes = TakeRange { heap: 1, fewest: 2, greatest: 4 };
/// assert_eq!(takes.iter().map(|take| take.stones).collect::<Vec<u64>>(), [2, 3, 4]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TakeRange {
    /// The index of the heap, from 0.
    pub heap: usize,
    /// The fewest stones that are taken.
    pub fewest: u64,
    /// The most stones that are taken.
    pub greatest: u64,
}

impl TakeRange {
    /// The takes, from the smallest to the largest.
    pub fn iter(&self) -> impl Iterator<Item = Take> {
        let heap = self.heap;
        (self.fewest..=self.greatest).map(move |stones| Take { heap, stones })
    }
}
