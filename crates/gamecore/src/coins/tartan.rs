use crate::coins::coin_turning::CoinTurning;
use crate::coins::heads::turn_over;
use crate::game::SumGame;
use crate::theorems::nimber::nim_product;

/// Tartan: the product of two coin-turning games, one for the rows and one for the columns.
///
/// Coins lie in rows and columns. A move turns over all coins whose row is in a set of one game and
/// whose column is in a set of the other, and the last of them, in both, must go from heads to
/// tails. A position is the coins that show heads, by row and column, each once (which is not
/// checked) and in any order; a move is a [`Patch`], and after it the heads are in order. The
/// player who cannot move loses.
///
/// Tartan theorem (Berlekamp, Conway and Guy, Winning Ways, 1982, chapter 14): the nim-value of a
/// coin is the nim-product of the nim-values of its row and its column. O(n) for the outcome with
/// n heads, O(m) for the winning moves, where m moves are allowed. A set that is repeated in one of
/// the games is a repeated move.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{CoinTurning, Patch, Tartan};
///
/// // Turning Corners.
/// let game = Tartan::new(CoinTurning::twins(4), CoinTurning::twins(4));
/// assert_eq!(game.value(2, 3), 1);
/// assert_eq!(game.outcome(&[(2, 3), (1, 1)]), Outcome::P);
///
/// let game = Tartan::new(CoinTurning::twins(3), CoinTurning::ruler(2));
/// let patches = game.winning_moves(&[(2, 1)]);
/// assert_eq!(patches, [Patch { rows: vec![0, 2], columns: vec![1] }]);
/// assert_eq!(game.after(&[(2, 1)], &patches[0]), [(0, 1)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tartan {
    rows: CoinTurning,
    columns: CoinTurning,
}

/// A move: the rows and the columns of the coins that are turned, in ascending order.
///
/// ```
/// use gamecore::Patch;
///
/// let corners = Patch { rows: vec![0, 2], columns: vec![1, 3] };
/// assert_eq!(corners.coins(), [(0, 1), (0, 3), (2, 1), (2, 3)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Patch {
    /// The rows.
    pub rows: Vec<usize>,
    /// The columns.
    pub columns: Vec<usize>,
}

impl Patch {
    /// The coins that are turned, in ascending order.
    ///
    /// ```
    /// use gamecore::Patch;
    ///
    /// let patch = Patch { rows: vec![0, 1], columns: vec![2] };
    /// assert_eq!(patch.coins(), [(0, 2), (1, 2)]);
    /// ```
    #[must_use]
    pub fn coins(&self) -> Vec<(usize, usize)> {
        let row = |&row: &usize| self.columns.iter().map(move |&column| (row, column));
        self.rows.iter().flat_map(row).collect()
    }
}

impl Tartan {
    /// The product of a game for the rows and one for the columns. O(1).
    #[must_use]
    pub fn new(rows: CoinTurning, columns: CoinTurning) -> Tartan {
        Tartan { rows, columns }
    }

    /// The nim-value of a coin alone. O(1).
    ///
    /// # Panics
    /// If there is no such coin.
    #[must_use]
    pub fn value(&self, row: usize, column: usize) -> u64 {
        nim_product(self.rows.value(row), self.columns.value(column))
    }
}

impl SumGame for Tartan {
    type Component = (usize, usize);
    type Move = Patch;

    fn component_value(&self, &(row, column): &(usize, usize)) -> u64 {
        self.value(row, column)
    }

    fn component_moves(
        &self,
        _index: usize,
        &(row, column): &(usize, usize),
        nim_value: u64,
    ) -> Vec<Patch> {
        let change = self.value(row, column) ^ nim_value;
        let mut patches = Vec::new();
        for of_rows in self.rows.sets(row) {
            for of_columns in self.columns.sets(column) {
                // By the distributive law, a patch changes the nim-sum by the product of the
                // changes that its rows and its columns would make.
                if nim_product(of_rows.change, of_columns.change) == change {
                    let (rows, columns) = (of_rows.coins.clone(), of_columns.coins.clone());
                    patches.push(Patch { rows, columns });
                }
            }
        }
        patches
    }

    fn make_move(&self, heads: &mut Vec<(usize, usize)>, chosen: &Patch) {
        let is_allowed = self.rows.allows(&chosen.rows) && self.columns.allows(&chosen.columns);
        assert!(is_allowed, "no move turns the coins of {:?}", chosen);
        turn_over(heads, chosen.coins().into_iter());
    }
}
