//! New Nim, by its rules and on heaps of 64 digits.

use gamecore::judges::{NewNim, NewNimMove, Opening};
use gamecore::{Game, Outcome};
use oracle::games::{NimHeap, Sum};
use oracle::positions::multisets_of;
use oracle::{Oracle, Ruleset};

use crate::{shape, sorted};

/// A position is the heaps, and how many players have yet to remove whole heaps.
struct Removals;

impl Ruleset for Removals {
    type Position = (Vec<u64>, u64);

    fn options(&self, (heaps, removals): &(Vec<u64>, u64)) -> Vec<(Vec<u64>, u64)> {
        if *removals == 0 {
            let left = Sum(NimHeap).options(heaps).into_iter();
            return left.map(|heaps| (heaps, 0)).collect();
        }
        let mut options = Vec::new();
        for kept in 0..1_u64 << heaps.len() {
            let there = |index: usize| if kept >> index & 1 == 1 { heaps[index] } else { 0 };
            let left: Vec<u64> = (0..heaps.len()).map(there).collect();
            // Removing an empty heap is nothing.
            let is_new = !options.contains(&(left.clone(), removals - 1));
            if is_new && left.iter().any(|&heap| heap > 0) {
                options.push((left, removals - 1));
            }
        }
        options
    }
}

const OPENINGS: [Opening; 3] = [Opening::Over, Opening::Second, Opening::First];

#[test]
fn small_positions_are_as_played() {
    let oracle = Oracle::new(Removals);
    let small = [multisets_of(0..=3, 0..=7), multisets_of(4..=5, 0..=3)].concat();
    for (heaps, (removals, opening)) in
        small.iter().flat_map(|heaps| (0..).zip(OPENINGS).map(move |part| (heaps, part)))
    {
        let position = (heaps.clone(), opening);
        let by_rules = (heaps.clone(), removals);
        let outcome = Outcome::n_if(oracle.next_wins(&by_rules));
        assert_eq!(NewNim.outcome(&position), outcome, "{position:?}");
        let moves = NewNim.winning_moves(&position);
        assert_eq!(sorted(moves.clone()), moves, "{position:?}");
        let after = moves.iter().map(|chosen| NewNim.after(&position, chosen).0);
        let wins = oracle.winning_options(&by_rules).into_iter().map(|(heaps, _)| heaps);
        assert_eq!(sorted(after.collect()), sorted(wins.collect::<Vec<_>>()), "{position:?}");
        shape::keeps(&NewNim, &position);
    }
}

fn stones(heaps: &[u64]) -> u128 {
    heaps.iter().map(|&heap| u128::from(heap)).sum()
}

#[test]
fn the_first_winning_move_removes_the_fewest_stones() {
    for heaps in multisets_of(0..=6, 0..=7) {
        let start = (heaps.clone(), Opening::First);
        let removed =
            |chosen: &NewNimMove| stones(&heaps) - stones(&NewNim.after(&start, chosen).0);
        let fewest = NewNim.winning_moves(&start).iter().map(removed).min();
        assert_eq!(NewNim.winning_move(&start).as_ref().map(removed), fewest, "{heaps:?}");
        assert_eq!(NewNim.fewest_removed(&heaps), fewest.unwrap_or(0), "{heaps:?}");
    }
}

#[test]
fn heaps_of_64_digits() {
    let independent: Vec<u64> = (0..64).map(|place| u64::MAX - (1 << place)).collect();
    assert_eq!(NewNim.fewest_removed(&independent), 0);
    let lost = (independent.clone(), Opening::Second);
    assert_eq!(NewNim.outcome(&lost), Outcome::P);
    assert_eq!(NewNim.winning_moves(&lost), []);
    // One more heap, which is the nim-sum of the first two.
    let won = ([&independent[..], &[3]].concat(), Opening::Second);
    let only = NewNimMove::Remove((2..64).collect());
    assert_eq!(NewNim.winning_move(&won).as_ref(), Some(&only));
    assert_eq!(NewNim.winning_moves(&won), [only]);
    // Of 100000 heaps the first is kept, and of these two any is.
    let many = vec![u64::MAX; 100_000];
    assert_eq!(NewNim.fewest_removed(&many), 99_999 * u128::from(u64::MAX));
    let removed = NewNimMove::Remove((1..100_000).collect());
    assert_eq!(NewNim.winning_move(&(many.clone(), Opening::First)), Some(removed));
    let removed = NewNimMove::Remove((2..100_000).collect());
    assert_eq!(NewNim.winning_move(&(many, Opening::Second)), Some(removed));
}

fn play(opening: Opening, chosen: NewNimMove) {
    NewNim.after(&(vec![1, 0, 2], opening), &chosen);
}

#[test]
#[should_panic(expected = "no heap is left")]
fn all_heaps_are_not_removed() {
    play(Opening::First, NewNimMove::Remove(vec![0, 2]));
}

#[test]
#[should_panic(expected = "there is no heap 1 to be removed")]
fn an_empty_heap_is_not_removed() {
    play(Opening::Second, NewNimMove::Remove(vec![1]));
}

#[test]
#[should_panic(expected = "Remove([0]) is not a move in the part Over of the game")]
fn after_the_opening_no_heaps_are_removed() {
    play(Opening::Over, NewNimMove::Remove(vec![0]));
}
