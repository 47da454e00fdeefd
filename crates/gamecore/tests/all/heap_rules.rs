//! Heaps with rules of one's own against the bare rules.

use gamecore::{Game, HeapRules, Heaps, NimValued, Outcome};
use oracle::positions::multisets_of;
use oracle::Oracle;

use crate::{shape, sorted, Rules};

/// Take two stones, or divide a heap into two as nearly equal as it can be; a single stone
/// may be taken.
#[derive(Clone, Debug, PartialEq)]
struct TwoOrHalves;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Take { heap: usize },
    Halve { heap: usize },
}

impl HeapRules for TwoOrHalves {
    type Move = Step;

    fn each_move(&self, index: usize, heap: u64, each: &mut dyn FnMut(Step, (u64, u64))) {
        if heap > 0 {
            each(Step::Take { heap: index }, (0, heap.saturating_sub(2)));
        }
        if heap > 1 {
            each(Step::Halve { heap: index }, (heap / 2, heap - heap / 2));
        }
    }

    fn make_move(&self, heaps: &mut Vec<u64>, chosen: &Step) {
        match *chosen {
            Step::Take { heap } => heaps[heap] = heaps[heap].saturating_sub(2),
            Step::Halve { heap } => {
                let smaller = heaps[heap] / 2;
                heaps[heap] -= smaller;
                heaps.push(smaller);
            }
        }
    }
}

/// The same rules, for heaps that are not empty, in ascending order.
fn two_or_halves(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for index in 0..heaps.len() {
        let mut others = heaps.to_vec();
        let stones = others.remove(index);
        let parts = match stones {
            1 => vec![vec![]],
            _ => vec![vec![stones - 2], vec![(stones + 1) / 2, stones / 2]],
        };
        options.extend(parts.into_iter().map(|parts| not_empty([others.clone(), parts].concat())));
    }
    options
}

fn not_empty(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.retain(|&stones| stones > 0);
    sorted(heaps)
}

#[test]
fn small_heaps_are_as_played() {
    let game = Heaps::up_to(TwoOrHalves, 30);
    let oracle = Oracle::new(Rules(two_or_halves));
    for heap in 0..=30 {
        assert_eq!(game.value(heap), oracle.nim_value(&not_empty(vec![heap])), "{heap}");
        assert_eq!(u64::from(game.table()[heap as usize]), game.value(heap));
    }
    for heaps in multisets_of(0..=3, 1..=8) {
        shape::keeps(&game, &heaps);
        shape::keeps_nim_values(&game, &heaps);
        assert_eq!(game.nim_value(&heaps), oracle.nim_value(&heaps), "{heaps:?}");
        let outcome = Outcome::n_if(oracle.next_wins(&heaps));
        assert_eq!(game.outcome(&heaps), outcome, "{heaps:?}");
        let after = |moves: Vec<Step>| {
            let after = moves.iter().map(|chosen| not_empty(game.after(&heaps, chosen)));
            sorted(after.collect())
        };
        let wins = sorted(oracle.winning_options(&heaps));
        assert_eq!(after(game.winning_moves(&heaps)), wins, "{heaps:?}");
        let options = sorted(two_or_halves(&heaps));
        assert_eq!(after(game.rules().moves(&heaps)), options, "{heaps:?}");
    }
}

#[test]
fn a_table_holds_what_it_was_made_for() {
    let game = Heaps::up_to(TwoOrHalves, 12);
    assert_eq!(game, Heaps::up_to(TwoOrHalves, 12));
    assert_ne!(game, Heaps::up_to(TwoOrHalves, 13));
    assert_eq!(game.table(), &Heaps::up_to(TwoOrHalves, 30).table()[..=12]);
    assert_eq!(game.period(), None);
    assert_eq!(Heaps::up_to(TwoOrHalves, 0).table(), [0]);
}

#[test]
#[should_panic(expected = "heap 13 is beyond the table")]
fn a_heap_beyond_the_table_has_no_moves() {
    Heaps::up_to(TwoOrHalves, 12).winning_moves(&[5, 13]);
}

/// A move that only gives the heap another name.
struct Nothing;

impl HeapRules for Nothing {
    type Move = ();

    fn each_move(&self, _: usize, heap: u64, each: &mut dyn FnMut((), (u64, u64))) {
        each((), (0, heap));
    }
}

#[test]
#[should_panic(expected = "a move leaves a heap that is not smaller")]
fn moves_leave_smaller_heaps() {
    Heaps::up_to(Nothing, 3);
}
