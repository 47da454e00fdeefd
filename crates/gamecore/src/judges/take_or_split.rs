use crate::game::SumGame;
use crate::theorems::parts::{check_index, has_room};

/// Take or split: take one stone, or split an even heap into k equal ones of half its size.
///
/// A position is the heaps. With k = 0, an even heap can be removed. The player who cannot move
/// loses.
///
/// From 5 on, odd heaps have the nim-value 0, and even ones 1 or 2: with an odd k, 2 if half the
/// heap has the value 1, and with an even k always 1. The heaps 0 to 4 have the values 0, 1, 2, 0,
/// 1 with an even k, and 0, 1, 0, 1, 2 with an odd one (Codeforces, problem 603C; the proof is in
/// the source). There are at most two winning moves in each heap. Every method takes O(n log h) for
/// n heaps of up to h stones, `after` O(n + k).
///
/// ```
/// use gamecore::judges::{TakeOrSplit, TakeOrSplitMove};
/// use gamecore::prelude::*;
///
/// let values = |k| -> Vec<u64> {
///     (0..=8).map(|heap| TakeOrSplit::new(k).nim_value(&[heap])).collect()
/// };
/// assert_eq!(values(2), [0, 1, 2, 0, 1, 0, 1, 0, 1]);
/// assert_eq!(values(3), [0, 1, 0, 1, 2, 0, 2, 0, 1]);
/// assert_eq!(TakeOrSplit::new(2).outcome(&[3]), Outcome::P);
///
/// let game = TakeOrSplit::new(1);
/// assert_eq!(game.winning_moves(&[3, 4]), [TakeOrSplitMove::TakeOne(1)]);
/// let game = TakeOrSplit::new(3);
/// assert_eq!(game.after(&[6, 5], &TakeOrSplitMove::Split(0)), [3, 5, 3, 3]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TakeOrSplit {
    k: u64,
}

impl TakeOrSplit {
    /// The game in which a split makes k heaps; every k is allowed.
    #[must_use]
    pub fn new(k: u64) -> TakeOrSplit {
        TakeOrSplit { k }
    }

    // The nim-value of the k halves of an even heap: equal heaps cancel out in pairs.
    fn split_value(&self, heap: u64) -> u64 {
        if self.k % 2 == 0 {
            0
        } else {
            self.component_value(&(heap / 2))
        }
    }
}

/// A move; the number is the index of the heap, from 0.
///
/// Moves are ordered by kind first, but those that win come by heap, the take first.
///
/// ```
/// use gamecore::judges::{TakeOrSplit, TakeOrSplitMove};
/// use gamecore::prelude::*;
///
/// assert_eq!(TakeOrSplit::new(1).after(&[4], &TakeOrSplitMove::TakeOne(0)), [3]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TakeOrSplitMove {
    /// Take one stone from the heap.
    TakeOne(usize),
    /// Put k heaps of half its size in the place of the heap: the first one stands there, and the
    /// others at the end. With k = 0 the heap becomes empty.
    Split(usize),
}

impl SumGame for TakeOrSplit {
    type Component = u64;
    type Move = TakeOrSplitMove;

    fn component_value(&self, &heap: &u64) -> u64 {
        // From 4 on, an even heap has an option of value 0. With an even k it is the split, because
        // equal heaps cancel out in pairs. With an odd k it is the split for 4, into heaps of 2,
        // whose value is 0; and from 6 on it is the odd heap below. From 5 on an odd heap has the
        // value 0, because its only option is an even heap, whose value is not 0.
        match heap {
            0 | 1 => heap,
            2 => 2 * (1 - self.k % 2),
            3 => self.k % 2,
            4 => 1 + self.k % 2,
            _ if heap % 2 == 1 => 0,
            _ if self.split_value(heap) == 1 => 2,
            _ => 1,
        }
    }

    fn component_moves(&self, index: usize, &heap: &u64, nim_value: u64) -> Vec<TakeOrSplitMove> {
        let mut moves = Vec::new();
        if heap > 0 && self.component_value(&(heap - 1)) == nim_value {
            moves.push(TakeOrSplitMove::TakeOne(index));
        }
        if heap > 0 && heap % 2 == 0 && self.split_value(heap) == nim_value {
            moves.push(TakeOrSplitMove::Split(index));
        }
        moves
    }

    fn make_move(&self, heaps: &mut Vec<u64>, chosen: &TakeOrSplitMove) {
        let (TakeOrSplitMove::TakeOne(heap) | TakeOrSplitMove::Split(heap)) = *chosen;
        check_index("heap", heap, heaps.len());
        let size = heaps[heap];
        match *chosen {
            TakeOrSplitMove::TakeOne(_) => {
                heaps[heap] = size.checked_sub(1).expect("the heap is empty");
            }
            TakeOrSplitMove::Split(_) => {
                assert!(size > 0 && size % 2 == 0, "a heap of {} cannot be split", size);
                assert!(has_room(heaps, self.k), "too many heaps are left: {}", self.k);
                heaps[heap] = if self.k == 0 { 0 } else { size / 2 };
                heaps.extend((1..self.k).map(|_| size / 2));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::TakeOrSplitMove::{Split, TakeOne};
    use super::*;
    use crate::game::{Game, NimValued, Outcome};
    use crate::theorems::mex::mex;
    use crate::theorems::nim_sum::nim_sum;

    fn value(heap: u64, k: u64) -> u64 {
        TakeOrSplit::new(k).nim_value(&[heap])
    }

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
            let (game, values) = (TakeOrSplit::new(k), by_definition(300, k));
            for heap in 0..=300 {
                assert_eq!(value(heap, k), values[heap as usize], "{} with k = {}", heap, k);
            }
            let sum = |heaps: &[u64]| nim_sum(heaps.iter().map(|&heap| values[heap as usize]));
            for (a, b) in (0..=14).flat_map(|a| (0..=14).map(move |b| (a, b))) {
                let heaps = [a, b];
                let moves = (0..2).flat_map(|i| vec![TakeOne(i), Split(i)]);
                let legal = moves.filter(|&step| match step {
                    TakeOne(i) => heaps[i] > 0,
                    Split(i) => heaps[i] > 0 && heaps[i] % 2 == 0,
                });
                let mut wins: Vec<_> =
                    legal.filter(|step| sum(&game.after(&heaps, step)) == 0).collect();
                wins.sort();
                assert_eq!(game.winning_moves(&heaps), wins);
                assert_eq!(game.outcome(&heaps), Outcome::from_nim_value(sum(&heaps)));
            }
        }
    }

    #[test]
    fn large_heaps() {
        assert_eq!(value(u64::MAX, 1), 0);
        // 2^62 is halved to 4 in 60 steps, and the value alternates.
        assert_eq!((value(1 << 62, 3), value(1 << 63, 3)), (2, 1));
        assert_eq!(value(1 << 63, 1_000_000_000), 1);
    }
}
