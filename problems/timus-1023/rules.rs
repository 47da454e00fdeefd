//! The rules: the first move chooses L, the most that a move may take, which holds to the end.

use oracle::games::CappedHeap;
use oracle::Ruleset;

/// A position is the buttons while L is not chosen, and then the buttons and L.
pub struct ChosenLimit;

impl Ruleset for ChosenLimit {
    type Position = Vec<u64>;

    fn options(&self, position: &Vec<u64>) -> Vec<Vec<u64>> {
        let pair = |(buttons, most): (u64, u64)| vec![buttons, most];
        match position[..] {
            [buttons] => (2..buttons).map(|most| pair((buttons, most))).collect(),
            _ => CappedHeap.options(&(position[0], position[1])).into_iter().map(pair).collect(),
        }
    }
}
