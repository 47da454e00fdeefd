//! Ranged Nim: take at least `least` and at most `most` stones from one heap.
//!
//! The player who cannot move loses; fewer than `least` stones cannot be taken.
//! [`bounded_nim`](super::bounded_nim) is the case `least` = 1, with a cap of its own for
//! each heap.

use super::nim::{self, nim_sum};
use super::outcome::Outcome;
use super::take::Take;

// Let p = least + most, r = n mod p and v = r / least, rounded down. Taking s from n leaves
// the remainder r - s <= r - least, if s <= r, or r + (p - s) >= r + least: not v again.
// Each w from 1 to v - 1 is reached by taking (v - w) least <= r - least < most; and 0 by
// taking v least or, if that exceeds `most`, by taking `most`, for r - most < least.

/// The nim-value of one heap from which `least` to `most` stones may be taken:
/// (heap mod (least + most)) / least, rounded down.
///
/// Right for every heap. O(1). Source: folklore; Bachet, 1612, for `least` = 1.
///
/// # Panics
/// If `least` is 0 or greater than `most`.
///
/// ```
/// use gamecore::ranged_nim;
///
/// let values: Vec<u64> = (0..=8).map(|heap| ranged_nim::nim_value(heap, 2, 5)).collect();
/// assert_eq!(values, [0, 0, 1, 1, 2, 2, 3, 0, 0]);
/// ```
pub fn nim_value(heap: u64, least: u64, most: u64) -> u64 {
    assert!(least > 0, "a move that takes 0 stones");
    assert!(least <= most, "at least {} and at most {} stones", least, most);
    // If the period exceeds u64, every heap is below it.
    least.checked_add(most).map_or(heap, |period| heap % period) / least
}

/// The outcome in normal play of these heaps with the same range of takes.
///
/// O(n). Source: Sprague, 1935; Grundy, 1939.
///
/// # Panics
/// If `least` is 0 or greater than `most`, and there is a heap.
///
/// ```
/// use gamecore::{ranged_nim, Outcome};
///
/// assert_eq!(ranged_nim::outcome([2, 3, 3], 1, 2), Outcome::N);
/// assert_eq!(ranged_nim::outcome([6, 14], 2, 5), Outcome::N);
/// assert_eq!(ranged_nim::outcome([6, 13], 2, 5), Outcome::P);
/// ```
pub fn outcome<I: IntoIterator<Item = u64>>(heaps: I, least: u64, most: u64) -> Outcome {
    nim::outcome(heaps.into_iter().map(|heap| nim_value(heap, least, most)))
}

/// Takes from one heap, of every number of stones in a range.
///
/// ```
/// use gamecore::ranged_nim::TakeRange;
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

/// All winning moves in normal play, by heap and then by stones, as ranges: a heap has at
/// most two of them.
///
/// Empty if and only if the position is a P-position. O(n).
/// Source: Sprague, 1935; Grundy, 1939.
///
/// # Panics
/// If `least` is 0 or greater than `most`, and there is a heap.
///
/// ```
/// use gamecore::ranged_nim::{self, TakeRange};
///
/// // Of 10 stones, of which 2 to 5 may be taken, leave 7 or 8.
/// let ranges = ranged_nim::winning_ranges(&[10], 2, 5);
/// assert_eq!(ranges, [TakeRange { heap: 0, fewest: 2, greatest: 3 }]);
/// ```
pub fn winning_ranges(heaps: &[u64], least: u64, most: u64) -> Vec<TakeRange> {
    let value = |&heap: &u64| nim_value(heap, least, most);
    let sum = nim_sum(heaps.iter().map(value));
    let ranges = heaps.iter().enumerate().flat_map(|(index, heap)| {
        let found = takes_to_value(*heap, least, most, sum ^ value(heap));
        found.into_iter().map(move |(fewest, greatest)| TakeRange { heap: index, fewest, greatest })
    });
    ranges.collect()
}

/// All winning moves in normal play, by heap and then by stones; empty if and only if the
/// position is a P-position.
///
/// A heap has at most min(`least`, `most` - `least` + 1) of them; [`winning_ranges`] takes O(n).
/// O(n) for n heaps and moves. Source: Sprague, 1935; Grundy, 1939.
///
/// # Panics
/// If `least` is 0 or greater than `most`, and there is a heap.
///
/// ```
/// use gamecore::{ranged_nim, Take};
///
/// let take = |heap, stones| Take { heap, stones };
/// assert_eq!(ranged_nim::winning_moves(&[2, 3, 3], 1, 2), [take(0, 2), take(1, 1), take(2, 1)]);
/// ```
pub fn winning_moves(heaps: &[u64], least: u64, most: u64) -> Vec<Take> {
    winning_ranges(heaps, least, most).iter().flat_map(TakeRange::iter).collect()
}

// The ranges of takes that turn a heap into one of nim-value `wanted`, which is not its own but
// the nim-sum of those of the other heaps.
fn takes_to_value(heap: u64, least: u64, most: u64, wanted: u64) -> Vec<(u64, u64)> {
    // A nim-value times `least` is not above its heap, so all these numbers are below 2^66.
    let [heap, least, most, wanted] = [heap, least, most, wanted].map(i128::from);
    let period = least + most;
    let first = wanted * least;
    let last = (first + least).min(period) - 1;
    // The heap that is left has a remainder from `first` to `last`. Fewer than a period are taken,
    // so it lies in the heap's period or in the one before it.
    let rest = heap % period;
    let takes = [rest, rest + period]
        .map(|rest| (least.max(rest - last), most.min(heap).min(rest - first)));
    let takes = takes.iter().filter(|(fewest, greatest)| fewest <= greatest);
    takes.map(|&(fewest, greatest)| (fewest as u64, greatest as u64)).collect()
}
