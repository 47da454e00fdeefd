//! The rules: send one monk up any number of free stairs, at least one.

use oracle::Ruleset;

/// A position is the stairs of the monks in ascending order; the last is the highest stair.
pub struct Monks;

impl Ruleset for Monks {
    type Position = Vec<u64>;

    fn options(&self, monks: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for place in 1..monks.len() {
            let free = monks[place - 1] + 1..monks[place];
            options.extend(free.map(|stair| {
                let mut risen = monks.to_vec();
                risen[place - 1] = stair;
                risen
            }));
        }
        options
    }
}
