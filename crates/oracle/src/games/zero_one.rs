//! Digits in a row.

use super::super::Ruleset;

/// Write 0 or 1 into a blank cell of a row, but not the digit of a neighbour.
///
/// The position is the row.
///
/// ```
/// use oracle::games::ZeroOne;
/// use oracle::Oracle;
///
/// let oracle = Oracle::new(ZeroOne);
/// assert!(oracle.next_wins(&vec![Some(0), None, None]));
/// assert!(!oracle.next_wins(&vec![Some(0), None, Some(1)]));
/// ```
pub struct ZeroOne;

impl Ruleset for ZeroOne {
    type Position = Vec<Option<u8>>;

    fn options(&self, row: &Vec<Option<u8>>) -> Vec<Vec<Option<u8>>> {
        let cells = (0..row.len()).filter(|&cell| row[cell].is_none());
        let written = cells.flat_map(|cell| {
            [0, 1].map(|digit| {
                let mut row = row.to_vec();
                row[cell] = Some(digit);
                row
            })
        });
        let differ = |row: &Vec<Option<u8>>| {
            row.windows(2).all(|pair| pair[0].is_none() || pair[0] != pair[1])
        };
        written.filter(differ).collect()
    }
}
