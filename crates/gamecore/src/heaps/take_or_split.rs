//! Take one stone, or split an even heap into k equal ones of half its size.
//!
//! The player who takes the last stone wins. With k = 0, an even heap can be removed.

use crate::game::nim_sum;
use crate::heaps::nim;
use crate::game::Outcome;

/// A move; the number is the index of the heap, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TakeOrSplit {
    /// Take one stone from the heap.
    TakeOne(usize),
    /// Put k heaps of half its size in the place of the heap.
    Split(usize),
}

impl TakeOrSplit {
    /// The position after this move; the first new heap stands in the place of the old one, and
    /// the others at the end.
    ///
    /// O(n + k) time and space.
    ///
    /// # Panics
    /// If there is no such heap, if it is empty, or if it is odd and to be split.
    ///
    /// ```
    /// use gamecore::TakeOrSplit;
    ///
    /// assert_eq!(TakeOrSplit::Split(0).after(&[6, 5], 3), [3, 5, 3, 3]);
    /// ```
    pub fn after(self, heaps: &[u64], k: u64) -> Vec<u64> {
        let mut left = heaps.to_vec();
        match self {
            TakeOrSplit::TakeOne(heap) => {
                left[heap] = left[heap].checked_sub(1).expect("the heap is empty");
            }
            TakeOrSplit::Split(heap) => {
                let size = left[heap];
                assert!(size > 0 && size % 2 == 0, "a heap of {} cannot be split", size);
                left[heap] = if k == 0 { 0 } else { size / 2 };
                left.extend((1..k).map(|_| size / 2));
            }
        }
        left
    }
}

/// The nim-value of one heap.
///
/// O(log n) for n stones. Source: Sprague, 1935; Grundy, 1939.
///
/// ```
/// use gamecore::take_or_split;
///
/// let values = |k| (0..=8).map(|heap| take_or_split::nim_value(heap, k)).collect::<Vec<u64>>();
/// assert_eq!(values(2), [0, 1, 2, 0, 1, 0, 1, 0, 1]);
/// assert_eq!(values(3), [0, 1, 0, 1, 2, 0, 2, 0, 1]);
/// ```
pub fn nim_value(heap: u64, k: u64) -> u64 {
    // From 4 on, an even heap has an option of value 0. With an even k it is the split, because
    // equal heaps cancel out in pairs. With an odd k it is the split for 4, into heaps of 2, whose
    // value is 0; and from 6 on it is the odd heap below. From 5 on an odd heap has the value 0,
    // because its only option is an even heap, whose value is not 0.
    match heap {
        0 | 1 => heap,
        2 => 2 * (1 - k % 2),
        3 => k % 2,
        4 => 1 + k % 2,
        _ if heap % 2 == 1 => 0,
        _ if split_value(heap, k) == 1 => 2,
        _ => 1,
    }
}

/// The outcome of several heaps in normal play.
///
/// O(n log h) for n heaps of up to h stones. Source: Sprague, 1935; Grundy, 1939.
///
/// ```
/// use gamecore::{take_or_split, Outcome};
///
/// assert_eq!(take_or_split::outcome([3, 4], 1), Outcome::N);
/// assert_eq!(take_or_split::outcome([3], 2), Outcome::P);
/// ```
pub fn outcome<I: IntoIterator<Item = u64>>(heaps: I, k: u64) -> Outcome {
    nim::outcome(heaps.into_iter().map(|heap| nim_value(heap, k)))
}

/// All winning moves in normal play, by heap, the take first; empty if and only if the position
/// is a P-position.
///
/// O(n log h) for n heaps of up to h stones. Source: Sprague, 1935; Grundy, 1939.
///
/// ```
/// use gamecore::{take_or_split, TakeOrSplit};
///
/// let moves = take_or_split::winning_moves(&[3, 4], 1);
/// assert_eq!(moves, [TakeOrSplit::TakeOne(1)]);
/// ```
pub fn winning_moves(heaps: &[u64], k: u64) -> Vec<TakeOrSplit> {
    let sum = nim_sum(heaps.iter().map(|&heap| nim_value(heap, k)));
    let mut moves = Vec::new();
    for (index, &heap) in heaps.iter().enumerate().filter(|&(_, &heap)| heap > 0) {
        let others = sum ^ nim_value(heap, k);
        if nim_value(heap - 1, k) == others {
            moves.push(TakeOrSplit::TakeOne(index));
        }
        if heap % 2 == 0 && split_value(heap, k) == others {
            moves.push(TakeOrSplit::Split(index));
        }
    }
    moves
}

// The nim-value of the k halves of an even heap: equal heaps cancel out in pairs.
fn split_value(heap: u64, k: u64) -> u64 {
    if k % 2 == 0 {
        0
    } else {
        nim_value(heap / 2, k)
    }
}

#[cfg(test)]
mod tests {
    use crate::game::mex;
    use super::*;

    fn by_definition(last: u64, k: u64) -> Vec<u64> {
        let mut values: Vec<u64> = vec![0];
        for heap in 1..=last as usize {
            let halves = nim_sum((0..k).map(|_| values[heap / 2]));
            let split = if heap % 2 == 0 { Some(halves) } else { None };
            values.push(mex(split.into_iter().chain(Some(values[heap - 1]))));
        }
        values
    }

    #[test]
    fn values_and_moves_are_those_of_the_definition() {
        for k in 0..=5 {
            let values = by_definition(300, k);
            for heap in 0..=300 {
                assert_eq!(nim_value(heap, k), values[heap as usize], "{} with k = {}", heap, k);
            }
            let sum = |heaps: &[u64]| nim_sum(heaps.iter().map(|&heap| values[heap as usize]));
            for (a, b) in (0..=14).flat_map(|a| (0..=14).map(move |b| (a, b))) {
                let heaps = [a, b];
                let moves =
                    (0..2).flat_map(|i| vec![TakeOrSplit::TakeOne(i), TakeOrSplit::Split(i)]);
                let legal = moves.filter(|&step| match step {
                    TakeOrSplit::TakeOne(i) => heaps[i] > 0,
                    TakeOrSplit::Split(i) => heaps[i] > 0 && heaps[i] % 2 == 0,
                });
                let wins = legal.filter(|step| sum(&step.after(&heaps, k)) == 0);
                assert_eq!(winning_moves(&heaps, k), wins.collect::<Vec<_>>());
                assert_eq!(outcome(heaps.iter().cloned(), k), Outcome::from_nim_value(sum(&heaps)));
            }
        }
    }

    #[test]
    fn large_heaps() {
        assert_eq!(nim_value(u64::MAX, 1), 0);
        // 2^62 is halved to 4 in 60 steps, and the value alternates.
        assert_eq!((nim_value(1 << 62, 3), nim_value(1 << 63, 3)), (2, 1));
        assert_eq!(nim_value(1 << 63, 1_000_000_000), 1);
    }
}
