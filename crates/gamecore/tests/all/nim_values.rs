//! Nim-values by a table, by a period, and by a formula.

use gamecore::periodicity::NotProved;
use gamecore::{NimValues, Outcome, Period, SubtractionGame};
use oracle::games::{Subtraction, Sum};
use oracle::positions::multisets;
use oracle::Oracle;

#[test]
fn a_table_a_period_and_a_formula_agree_with_the_rules() {
    let game = SubtractionGame::new([1, 2, 4]);
    let kinds =
        [game.nim_values(9), game.periodic(100).unwrap(), game.closed_form().expect("mod 3")];
    let oracle = Oracle::new(Sum(Subtraction(vec![1, 2, 4])));
    for heaps in (0..=3).flat_map(|size| multisets(size, 0..=9)) {
        for values in &kinds {
            assert_eq!(values.nim_sum(heaps.clone()), oracle.nim_value(&heaps), "{heaps:?}");
            let expected = Outcome::n_if(oracle.next_wins(&heaps));
            assert_eq!(values.outcome(heaps.clone()), expected, "{heaps:?}");
        }
    }
    assert_eq!(kinds[0].period(), None);
    assert_eq!(kinds[1].period(), Some(Period { preperiod: 0, period: 3 }));
    assert_eq!(kinds[2].period(), None);
    assert_eq!(kinds[1].table(), [0, 1, 2]);
    assert_eq!(kinds[2].table(), []);
}

#[test]
#[should_panic(expected = "heap 9 is beyond the table, which has 9")]
fn a_heap_beyond_the_table_is_named() {
    SubtractionGame::new([1, 3, 4]).nim_values(8).value(9);
}

#[test]
#[should_panic(expected = "heap 18446744073709551615 is beyond the table, which has 9")]
fn a_huge_heap_beyond_the_table_is_named() {
    SubtractionGame::new([1, 3, 4]).nim_values(8).outcome([8, u64::MAX]);
}

#[test]
#[should_panic(expected = "a nim-value exceeds 65535")]
fn a_value_that_no_table_holds_is_refused() {
    SubtractionGame::new(1..=65536).nim_values(65536);
}

#[test]
fn the_largest_value_that_a_table_holds() {
    let values = SubtractionGame::new(1..=65535).nim_values(65536);
    assert_eq!([65534, 65535, 65536].map(|heap| values.value(heap)), [65534, 65535, 0]);
}

/// 5 9 and then 1 2 3 1 2 3 and so on.
fn table(last: u64) -> NimValues {
    let values = [5, 9].into_iter().chain((1..=3).cycle());
    NimValues::from_table(values.take(last as usize + 1).collect())
}

#[test]
fn every_heap_has_its_value() {
    let found =
        NimValues::periodic(100, table, |found| found.preperiod + 2 * found.period).unwrap();
    assert_eq!(found.period(), Some(Period { preperiod: 2, period: 3 }));
    assert_eq!(found.table(), [5, 9, 1, 2, 3]);
    for (heap, &value) in table(50).table().iter().enumerate() {
        assert_eq!(found.value(heap as u64), u64::from(value), "heap {heap}");
    }
}

#[test]
fn the_limit_is_reached_and_not_passed() {
    let needed = |found: Period| if found.period == 3 { 100 } else { u64::MAX };
    let asked = std::cell::Cell::new(0);
    let counted = |last| {
        asked.set(last);
        table(last)
    };
    assert!(NimValues::periodic(99, counted, needed).is_ok());
    assert_eq!(asked.get(), 99);
    let refused = NimValues::periodic(98, table, needed).unwrap_err();
    assert_eq!(refused, NotProved { limit: 98 });
    assert_eq!(refused.to_string(), "no period is proved by the nim-values of the heaps 0 to 98");
}
