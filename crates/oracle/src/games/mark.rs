//! Mark.

use super::super::Ruleset;

/// Take one stone from a heap, or leave half of it, rounded down.
///
/// The position is the number of stones.
///
/// ```
/// use oracle::games::{Mark, Sum};
/// use oracle::Oracle;
///
/// assert_eq!(Oracle::new(Mark).winning_options(&5), [2]);
/// assert!(!Oracle::new(Sum(Mark)).next_wins(&vec![3, 5]));
/// ```
pub struct Mark;

impl Ruleset for Mark {
    type Position = u64;

    fn options(&self, stones: &u64) -> Vec<u64> {
        if *stones == 0 {
            Vec::new()
        } else {
            vec![stones - 1, stones / 2]
        }
    }
}
