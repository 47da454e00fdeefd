//! The rules of Turning Corners: turn a coin from heads to tails, and with it the other corners of a
//! rectangle whose lowest and leftmost corner may lie on an axis.

use std::collections::BTreeSet;

use oracle::Ruleset;

/// A position is the coins that show heads, x and y of each, in ascending order. A coin on an axis
/// can never be turned to tails, so none is mentioned.
pub struct TurningCorners;

impl Ruleset for TurningCorners {
    type Position = Vec<(u64, u64)>;

    fn options(&self, coins: &Vec<(u64, u64)>) -> Vec<Vec<(u64, u64)>> {
        let mut options = Vec::new();
        for &(x, y) in coins {
            for (left, below) in (0..x).flat_map(|left| (0..y).map(move |below| (left, below))) {
                let corners = BTreeSet::from([(x, y), (left, y), (x, below), (left, below)]);
                let heads: BTreeSet<(u64, u64)> = coins.iter().copied().collect();
                let turned = heads.symmetric_difference(&corners).copied();
                options.push(turned.filter(|&(x, y)| x > 0 && y > 0).collect());
            }
        }
        options
    }
}
