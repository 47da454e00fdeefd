//! The rules: remove two different neighbours.

use oracle::Ruleset;

/// A position is the letters of the string, 0 or 1, or 2 where one has been removed: what is left
/// closes up.
pub struct RemovePair;

impl Ruleset for RemovePair {
    type Position = Vec<u64>;

    fn options(&self, letters: &Vec<u64>) -> Vec<Vec<u64>> {
        let left: Vec<usize> = (0..letters.len()).filter(|&place| letters[place] < 2).collect();
        let pairs = left.windows(2).filter(|pair| letters[pair[0]] != letters[pair[1]]);
        let without = |pair: &[usize]| {
            let mut letters = letters.clone();
            letters[pair[0]] = 2;
            letters[pair[1]] = 2;
            letters
        };
        pairs.map(without).collect()
    }
}
