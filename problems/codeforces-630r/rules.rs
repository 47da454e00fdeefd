//! The rules: paint a cell of a square board that has no painted neighbour.

use oracle::Ruleset;

/// A position is the side of the board, at most 6, and a bit for each painted cell: that of a row
/// and a column, counted from 1, is 8 row + column.
pub struct Painting;

impl Ruleset for Painting {
    type Position = (u64, u64);

    fn options(&self, &(n, painted): &(u64, u64)) -> Vec<(u64, u64)> {
        let in_row = |row| (1..=n).map(move |column| 1_u64 << (8 * row + column));
        let is_free = |cell: &u64| {
            let beside = cell << 1 | cell >> 1;
            let above_and_below = cell << 8 | cell >> 8;
            painted & (cell | beside | above_and_below) == 0
        };
        let cells = (1..=n).flat_map(in_row).filter(is_free);
        cells.map(|cell| (n, painted | cell)).collect()
    }
}
