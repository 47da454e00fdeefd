//! The rules: name a number that nobody has named.

use oracle::Ruleset;

/// A position is a 1 for each number that is free, in order, and a 0 for each that has been named.
pub struct NameNumber;

impl Ruleset for NameNumber {
    type Position = Vec<u64>;

    fn options(&self, numbers: &Vec<u64>) -> Vec<Vec<u64>> {
        let free = (0..numbers.len()).filter(|&place| numbers[place] == 1);
        let without = |place: usize| [&numbers[..place], &[0], &numbers[place + 1..]].concat();
        free.map(without).collect()
    }
}
