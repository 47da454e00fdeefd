//! Takes of one stone, and splits into equal heaps, against the bare rules.

use gamecore::judges::{TakeOrSplit, TakeOrSplitMove};
use gamecore::{Game, NimValued, Outcome, SumGame};
use oracle::positions::multisets_of;
use oracle::{Oracle, Ruleset};

use crate::{shape, sorted};

/// Take one stone of a heap, or put this many heaps of half its size in its place.
struct Play(usize);

impl Ruleset for Play {
    type Position = Vec<u64>;

    fn options(&self, heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (index, &heap) in heaps.iter().enumerate().filter(|(_, heap)| **heap > 0) {
            let with = |new: Vec<u64>| [&heaps[..index], &new, &heaps[index + 1..]].concat();
            options.push(with(vec![heap - 1]));
            if heap % 2 == 0 {
                options.push(with(vec![heap / 2; self.0]));
            }
        }
        options
    }

    fn representative(&self, heaps: &Vec<u64>) -> Vec<u64> {
        of_stones(heaps)
    }
}

/// The heaps that are not empty, in order: an empty one counts for nothing.
fn of_stones(heaps: &[u64]) -> Vec<u64> {
    sorted(heaps.iter().copied().filter(|&heap| heap > 0).collect())
}

#[test]
fn small_heaps_are_as_played() {
    // The more heaps a split makes, the more positions there are.
    for (k, largest) in (0..).zip([16, 16, 12, 8, 6]) {
        let (game, oracle) = (TakeOrSplit::new(k), Oracle::new(Play(k as usize)));
        for heap in 0..=largest {
            let value = oracle.nim_value(&vec![heap]);
            assert_eq!(game.nim_value(&[heap]), value, "{heap} with k = {k}");
            assert_eq!(game.component_moves(0, &heap, value), []);
        }
        for heaps in multisets_of(0..=2, 0..=6) {
            let outcome = Outcome::n_if(oracle.next_wins(&heaps));
            assert_eq!(game.outcome(&heaps), outcome, "{heaps:?}");
            let wins = game.winning_moves(&heaps);
            let after = wins.iter().map(|step| of_stones(&game.after(&heaps, step)));
            let options = oracle.winning_options(&heaps);
            let by_rules = options.iter().map(|option| of_stones(option));
            assert_eq!(sorted(after.collect()), sorted(by_rules.collect()), "{heaps:?}, k = {k}");
            shape::keeps(&game, &heaps);
            shape::keeps_nim_values(&game, &heaps);
        }
    }
}

#[test]
#[should_panic(expected = "the heap is empty")]
fn nothing_is_taken_from_an_empty_heap() {
    TakeOrSplit::new(2).after(&[3, 0], &TakeOrSplitMove::TakeOne(1));
}

#[test]
#[should_panic(expected = "a heap of 3 cannot be split")]
fn odd_heaps_are_not_split() {
    TakeOrSplit::new(2).after(&[3, 0], &TakeOrSplitMove::Split(0));
}

#[test]
#[should_panic(expected = "a heap of 0 cannot be split")]
fn empty_heaps_are_not_split() {
    TakeOrSplit::new(2).after(&[3, 0], &TakeOrSplitMove::Split(1));
}
