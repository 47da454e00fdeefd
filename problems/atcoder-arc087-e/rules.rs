//! The rules, by the subtrees of the binary tree in which there are no words yet.

use oracle::Ruleset;

/// A position is the heights of the free subtrees: choose a node of one, and the subtrees beside
/// the way down to it stay free.
pub struct FreeSubtrees;

impl Ruleset for FreeSubtrees {
    type Position = Vec<u64>;

    fn options(&self, heights: &Vec<u64>) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (tree, &height) in heights.iter().enumerate() {
            for depth in 0..height {
                let mut option = heights.clone();
                option[tree] = if depth == 0 { 0 } else { height - depth };
                option.extend((1..depth).map(|step| height - step));
                options.push(option);
            }
        }
        options
    }
}
