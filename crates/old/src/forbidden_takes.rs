//! Nim with forbidden takes: take any number of stones from one heap, but not a number that
//! is forbidden for a heap of this size.
//!
//! A forbidden take comes as `(heap, stones)`: exactly that number of stones from a heap of
//! exactly that size. The player who cannot move loses, even if stones are left.

use std::collections::HashMap;

use super::nim::{self, nim_sum};
use super::outcome::Outcome;
use super::take::Take;

/// The game in which finitely many takes are forbidden.
///
/// A heap with forbidden takes may have a nim-value that a smaller heap has already: call it
/// a *repeat*. Every other heap has the least value that no smaller heap has, so the values
/// before it are as many as the smaller heaps that are not repeats: n less the number of
/// repeats below n.
///
/// ```
/// use gamecore::{ForbiddenTakes, Outcome};
///
/// let game = ForbiddenTakes::new([(1, 1), (2, 1), (3, 1), (3, 3)]);
/// let values: Vec<u64> = (0..=6).map(|heap| game.nim_value(heap)).collect();
/// assert_eq!(values, [0, 0, 1, 1, 2, 3, 4]);
/// assert_eq!(game.repeats(), [(1, 0), (3, 1)]);
/// assert_eq!(game.outcome([2, 5, 4]), Outcome::P);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForbiddenTakes {
    // Heaps and stones, increasing, each once.
    forbidden: Vec<(u64, u64)>,
    // Heaps and their values, increasing.
    repeats: Vec<(u64, u64)>,
    // The same as values and heaps, increasing.
    by_value: Vec<(u64, u64)>,
}

impl ForbiddenTakes {
    /// The game with these forbidden takes, which may repeat and come in any order. One that
    /// is not a move anyway changes nothing.
    ///
    /// O(m log m) time and O(m) space for m forbidden takes.
    pub fn new<I: IntoIterator<Item = (u64, u64)>>(forbidden: I) -> ForbiddenTakes {
        let mut forbidden: Vec<(u64, u64)> = forbidden.into_iter().collect();
        forbidden.retain(|&(heap, stones)| 0 < stones && stones <= heap);
        forbidden.sort_unstable();
        forbidden.dedup();
        let mut game = ForbiddenTakes { forbidden, repeats: Vec::new(), by_value: Vec::new() };
        game.find_repeats();
        game.by_value = game.repeats.iter().map(|&(heap, value)| (value, heap)).collect();
        game.by_value.sort_unstable();
        game
    }

    // Goes through the heaps with forbidden takes, the smallest first.
    fn find_repeats(&mut self) {
        let mut times: HashMap<u64, usize> = HashMap::new();
        let mut start = 0;
        while let Some(&(heap, _)) = self.forbidden.get(start) {
            let takes = self.forbidden[start..].iter().take_while(|take| take.0 == heap);
            let mut values: Vec<u64> =
                takes.map(|&(_, stones)| self.nim_value(heap - stones)).collect();
            start += values.len();
            values.sort_unstable();
            // A value is free if all the smaller heaps that have it are out of reach: the
            // first one and its repeats.
            let is_free = |&(index, value): &(usize, &u64)| {
                let repeats = times.get(value).cloned().unwrap_or(0);
                values.get(index + repeats) == Some(value)
            };
            if let Some((_, &value)) = values.iter().enumerate().find(is_free) {
                *times.entry(value).or_insert(0) += 1;
                self.repeats.push((heap, value));
            }
        }
    }

    /// The heaps that have the value of a smaller heap, with these values, in increasing order.
    pub fn repeats(&self) -> &[(u64, u64)] {
        &self.repeats
    }

    /// The nim-value of a heap.
    ///
    /// O(log m) for m forbidden takes.
    pub fn nim_value(&self, heap: u64) -> u64 {
        match self.repeats.binary_search_by_key(&heap, |&(repeat, _)| repeat) {
            Ok(index) => self.repeats[index].1,
            Err(below) => heap - below as u64,
        }
    }

    /// The outcome in normal play.
    ///
    /// O(n log m) for n heaps and m forbidden takes. Source: Sprague, 1935; Grundy, 1939.
    pub fn outcome<I: IntoIterator<Item = u64>>(&self, heaps: I) -> Outcome {
        nim::outcome(heaps.into_iter().map(|heap| self.nim_value(heap)))
    }

    /// Whether this many stones may be taken from a heap of this size.
    ///
    /// O(log m) for m forbidden takes.
    pub fn allows(&self, heap: u64, stones: u64) -> bool {
        0 < stones && stones <= heap && self.forbidden.binary_search(&(heap, stones)).is_err()
    }

    /// All winning moves in normal play, by heap and then by stones; empty if and only if the
    /// position is a P-position.
    ///
    /// O(n r log m) for n heaps and m forbidden takes, where r is the number of heaps that share
    /// a value. Source: Sprague, 1935; Grundy, 1939.
    ///
    /// ```
    /// use gamecore::{ForbiddenTakes, Take};
    ///
    /// // The heaps 2 and 3 have the value 1, but from 3 one stone cannot be taken.
    /// let game = ForbiddenTakes::new([(1, 1), (2, 1), (3, 1), (3, 3)]);
    /// let moves = [Take { heap: 0, stones: 2 }, Take { heap: 0, stones: 3 }];
    /// assert_eq!(game.winning_moves(&[5, 2]), moves);
    /// ```
    pub fn winning_moves(&self, heaps: &[u64]) -> Vec<Take> {
        let sum = nim_sum(heaps.iter().map(|&heap| self.nim_value(heap)));
        let mut moves = Vec::new();
        for (heap, &size) in heaps.iter().enumerate() {
            let wanted = sum ^ self.nim_value(size);
            // The larger the heap that is left, the fewer stones are taken.
            let left = self.heaps_of_value(wanted).into_iter().rev();
            let takes = left.filter_map(|left| size.checked_sub(left));
            let allowed = takes.filter(|&stones| self.allows(size, stones));
            moves.extend(allowed.map(|stones| Take { heap, stones }));
        }
        moves
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
        let start = self.by_value.binary_search(&(value, 0)).unwrap_or_else(|start| start);
        let repeats = self.by_value[start..].iter().take_while(|repeat| repeat.0 == value);
        heaps.extend(repeats.map(|repeat| repeat.1));
        heaps
    }
}

#[cfg(test)]
mod tests {
    use super::super::mex;
    use super::*;

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
            let found: Vec<u64> = (0..=11).map(|heap| game.nim_value(heap)).collect();
            assert_eq!(found, values, "{:?}", forbidden);
            for heaps in [[11, seed % 12], [8, 5], [7, 8]] {
                let sum = |heaps: &[u64]| nim_sum(heaps.iter().map(|&h| values[h as usize]));
                let takes = (0..2)
                    .flat_map(|heap| (1..=heaps[heap]).map(move |stones| Take { heap, stones }));
                let wins = takes.filter(|take| {
                    let allowed = !forbidden.contains(&(heaps[take.heap], take.stones));
                    allowed && sum(&take.after(&heaps)) == 0
                });
                let wins: Vec<Take> = wins.collect();
                assert_eq!(game.winning_moves(&heaps), wins, "{:?} of {:?}", heaps, forbidden);
                assert_eq!(game.outcome(heaps), Outcome::n_if(!wins.is_empty()));
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
