//! Coin-turning games on a row, and their products in the plane.
//!
//! Coins 0, 1, 2, ... lie in a row. A move turns over the coins of one of the allowed sets, and
//! the last of them must go from heads to tails. The player who cannot move loses.
//! A position is the coins that show heads. It is a sum: its nim-value is the nim-sum of
//! those of its coins.
//!
//! In the product of two such games, the coins lie in rows and columns. A move turns over
//! all coins whose row is in a set of one game and whose column is in a set of the other, and the
//! last of them, in both, must go from heads to tails.
//!
//! Tartan theorem (Berlekamp, Conway and Guy, Winning Ways, 1982, chapter 14). The nim-value of a
//! coin of the product is the nim-product of the nim-values of its row and its column.

use crate::game::mex;
use crate::game::nim_sum;
use crate::numbers::nimber::product;
use crate::game::Outcome;

/// A coin-turning game on a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoinTurning {
    // For each coin the sets that it is the last of, each in ascending order and with the nim-sum
    // of its values.
    sets: Vec<Vec<(Vec<usize>, u64)>>,
    values: Vec<u64>,
}

impl CoinTurning {
    /// The game on this many coins, where with coin n the coins of each of the sets `others(n)`
    /// may be turned.
    ///
    /// O(c) for c coins in all the sets together. Source: Sprague, 1935; Grundy, 1939.
    ///
    /// # Panics
    /// If another coin does not come before coin n.
    ///
    /// ```
    /// use gamecore::tartan::CoinTurning;
    ///
    /// // Alone, or with the coin before it.
    /// let game = CoinTurning::new(4, |n| if n == 0 { vec![vec![]] } else { vec![vec![], vec![n - 1]] });
    /// assert_eq!(game.values(), [1, 2, 1, 2]);
    /// ```
    pub fn new<F: FnMut(usize) -> Vec<Vec<usize>>>(coins: usize, mut others: F) -> CoinTurning {
        let mut game = CoinTurning { sets: Vec::new(), values: Vec::new() };
        for coin in 0..coins {
            let of_others: Vec<(Vec<usize>, u64)> = others(coin)
                .into_iter()
                .map(|mut set| {
                    set.sort_unstable();
                    set.dedup();
                    assert!(set.last().map_or(true, |&last| last < coin), "a later coin is turned");
                    let sum = nim_sum(set.iter().map(|&other| game.values[other]));
                    set.push(coin);
                    (set, sum)
                })
                .collect();
            let value = mex(of_others.iter().map(|&(_, sum)| sum));
            game.sets.push(of_others.into_iter().map(|(set, sum)| (set, sum ^ value)).collect());
            game.values.push(value);
        }
        game
    }

    /// Twins: exactly two coins. Coin n has the value n.
    pub fn twins(coins: usize) -> CoinTurning {
        CoinTurning::new(coins, |coin| (0..coin).map(|other| vec![other]).collect())
    }

    /// Turning Turtles: one coin or two. Coin n has the value n + 1.
    pub fn turning_turtles(coins: usize) -> CoinTurning {
        CoinTurning::new(coins, |coin| {
            Some(Vec::new()).into_iter().chain((0..coin).map(|other| vec![other])).collect()
        })
    }

    /// Ruler: any number of neighbours. Coin n has as its value the greatest power of two that
    /// divides n + 1.
    pub fn ruler(coins: usize) -> CoinTurning {
        CoinTurning::new(coins, |coin| (0..=coin).map(|first| (first..coin).collect()).collect())
    }

    /// The nim-value of each coin alone.
    pub fn values(&self) -> &[u64] {
        &self.values
    }

    /// The outcome with these coins showing heads. O(n) for n of them.
    ///
    /// # Panics
    /// If there is no such coin.
    pub fn outcome<I: IntoIterator<Item = usize>>(&self, heads: I) -> Outcome {
        Outcome::n_if(nim_sum(heads.into_iter().map(|coin| self.values[coin])) != 0)
    }

    /// All sets whose turning wins, in ascending order, by their last coin and then in the order
    /// of the rules; empty if and only if the position is a P-position.
    ///
    /// O(m) for m moves. Source: Sprague, 1935; Grundy, 1939.
    ///
    /// # Panics
    /// If there is no such coin.
    ///
    /// ```
    /// use gamecore::tartan::CoinTurning;
    ///
    /// // The values are 1, 2, 1, 4: turn all, and the first and the third show heads.
    /// let game = CoinTurning::ruler(4);
    /// assert_eq!(game.winning_moves(&[1, 3]), [vec![0, 1, 2, 3]]);
    /// ```
    pub fn winning_moves(&self, heads: &[usize]) -> Vec<Vec<usize>> {
        let sum = nim_sum(heads.iter().map(|&coin| self.values[coin]));
        let sets = heads.iter().flat_map(|&coin| &self.sets[coin]);
        sets.filter(|&&(_, change)| change == sum).map(|(set, _)| set.clone()).collect()
    }
}

