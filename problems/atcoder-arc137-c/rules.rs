//! The rules: replace the greatest number by a smaller one that is not there.

use oracle::Ruleset;

/// A position is the numbers, in ascending order.
pub struct ReplaceGreatest;

impl Ruleset for ReplaceGreatest {
    type Position = Vec<u64>;

    fn options(&self, numbers: &Vec<u64>) -> Vec<Vec<u64>> {
        let (greatest, rest) = match numbers.split_last() {
            Some((greatest, rest)) => (*greatest, rest),
            None => return Vec::new(),
        };
        let with = |number: u64| {
            let mut numbers = [rest, &[number]].concat();
            numbers.sort_unstable();
            numbers
        };
        (0..greatest).filter(|number| !rest.contains(number)).map(with).collect()
    }
}
