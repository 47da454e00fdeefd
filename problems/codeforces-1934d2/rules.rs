//! The rules: choose one of the parts, and break it.

use oracle::Ruleset;

/// A position is the two parts, of which the player to move chooses one; a 0 is not a part.
pub struct BreakPart;

impl Ruleset for BreakPart {
    type Position = Vec<u64>;

    fn options(&self, parts: &Vec<u64>) -> Vec<Vec<u64>> {
        let broken = |&part: &u64| {
            let pairs = (1..part).map(move |x| vec![x, part ^ x]);
            pairs.filter(move |pair| 0 < pair[1] && pair[1] < part)
        };
        parts.iter().flat_map(broken).collect()
    }
}
