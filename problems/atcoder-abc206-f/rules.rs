//! The rules: choose an interval that meets none of those before.

use oracle::Ruleset;

/// A position is the two ends of each interval, and 1 after them if it has been chosen, or else 0.
pub struct DisjointIntervals;

impl Ruleset for DisjointIntervals {
    type Position = Vec<u64>;

    fn options(&self, position: &Vec<u64>) -> Vec<Vec<u64>> {
        let chosen = |place: usize| {
            let mut position = position.clone();
            position[place + 2] = 1;
            position
        };
        open(position).into_iter().map(chosen).collect()
    }

    /// Only the intervals that can still be chosen matter, each once.
    fn representative(&self, position: &Vec<u64>) -> Vec<u64> {
        let places = open(position).into_iter();
        let mut open: Vec<&[u64]> = places.map(|place| &position[place..place + 3]).collect();
        open.sort_unstable();
        open.dedup();
        open.concat()
    }
}

/// Where the intervals stand that meet no chosen one.
fn open(position: &[u64]) -> Vec<usize> {
    let is_open = |&place: &usize| {
        let (left, right) = (position[place], position[place + 1]);
        let chosen = position.chunks(3).filter(|other| other[2] == 1);
        chosen.into_iter().all(|other| right <= other[0] || other[1] <= left)
    };
    (0..position.len()).step_by(3).filter(is_open).collect()
}
