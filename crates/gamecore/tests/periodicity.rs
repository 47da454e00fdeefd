//! Periods, held against their definition on every short sequence.

use gamecore::periodicity::{NotProved, Period, Periodic};

/// Every sequence of so many of the values 0 and 1.
fn sequences(length: usize) -> impl Iterator<Item = Vec<u16>> {
    (0..1 << length).map(move |number| (0..length).map(|place| number >> place & 1).collect())
}

/// From which place on the values return after `period` places.
fn preperiod(values: &[u16], period: usize) -> usize {
    let differs = |place: &usize| values[*place] != values[place + period];
    (0..values.len() - period).rev().find(differs).map_or(0, |place| place + 1)
}

#[test]
fn the_smallest_period_is_found() {
    let enough: fn(Period) -> usize = |found| found.preperiod + 2 * found.period;
    for values in (0..=13).flat_map(sequences) {
        let periods = (1..values.len())
            .map(|period| Period { preperiod: preperiod(&values, period), period });
        let expected = periods.into_iter().find(|&found| enough(found) <= values.len());
        assert_eq!(Period::smallest(&values, enough), expected, "{values:?}");
    }
}

#[test]
fn every_period_has_its_preperiod() {
    for values in (2..=13).flat_map(sequences) {
        for period in 1..values.len() {
            let needed = |found: Period| if found.period == period { 0 } else { usize::MAX };
            let expected = Period { preperiod: preperiod(&values, period), period };
            assert_eq!(Period::smallest(&values, needed), Some(expected), "{values:?}");
        }
    }
}

/// 5 9 and then 1 2 3 1 2 3 and so on.
fn table(last: usize) -> Vec<u16> {
    [5, 9].into_iter().chain((1..=3).cycle()).take(last + 1).collect()
}

#[test]
fn every_heap_has_its_value() {
    let found = Periodic::search(100, table, |found| found.preperiod + 2 * found.period).unwrap();
    assert_eq!(found.period(), Period { preperiod: 2, period: 3 });
    assert_eq!(found.values(), [5, 9, 1, 2, 3]);
    for (heap, &value) in table(50).iter().enumerate() {
        assert_eq!(found.value(heap as u64), u64::from(value), "heap {heap}");
    }
}

#[test]
fn the_limit_is_reached_and_not_passed() {
    let needed = |found: Period| if found.period == 3 { 100 } else { usize::MAX };
    let asked = std::cell::Cell::new(0);
    let counted = |last| {
        asked.set(last);
        table(last)
    };
    assert!(Periodic::search(99, counted, needed).is_ok());
    assert_eq!(asked.get(), 99);
    let refused = Periodic::search(98, table, needed).unwrap_err();
    assert_eq!(refused, NotProved { limit: 98 });
    assert_eq!(refused.to_string(), "no period is proved by the nim-values of the heaps 0 to 98");
}
