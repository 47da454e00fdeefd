//! The rules: a piece goes to the next free cell to its right.

use oracle::Ruleset;

/// A row of cells 1 to 20; a position is the cells with a piece, in ascending order.
pub struct JumpingRow;

impl Ruleset for JumpingRow {
    type Position = Vec<u64>;

    fn options(&self, pieces: &Vec<u64>) -> Vec<Vec<u64>> {
        let moved = |place: usize| {
            let free = (pieces[place]..=20).find(|cell| !pieces.contains(cell))?;
            let mut pieces = pieces.clone();
            pieces[place] = free;
            pieces.sort_unstable();
            Some(pieces)
        };
        (0..pieces.len()).filter_map(moved).collect()
    }
}
