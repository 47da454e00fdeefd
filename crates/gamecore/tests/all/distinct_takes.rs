//! Distinct takes against the rules: heaps with used numbers, and all fresh ones.

use std::collections::HashMap;

use gamecore::{DistinctTakes, Game, NimValued, Take, UsedHeap};
use oracle::{games, Oracle, Ruleset};

use crate::shape;

fn heap(stones: u64, used: &[u64]) -> UsedHeap {
    UsedHeap { stones, used: used.iter().copied().collect() }
}

/// Every heap of up to so many stones with every set of used numbers, one of them too large to
/// matter.
fn used_heaps(most: u64) -> Vec<(u64, Vec<u64>)> {
    let numbers = |bits: u64| (1..64).filter(move |number| bits >> number & 1 == 1);
    let heaps = (0..=most).flat_map(|stones| (0..2_u64 << stones).map(move |bits| (stones, bits)));
    heaps.map(|(stones, bits)| (stones, numbers(2 * bits).collect())).collect()
}

#[test]
fn small_heaps_are_as_played() {
    let oracle = Oracle::new(games::DistinctTakes);
    for position in used_heaps(9) {
        let heaps = [heap(position.0, &position.1)];
        let value = oracle.nim_value(&position);
        assert_eq!(DistinctTakes.nim_value(&heaps), value, "{position:?}");
        for wanted in 0..=value + 2 {
            let mut expected = oracle.rules().options(&position);
            expected.retain(|option| oracle.nim_value(option) == wanted);
            let expected: Vec<[UsedHeap; 1]> =
                expected.iter().map(|(stones, used)| [heap(*stones, used)]).collect();
            let moves = DistinctTakes.moves_to(&heaps, wanted).into_iter();
            let after: Vec<Vec<UsedHeap>> =
                moves.map(|chosen| DistinctTakes.after(&heaps, &chosen)).collect();
            assert_eq!(after, expected, "{position:?} to {wanted}");
        }
    }
}

#[test]
fn sums_keep_the_shape() {
    let heaps: Vec<UsedHeap> =
        used_heaps(4).iter().map(|(stones, used)| heap(*stones, used)).collect();
    for one in &heaps {
        for other in &heaps {
            let both = [one.clone(), other.clone()];
            shape::keeps(&DistinctTakes, &both);
            shape::keeps_nim_values(&DistinctTakes, &both);
        }
    }
}

/// The nim-value by the rules, for heaps too large for lists of numbers.
fn played(stones: u64, used: u128, known: &mut HashMap<(u64, u128), u64>) -> u64 {
    let used = used & ((2 << stones) - 1);
    if let Some(&value) = known.get(&(stones, used)) {
        return value;
    }
    let takes = (1..=stones).filter(|take| used >> take & 1 == 0);
    let values: Vec<u64> =
        takes.map(|take| played(stones - take, used | 1 << take, known)).collect();
    let value = (0..).find(|value| !values.contains(value)).unwrap();
    known.insert((stones, used), value);
    value
}

/// The formula, on all heaps that the game allows.
#[test]
fn all_fresh_heaps_are_as_played() {
    let mut known = HashMap::new();
    for stones in 0..=DistinctTakes::MOST {
        let value = DistinctTakes.nim_value(&[UsedHeap::fresh(stones)]);
        assert_eq!(value, played(stones, 0, &mut known), "{stones}");
        assert!(value * (value + 1) / 2 <= stones && stones < (value + 1) * (value + 2) / 2);
    }
}

/// Numbers that cannot be taken make no difference, even if a heap could not have them.
#[test]
fn used_numbers_that_do_not_matter() {
    let heaps = [heap(64, &[0, 65, 127, 128, u64::MAX])];
    assert_eq!(DistinctTakes.nim_value(&heaps), 10);
}

#[test]
#[should_panic(expected = "a heap of 65 stones, at most 64 are allowed")]
fn a_heap_that_is_too_large() {
    DistinctTakes.outcome(&[UsedHeap::fresh(65)]);
}

#[test]
#[should_panic(expected = "2 stones were taken before")]
fn a_take_for_the_second_time() {
    DistinctTakes.after(&[heap(7, &[2])], &Take { heap: 0, stones: 2 });
}

#[test]
#[should_panic(expected = "stones may not be taken from a heap of")]
fn a_take_of_too_many_stones() {
    DistinctTakes.after(&[heap(7, &[2])], &Take { heap: 0, stones: 8 });
}

#[test]
#[should_panic(expected = "a move that takes 0 stones")]
fn a_take_of_no_stones() {
    DistinctTakes.after(&[heap(7, &[2])], &Take { heap: 0, stones: 0 });
}
