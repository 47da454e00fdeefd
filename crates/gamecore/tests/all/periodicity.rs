//! Periods, held against their definition on every short sequence.

use gamecore::Period;

/// Every sequence of this many of the values 0 and 1.
fn sequences(length: usize) -> impl Iterator<Item = Vec<u16>> {
    (0..1 << length).map(move |number| (0..length).map(|place| number >> place & 1).collect())
}

/// From which place on the values return after `period` places.
fn preperiod(values: &[u16], period: usize) -> u64 {
    let differs = |place: &usize| values[*place] != values[place + period];
    (0..values.len() - period).rev().find(differs).map_or(0, |place| place as u64 + 1)
}

#[test]
fn the_smallest_period_is_found() {
    let enough: fn(Period) -> u64 = |found| found.preperiod() + 2 * found.period();
    for values in (0..=13).flat_map(sequences) {
        let periods =
            (1..values.len()).map(|period| Period::new(preperiod(&values, period), period as u64));
        let expected = periods.into_iter().find(|&found| enough(found) <= values.len() as u64);
        assert_eq!(Period::smallest(&values, enough), expected, "{values:?}");
    }
}

#[test]
fn every_period_has_its_preperiod() {
    for values in (2..=13).flat_map(sequences) {
        for period in 1..values.len() {
            let needed = |found: Period| if found.period() == period as u64 { 0 } else { u64::MAX };
            let preperiod = preperiod(&values, period);
            let expected = Period::new(preperiod, period as u64);
            assert_eq!(Period::smallest(&values, needed), Some(expected), "{values:?}");
        }
    }
}
