//! Northcott's game, with edges or with a number of steps back.

use super::super::Ruleset;

/// In every row each player has a piece: move yours any distance towards the other piece, or
/// away from it as far as allowed, but never past it.
///
/// ```
/// use oracle::games::{Back, Northcott, Pieces};
/// use oracle::Oracle;
///
/// let back = Back::Steps { most: 1, left: [0, 0] };
/// let position = Pieces { mover: 0, back: back.clone(), rows: vec![[3, 7], [9, 6]] };
/// let followed = Pieces { mover: 1, back, rows: vec![[4, 7], [9, 6]] };
/// assert_eq!(Oracle::new(Northcott).winning_options(&position), [followed]);
/// ```
pub struct Northcott;

/// Where the pieces are, and who is to move: Black, who is player 0, or White, who is player 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pieces {
    /// The player to move.
    pub mover: usize,
    /// How far a piece can go back.
    pub back: Back,
    /// In each row the columns of the two players' pieces.
    pub rows: Vec<[u64; 2]>,
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
        /// How many steps back each player has left.
        left: [u64; 2],
    },
}

impl Pieces {
    /// The columns that the player to move can reach in a row.
    fn reached(&self, row: [u64; 2]) -> Vec<u64> {
        let (own, other) = (row[self.mover], row[1 - self.mover]);
        let (first, last) = match self.back {
            Back::Columns(columns) => (1, columns),
            Back::Steps { left, .. } if left[self.mover] == 0 => (own, own),
            // A piece to the right of the other one may be near to column 1.
            Back::Steps { most, .. } => (own.saturating_sub(most), own + most),
        };
        let columns = if own < other { first..=other - 1 } else { other + 1..=last };
        columns.filter(|&column| column != own).collect()
    }

    /// The position after a piece has gone to another column.
    fn after(&self, row: usize, column: u64) -> Pieces {
        let mut after = self.clone();
        let (own, other) = (self.rows[row][self.mover], self.rows[row][1 - self.mover]);
        if let Back::Steps { left, .. } = &mut after.back {
            let is_back = other.abs_diff(column) > other.abs_diff(own);
            left[self.mover] -= u64::from(is_back);
        }
        after.rows[row][self.mover] = column;
        after.mover = 1 - self.mover;
        after
    }
}

impl Ruleset for Northcott {
    type Position = Pieces;

    fn options(&self, position: &Pieces) -> Vec<Pieces> {
        let mut options = Vec::new();
        for (index, &row) in position.rows.iter().enumerate() {
            let columns = position.reached(row).into_iter();
            options.extend(columns.map(|column| position.after(index, column)));
        }
        options
    }

    /// The players' names do not matter; nor, without edges, where a row begins.
    fn representative(&self, position: &Pieces) -> Pieces {
        let mut same = position.clone();
        if position.mover == 1 {
            same.mover = 0;
            same.rows.iter_mut().for_each(|row| row.reverse());
        }
        if let Back::Steps { most, left } = &mut same.back {
            if position.mover == 1 {
                left.reverse();
            }
            for row in &mut same.rows {
                let lower = usize::from(row[1] < row[0]);
                let shift = row[lower] - *most * left[lower];
                row.iter_mut().for_each(|column| *column -= shift);
            }
        }
        same
    }
}