/// The product of two coin-turning games.
///
/// ```
/// use gamecore::tartan::{CoinTurning, Tartan};
/// use gamecore::Outcome;
///
/// // Turning Corners.
/// let game = Tartan::new(CoinTurning::twins(4), CoinTurning::twins(4));
/// assert_eq!(game.nim_value(2, 3), 1);
/// assert_eq!(game.outcome([(2, 3), (1, 1)]), Outcome::P);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tartan {
    rows: CoinTurning,
    columns: CoinTurning,
}

/// A move: the rows and the columns of the coins that are turned, in ascending order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Patch {
    /// The rows.
    pub rows: Vec<usize>,
    /// The columns.
    pub columns: Vec<usize>,
}

impl Patch {
    /// The coins that show heads after this move, in order. O(n log n) for n coins and
    /// those that are turned.
    ///
    /// ```
    /// use gamecore::tartan::Patch;
    ///
    /// let patch = Patch { rows: vec![0, 1], columns: vec![2] };
    /// assert_eq!(patch.after(&[(0, 0), (1, 2)]), [(0, 0), (0, 2)]);
    /// ```
    pub fn after(&self, heads: &[(usize, usize)]) -> Vec<(usize, usize)> {
        let turned =
            self.rows.iter().flat_map(|&row| self.columns.iter().map(move |&column| (row, column)));
        let mut coins: Vec<(usize, usize)> = heads.iter().copied().chain(turned).collect();
        coins.sort_unstable();
        // A coin that is there twice has been turned to tails.
        let mut after: Vec<(usize, usize)> = Vec::new();
        for coin in coins {
            if after.last() == Some(&coin) {
                after.pop();
            } else {
                after.push(coin);
            }
        }
        after
    }
}

impl Tartan {
    /// The product of a game for the rows and one for the columns.
    pub fn new(rows: CoinTurning, columns: CoinTurning) -> Tartan {
        Tartan { rows, columns }
    }

    /// The nim-value of a coin alone. O(1), a few microseconds.
    /// Source: Berlekamp, Conway and Guy, 1982.
    ///
    /// # Panics
    /// If there is no such coin.
    pub fn nim_value(&self, row: usize, column: usize) -> u64 {
        product(self.rows.values[row], self.columns.values[column])
    }

    /// The outcome with these coins showing heads, given by row and column.
    ///
    /// O(n) for n of them. Source: Berlekamp, Conway and Guy, 1982.
    ///
    /// # Panics
    /// If there is no such coin.
    pub fn outcome<I: IntoIterator<Item = (usize, usize)>>(&self, heads: I) -> Outcome {
        Outcome::n_if(self.sum(heads) != 0)
    }

    /// All winning moves, by the last coin and then in the order of the rules; empty if and only
    /// if the position is a P-position.
    ///
    /// O(m) for m moves. Source: Berlekamp, Conway and Guy, 1982.
    ///
    /// # Panics
    /// If there is no such coin.
    ///
    /// ```
    /// use gamecore::tartan::{CoinTurning, Patch, Tartan};
    ///
    /// let game = Tartan::new(CoinTurning::twins(3), CoinTurning::ruler(2));
    /// let patches = game.winning_moves(&[(2, 1)]);
    /// assert_eq!(patches, [Patch { rows: vec![0, 2], columns: vec![1] }]);
    /// ```
    pub fn winning_moves(&self, heads: &[(usize, usize)]) -> Vec<Patch> {
        let sum = self.sum(heads.iter().copied());
        let mut patches = Vec::new();
        for &(row, column) in heads {
            for (rows, of_rows) in &self.rows.sets[row] {
                // By the distributive law, a patch changes the nim-sum by the product of the
                // changes that its rows and its columns would make.
                let wins = |&&(_, of_columns): &&(_, u64)| product(*of_rows, of_columns) == sum;
                let winning = self.columns.sets[column].iter().filter(wins);
                patches.extend(
                    winning
                        .map(|(columns, _)| Patch { rows: rows.clone(), columns: columns.clone() }),
                );
            }
        }
        patches
    }

    fn sum<I: IntoIterator<Item = (usize, usize)>>(&self, heads: I) -> u64 {
        nim_sum(heads.into_iter().map(|(row, column)| self.nim_value(row, column)))
    }
}
