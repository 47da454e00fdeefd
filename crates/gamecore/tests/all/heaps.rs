//! Nim-values by a table, by a period, and by a formula.

use gamecore::{Game, HeapRules, Heaps, NimValued, Octal, Outcome, Period, SubtractionGame};
use oracle::games::{Subtraction, Sum};
use oracle::positions::multisets;
use oracle::Oracle;

fn rules<I: IntoIterator<Item = u64>>(amounts: I) -> SubtractionGame {
    SubtractionGame::new(amounts).unwrap()
}

#[test]
fn a_table_a_period_and_a_formula_agree_with_the_rules() {
    let rules = rules([1, 2, 4]);
    let kinds = [rules.up_to(9), rules.periodic(100).unwrap(), rules.closed_form().expect("mod 3")];
    let oracle = Oracle::new(Sum(Subtraction(vec![1, 2, 4])));
    for heaps in (0..=3).flat_map(|size| multisets(size, 0..=9)) {
        for game in &kinds {
            assert_eq!(game.nim_value(&heaps), oracle.nim_value(&heaps), "{heaps:?}");
            let expected = Outcome::n_if(oracle.next_wins(&heaps));
            assert_eq!(game.outcome(&heaps), expected, "{heaps:?}");
        }
    }
    assert_eq!(kinds[0].period(), None);
    assert_eq!(kinds[1].period(), Some(Period::new(0, 3)));
    assert_eq!(kinds[2].period(), None);
    assert_eq!(kinds[1].table(), [0, 1, 2]);
    assert_eq!(kinds[2].table(), []);
}

#[test]
#[should_panic(expected = "heap 9 is beyond the table, which has 9")]
fn a_heap_beyond_the_table_is_named() {
    rules([1, 3, 4]).up_to(8).value(9);
}

#[test]
#[should_panic(expected = "heap 18446744073709551615 is beyond the table, which has 9")]
fn a_huge_heap_beyond_the_table_is_named() {
    rules([1, 3, 4]).up_to(8).outcome(&[8, u64::MAX]);
}

/// A heap below 256 leaves every smaller one, so its nim-value is its size. Two heaps together
/// then have every nim-value below 256 times their number, and a later heap leaves all of these.
struct Growing;

impl HeapRules for Growing {
    type Move = (u64, u64);

    fn each_move(&self, _: usize, heap: u64, each: &mut dyn FnMut((u64, u64), (u64, u64))) {
        let value = if heap < 256 { heap } else { 256 * (heap - 255) };
        for smaller in 0..value.min(65535 + heap / 512) {
            let parts = match (smaller % 256, smaller / 256) {
                (low, 0) => (0, low),
                (low, high) => (low, high + 255),
            };
            each(parts, parts);
        }
    }
}

#[test]
#[should_panic(expected = "a nim-value exceeds 65535")]
fn a_value_that_no_table_holds_is_refused() {
    Heaps::up_to(Growing, 512);
}

#[test]
fn the_largest_value_that_a_table_holds() {
    let game = Heaps::up_to(Growing, 511);
    assert_eq!([255, 256, 510, 511].map(|heap| game.value(heap)), [255, 256, 65280, 65535]);
}

/// There, too; it takes a subtraction game as many steps as there are pairs of heaps.
#[test]
#[ignore = "ten seconds"]
fn the_largest_value_of_a_subtraction_game() {
    let game = rules(1..=65535).up_to(65536);
    assert_eq!([65534, 65535, 65536].map(|heap| game.value(heap)), [65534, 65535, 0]);
}

#[test]
#[ignore = "ten seconds"]
#[should_panic(expected = "a nim-value exceeds 65535")]
fn a_value_of_a_subtraction_game_that_no_table_holds_is_refused() {
    rules(1..=65536).up_to(65536);
}

#[test]
fn every_heap_has_the_value_of_its_place_in_the_period() {
    let game = rules([2, 4, 7]).periodic(100).unwrap();
    assert_eq!(game.period(), Some(Period::new(8, 3)));
    assert_eq!(game.table().len(), 11);
    for (heap, &value) in rules([2, 4, 7]).up_to(200).table().iter().enumerate() {
        assert_eq!(game.value(heap as u64), u64::from(value), "heap {heap}");
    }
}

/// A period is looked for in tables of 64 heaps, 128, and so on, and at last up to the limit.
#[test]
fn the_limit_is_reached_and_not_passed() {
    // 2 * (71 + 12) + 2 values prove it.
    for limit in [167, 168, 200, 1000] {
        assert!(Octal::KAYLES.periodic(limit).is_ok(), "{limit}");
    }
    for limit in [0, 1, 63, 64, 127, 166] {
        let refused = Octal::KAYLES.periodic(limit).unwrap_err();
        assert_eq!(refused.limit, limit);
        let message = format!("no period is proved by the nim-values of the heaps 0 to {limit}");
        assert_eq!(refused.to_string(), message);
    }
}
