//! Northcott's game, with edges or with a number of steps back.

use crate::Ruleset;

/// In every row each player has a piece: move yours any distance towards the other piece, or
/// away from it as far as allowed, but never past it.
///
/// ```
/// use oracle::games::{Back, Northcott, Rows};
/// use oracle::Oracle;
///
/// let back = Back::Steps { most: 1, left: [0, 0] };
/// let position = Rows { back: back.clone(), rows: vec![(3, 7), (9, 6)] };
/// let followed = Rows { back, rows: vec![(7, 4), (6, 9)] };
/// assert_eq!(Oracle::new(Northcott).winning_options(&position), [followed]);
/// ```
pub struct Northcott;

/// The rows, as the player to move sees them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rows {
    /// How far a piece can go back.
    pub back: Back,
    /// In each row the column of the player's own piece, and that of the other one.
    pub rows: Vec<(u64, u64)>,
}

/// How far a piece can go back.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Back {
    /// To the edge of a board with this many columns.
    Columns(u64),
    /// Anywhere, but only so often; no piece may be so near to column 1 that it could go beyond.
    Steps {
        /// The greatest length of a step back.
        most: u64,
        /// How many steps back the player to move has left, and how many the other one.
        left: [u64; 2],
    },
}

impl Rows {
    /// The columns that a piece can reach.
    fn reached(&self, own: u64, other: u64) -> Vec<u64> {
        let (first, last) = match self.back {
            Back::Columns(columns) => (1, columns),
            Back::Steps { left: [0, _], .. } => (own, own),
            Back::Steps { most, .. } => (own - most, own + most),
        };
        let columns = if own < other { first..=other - 1 } else { other + 1..=last };
        columns.filter(|&column| column != own).collect()
    }

    /// What the other player sees after a piece has gone to another column.
    fn after(&self, row: usize, column: u64) -> Rows {
        let (own, other) = self.rows[row];
        let mut rows = self.rows.clone();
        rows[row].0 = column;
        let back = match self.back {
            Back::Columns(columns) => Back::Columns(columns),
            Back::Steps { most, left: [mine, theirs] } => {
                let is_back = own.abs_diff(column) + own.abs_diff(other) == other.abs_diff(column);
                Back::Steps { most, left: [theirs, mine - u64::from(is_back)] }
            }
        };
        Rows { back, rows: rows.into_iter().map(|(own, other)| (other, own)).collect() }
    }
}

impl Ruleset for Northcott {
    type Position = Rows;

    fn options(&self, position: &Rows) -> Vec<Rows> {
        let rows = position.rows.iter().enumerate();
        let moves = rows.flat_map(|(row, &(own, other))| {
            position.reached(own, other).into_iter().map(move |column| (row, column))
        });
        moves.map(|(row, column)| position.after(row, column)).collect()
    }

    /// Without edges it does not matter where a row begins.
    fn representative(&self, position: &Rows) -> Rows {
        let Rows { back, mut rows } = position.clone();
        if let Back::Steps { most, left } = back {
            for (own, other) in &mut rows {
                let lower = usize::from(other < own);
                let shift = *own.min(other) - most * left[lower];
                *own -= shift;
                *other -= shift;
            }
        }
        Rows { back, rows }
    }
}
