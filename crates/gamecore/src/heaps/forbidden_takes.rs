use std::borrow::Borrow;
use std::collections::BTreeMap;

use crate::game::{SumGame, Take};
use crate::theorems::parts::check_index;

/// Nim with forbidden takes: take any number of stones from one heap, but not a number that is
/// forbidden for a heap of this size.
///
/// A position is the heaps. A forbidden take is a pair `(heap, stones)`: exactly that number of
/// stones from a heap of exactly that size. The player who cannot move loses, even if stones are
/// left.
///
/// A heap with forbidden takes may have a nim-value that a smaller heap has already: call it
/// a *repeat*. Every other heap has the least value that no smaller heap has. So a heap of n stones
/// that is not a repeat has the value n less the number of repeats below n (AtCoder Beginner
/// Contest 255, problem G). At most m heaps are repeats, for m forbidden takes.
///
/// The nim-value of a heap takes O(log m). The moves in a heap that lead to one value take
/// O(r log m), where r is the number of heaps that share this value.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{ForbiddenTakes, Take};
///
/// let game = ForbiddenTakes::new([(1, 1), (2, 1), (3, 1), (3, 3)]);
/// let values: Vec<u64> = (0..=6).map(|heap| game.nim_value(&[heap])).collect();
/// assert_eq!(values, [0, 0, 1, 1, 2, 3, 4]);
/// assert_eq!(game.outcome(&[2, 5, 4]), Outcome::P);
/// assert!(game.allows(3, 2) && !game.allows(3, 1));
///
/// // The heaps 2 and 3 have the value 1, but from 3 one stone cannot be taken.
/// let moves = [Take { heap: 0, stones: 2 }, Take { heap: 0, stones: 3 }];
/// assert_eq!(game.winning_moves(&[5, 2]), moves);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ForbiddenTakes {
    // Heaps and stones, increasing, each once.
    forbidden: Vec<(u64, u64)>,
    // Heaps and their values, increasing.
    repeats: Vec<(u64, u64)>,
    // For each value the heaps that repeat it, increasing.
    by_value: BTreeMap<u64, Vec<u64>>,
}

impl ForbiddenTakes {
    /// The game with these forbidden takes, which may repeat and come in any order. One that
    /// is not a move anyway changes nothing.
    ///
    /// O(m log m) time and O(m) space for m forbidden takes.
    pub fn new<I>(forbidden: I) -> ForbiddenTakes
    where
        I: IntoIterator,
        I::Item: Borrow<(u64, u64)>,
    {
        let mut forbidden: Vec<(u64, u64)> = forbidden.into_iter().map(|it| *it.borrow()).collect();
        forbidden.retain(|&(heap, stones)| 0 < stones && stones <= heap);
        forbidden.sort_unstable();
        forbidden.dedup();
        let mut game = ForbiddenTakes { forbidden, ..ForbiddenTakes::default() };
        game.find_repeats();
        game
    }

    // Goes through the heaps with forbidden takes, the smallest first.
    fn find_repeats(&mut self) {
        let mut start = 0;
        while let Some(&(heap, _)) = self.forbidden.get(start) {
            let takes = self.forbidden[start..].iter().take_while(|take| take.0 == heap);
            let mut values: Vec<u64> =
                takes.map(|&(_, stones)| self.component_value(&(heap - stones))).collect();
            start += values.len();
            values.sort_unstable();
            // A value is free if all the smaller heaps that have it are out of reach: the
            // first one and its repeats.
            let is_free = |&(index, value): &(usize, &u64)| {
                let repeats = self.by_value.get(value).map_or(0, Vec::len);
                values.get(index + repeats) == Some(value)
            };
            if let Some((_, &value)) = values.iter().enumerate().find(is_free) {
                self.by_value.entry(value).or_default().push(heap);
                self.repeats.push((heap, value));
            }
        }
    }

    /// The heaps that have the value of a smaller heap, with these values, in increasing order.
    /// O(1).
    ///
    /// ```
    /// use gamecore::ForbiddenTakes;
    ///
    /// let game = ForbiddenTakes::new([(1, 1), (2, 1), (3, 1), (3, 3)]);
    /// assert_eq!(game.repeats(), [(1, 0), (3, 1)]);
    /// ```
    #[must_use]
    pub fn repeats(&self) -> &[(u64, u64)] {
        &self.repeats
    }

    /// Whether this many stones may be taken from a heap of this size.
    ///
    /// O(log m) for m forbidden takes.
    #[must_use]
    pub fn allows(&self, heap: u64, stones: u64) -> bool {
        0 < stones && stones <= heap && self.forbidden.binary_search(&(heap, stones)).is_err()
    }

