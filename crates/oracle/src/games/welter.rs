//! Welter's game.

use super::super::positions::replacing_one;
use super::super::Ruleset;
use super::ascending;

/// Pieces on cells 0, 1, 2, ...: take one to any free cell below its own.
///
/// The position is the cells of the pieces; it does not matter which is which.
///
/// ```
/// use oracle::games::Welter;
/// use oracle::Oracle;
///
/// let welter = Oracle::new(Welter);
/// assert!(!welter.next_wins(&vec![4, 5]));
/// assert_eq!(welter.winning_options(&vec![1, 3, 6]), [[1, 3, 5]]);
/// ```
pub struct Welter;

impl Ruleset for Welter {
    type Position = Vec<u64>;

    fn options(&self, pieces: &Vec<u64>) -> Vec<Vec<u64>> {
        let is_free = |cell: &u64| !pieces.contains(cell);
        replacing_one(pieces, |&piece| (0..piece).filter(is_free).collect())
    }

    fn representative(&self, pieces: &Vec<u64>) -> Vec<u64> {
        ascending(pieces)
    }
}
