//! The rules: add a difference that is not there yet.

use std::collections::BTreeSet;

use oracle::Ruleset;

/// A position is the numbers, in ascending order.
pub struct AddDifference;

impl Ruleset for AddDifference {
    type Position = Vec<u64>;

    fn options(&self, numbers: &Vec<u64>) -> Vec<Vec<u64>> {
        let pairs = numbers.iter().flat_map(|x| numbers.iter().map(move |y| x.abs_diff(*y)));
        let new = pairs.filter(|difference| *difference > 0 && !numbers.contains(difference));
        let with = |difference: u64| {
            let mut numbers = [&numbers[..], &[difference]].concat();
            numbers.sort_unstable();
            numbers
        };
        new.collect::<BTreeSet<u64>>().into_iter().map(with).collect()
    }
}