    // All heaps with this nim-value, in increasing order.
    fn heaps_of_value(&self, value: u64) -> Vec<u64> {
        // Before the repeat at index i come its heap less i different values.
        let (mut below, mut above) = (0, self.repeats.len());
        while below < above {
            let middle = (below + above) / 2;
            if self.repeats[middle].0 - middle as u64 <= value {
                below = middle + 1;
            } else {
                above = middle;
            }
        }
        let mut heaps: Vec<u64> = value.checked_add(below as u64).into_iter().collect();
        heaps.extend(self.by_value.get(&value).into_iter().flatten());
        heaps
    }
}

impl SumGame for ForbiddenTakes {
    type Component = u64;
    type Move = Take;

    fn component_value(&self, &heap: &u64) -> u64 {
        match self.repeats.binary_search_by_key(&heap, |&(repeat, _)| repeat) {
            Ok(index) => self.repeats[index].1,
            Err(below) => heap - below as u64,
        }
    }

    fn component_moves(&self, index: usize, &heap: &u64, nim_value: u64) -> Vec<Take> {
        // The larger the heap that is left, the fewer stones are taken.
        let left = self.heaps_of_value(nim_value).into_iter().rev();
        let takes = left.filter_map(|left| heap.checked_sub(left));
        let allowed = takes.filter(|&stones| self.allows(heap, stones));
        allowed.map(|stones| Take { heap: index, stones }).collect()
    }

    fn make_move(&self, heaps: &mut Vec<u64>, chosen: &Take) {
        check_index("heap", chosen.heap, heaps.len());
        let heap = heaps[chosen.heap];
        let is_allowed = self.allows(heap, chosen.stones);
        assert!(is_allowed, "{} of {} stones may not be taken", chosen.stones, heap);
        heaps[chosen.heap] -= chosen.stones;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, NimValued, Outcome};
    use crate::heaps::Nim;
    use crate::theorems::mex::mex;
    use crate::theorems::nim_sum::nim_sum;

    /// The nim-values of the heaps 0 to `last` by the definition.
    fn by_definition(forbidden: &[(u64, u64)], last: u64) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..=last {
            let takes = (1..=heap).filter(|&stones| !forbidden.contains(&(heap, stones)));
            let value = mex(takes.map(|stones| values[(heap - stones) as usize]));
            values.push(value);
        }
        values
    }

    /// Forbidden takes from the heaps 1 to 8 that look random; fewer for a greater `divisor`.
    fn some_takes(seed: u64, divisor: u64) -> Vec<(u64, u64)> {
        let all = (1..=8).flat_map(|heap| (1..=heap).map(move |stones| (heap, stones)));
        let mut state = seed;
        let chosen = all.filter(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) % divisor == 0
        });
        chosen.collect()
    }

    #[test]
    fn values_and_moves_are_those_of_the_definition() {
        for (seed, divisor) in (0..1500).map(|seed| (seed, 1 + seed % 4)) {
            let forbidden = some_takes(seed, divisor);
            let game = ForbiddenTakes::new(forbidden.iter().rev().cloned());
            let values = by_definition(&forbidden, 11);
            let found: Vec<u64> = (0..=11).map(|heap| game.nim_value(&[heap])).collect();
            assert_eq!(found, values, "{:?}", forbidden);
            for heaps in [[11, seed % 12], [8, 5], [7, 8]] {
                let sum = |heaps: &[u64]| nim_sum(heaps.iter().map(|&h| values[h as usize]));
                let takes = (0..2)
                    .flat_map(|heap| (1..=heaps[heap]).map(move |stones| Take { heap, stones }));
                let wins = takes.filter(|take| {
                    let allowed = !forbidden.contains(&(heaps[take.heap], take.stones));
                    allowed && sum(&Nim.after(&heaps, take)) == 0
                });
                let wins: Vec<Take> = wins.collect();
                assert_eq!(game.winning_moves(&heaps), wins, "{:?} of {:?}", heaps, forbidden);
                assert_eq!(game.outcome(&heaps), Outcome::n_if(!wins.is_empty()));
            }
        }
    }

    #[test]
    fn heaps_of_64_bits() {
        let most = u64::MAX;
        let game = ForbiddenTakes::new([(most, most), (most, 1), (most - 1, most - 1), (most, 0)]);
        assert_eq!(game.repeats(), [(most - 1, 0), (most, 0)]);
        assert!(game.allows(most, most - 1) && !game.allows(most, 1) && !game.allows(1, 2));
        let moves = [Take { heap: 0, stones: most - 3 }, Take { heap: 1, stones: 3 }];
        assert_eq!(game.winning_moves(&[most, 3]), moves);
        assert_eq!(game.winning_moves(&[most]), []);
        // The value of a heap may be out of every heap's reach.
        let one_take = ForbiddenTakes::new([(1, 1)]);
        assert_eq!(one_take.winning_moves(&[most, 1]).len(), 2);
    }

    #[test]
    fn impossible_takes_forbid_nothing() {
        let game = ForbiddenTakes::new([(3, 4), (3, 0), (0, 0)]);
        assert!(game.repeats().is_empty());
        assert_eq!(ForbiddenTakes::new([(5, 5), (5, 5)]).repeats(), [(5, 0)]);
    }
}
