//! The rules: put a cross into a free cell; three crosses in a row win.

use oracle::Ruleset;

/// A position is the length of the strip, and bit i says whether cell i is crossed out.
pub struct ThreeInARow;

impl Ruleset for ThreeInARow {
    type Position = (u64, u32);

    /// After three in a row the game is over, and the player whose turn it would be loses.
    ///
    /// On one or two cells nobody can win, and the judge does not ask about them. We name the
    /// first player: there the first cross ends the game.
    fn options(&self, &(length, crosses): &(u64, u32)) -> Vec<(u64, u32)> {
        let three_in_a_row = crosses & crosses << 1 & crosses << 2 != 0;
        if three_in_a_row || length < 3 && crosses != 0 {
            return Vec::new();
        }
        let cells = (0..length).map(|cell| 1 << cell);
        let free = cells.filter(|cell| crosses & cell == 0);
        free.map(|cell| (length, crosses | cell)).collect()
    }
}
