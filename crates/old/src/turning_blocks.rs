//! Turning over connected blocks of coins in a rectangle.
//!
//! Coins lie in rows and columns, both counted from 0. A move turns over the coins of a connected
//! block (neighbours share a side) that has a last coin: no other coin of the block is
//! below it or to the right of it, and it must go from heads to tails. The player who cannot move
//! loses. A position is the coins that show heads, each once.
//!
//! Theorem. In the first row and the first column, which are the game Ruler, coin n (from 0) has
//! as its nim-value the greatest power of two that divides n + 1; any other coin, in row r and
//! column c, has the nim-value 2^(r + c). Proof: the construction of [`block`].

use super::outcome::Outcome;

/// A coin, by row and column.
pub type Coin = (usize, usize);

/// The binary logarithm of the nim-value of a coin alone, which is a power of two.
///
/// ```
/// use gamecore::turning_blocks::nim_value_exponent;
///
/// assert_eq!(nim_value_exponent((0, 3)), 2);
/// assert_eq!(nim_value_exponent((1, 3)), 4);
/// ```
pub fn nim_value_exponent((row, column): Coin) -> usize {
    if row == 0 || column == 0 {
        (row + column + 1).trailing_zeros() as usize
    } else {
        row + column
    }
}

/// The outcome with these coins showing heads. O(n + r + c) for n coins in r rows and c columns.
///
/// ```
/// use gamecore::{turning_blocks, Outcome};
///
/// // 2 and 2.
/// assert_eq!(turning_blocks::outcome([(0, 1), (1, 0)]), Outcome::P);
/// ```
pub fn outcome<I: IntoIterator<Item = Coin>>(heads: I) -> Outcome {
    Outcome::n_if(nim_value_digits(heads).contains(&true))
}

/// The binary digits of the nim-value of a position, the lowest first; there may be zeros
/// at the end.
///
/// ```
/// use gamecore::turning_blocks::nim_value_digits;
///
/// assert_eq!(nim_value_digits([(1, 1), (0, 0), (0, 2)]), [false, false, true]);
/// ```
pub fn nim_value_digits<I: IntoIterator<Item = Coin>>(heads: I) -> Vec<bool> {
    let mut digits = Vec::new();
    for coin in heads {
        toggle(&mut digits, nim_value_exponent(coin));
    }
    digits
}

fn toggle(digits: &mut Vec<bool>, exponent: usize) {
    if digits.len() <= exponent {
        digits.resize(exponent + 1, false);
    }
    digits[exponent] ^= true;
}

/// One winning move: the coins to turn, the last one first. `None` from a P-position.
///
/// O(r c) for r rows and c columns. There may be very many other winning moves.
///
/// ```
/// use gamecore::turning_blocks::winning_move;
///
/// assert_eq!(winning_move(&[(1, 1), (0, 1)]), Some(vec![(1, 1), (0, 1)]));
/// assert_eq!(winning_move(&[(0, 1), (1, 0)]), None);
/// ```
pub fn winning_move(heads: &[Coin]) -> Option<Vec<Coin>> {
    let mut others = nim_value_digits(heads.iter().copied());
    let highest = others.iter().rposition(|&digit| digit)?;
    // This coin must get the value of all others together, which is less.
    let last = *heads.iter().find(|&&coin| nim_value_exponent(coin) == highest)?;
    others[highest] = false;
    let mut coins = block(last, others);
    coins[1..].sort_unstable();
    Some(coins)
}

/// A block with this last coin whose other coins have a given nim-sum; the last coin comes first.
///
/// The nim-sum is given by its binary digits, the lowest first.
///
/// # Panics
/// If the nim-sum is not less than the nim-value of the last coin.
///
/// ```
/// use gamecore::turning_blocks::block;
///
/// assert_eq!(block((1, 1), vec![true]), [(1, 1), (0, 1), (0, 0), (1, 0)]);
/// ```
pub fn block(last: Coin, others: Vec<bool>) -> Vec<Coin> {
    let exponent = nim_value_exponent(last);
    assert!(others.iter().skip(exponent).all(|&digit| !digit), "a nim-sum that is too large");
    let mut wanted = others;
    wanted.resize(exponent.max(wanted.len()) + 2, false);
    let mut builder = Builder { wanted, coins: Vec::new(), transposed: false };
    builder.ending_with(last);
    builder.coins
}

/// The part that is still to be built, towards the upper left.
struct Builder {
    // The nim-sum of the coins that are still missing.
    wanted: Vec<bool>,
    coins: Vec<Coin>,
    // Whether rows and columns have changed places.
    transposed: bool,
}

impl Builder {
    // Adds a coin and takes its value from the nim-sum that is wanted.
    fn add(&mut self, coin: Coin) {
        toggle(&mut self.wanted, nim_value_exponent(coin));
        let (row, column) = coin;
        self.coins.push(if self.transposed { (column, row) } else { (row, column) });
    }

    // Adds a coin whose value is not counted.
    fn add_last(&mut self, coin: Coin) {
        toggle(&mut self.wanted, nim_value_exponent(coin));
        self.add(coin);
    }

    fn is_done(&self) -> bool {
        !self.wanted.contains(&true)
    }

    // A block with this last coin, which is not counted; less than its value is wanted.
    fn ending_with(&mut self, last: Coin) {
        self.add_last(last);
        let (row, column) = last;
        if row == 0 || column == 0 {
            // Ruler: runs of neighbours give every smaller value.
            for before in (0..row + column).rev() {
                if self.is_done() {
                    break;
                }
                self.add(if row == 0 { (0, before) } else { (before, 0) });
            }
        } else if (row, column) == (1, 1) {
            self.corner();
        } else if column == 1 {
            self.transposed = !self.transposed;
            self.go_on((column, row));
        } else {
            self.go_on(last);
        }
    }

    // The last coin is in column 2 or later, and in row 1 or later.
    fn go_on(&mut self, (row, column): Coin) {
        let half = row + column - 1;
        if self.wanted[half] {
            self.wanted[half] = false;
            self.ending_with((row, column - 1));
        } else if row > 1 {
            // Two coins worth half the value cancel each other.
            self.add(((row - 1), column));
            self.wanted[half] = false;
            self.ending_with((row, column - 1));
        } else {
            self.add((0, column));
            self.along_the_edge(column - 1);
        }
    }

    // With (1, 1) as the last coin: less than 4 is wanted.
    fn corner(&mut self) {
        let coins: &[Coin] = match (self.wanted[1], self.wanted[0]) {
            (false, false) => &[],
            (false, true) => &[(0, 1), (0, 0), (1, 0)],
            (true, false) => &[(0, 1)],
            (true, true) => &[(0, 1), (0, 0)],
        };
        coins.iter().for_each(|&coin| self.add(coin));
    }

    // Nothing, or a block of the first two rows with (0, column) as its last coin in row 0, and
    // without (1, column); less than 2^(column + 1) is wanted.
    fn along_the_edge(&mut self, column: usize) {
        if self.is_done() {
            return;
        }
        self.add((0, column));
        if column == 1 {
            // Now 0, 1 or 3 is wanted.
            if self.wanted[0] {
                self.add((0, 0));
            }
            if self.wanted[1] {
                self.add((1, 0));
            }
        } else if column > 1 {
            self.along_two_rows(column - 1);
        }
    }

    // Nothing, or a block of the first two rows with (0, column), and perhaps (1, column); less
    // than 2^(column + 2) is wanted, and the column is 1 or later.
    fn along_two_rows(&mut self, column: usize) {
        if !self.wanted[column + 1] {
            return self.along_the_edge(column);
        }
        self.add((0, column));
        self.add((1, column));
        // The coins that follow may touch either coin.
        if column == 1 {
            if self.wanted[0] {
                self.add((0, 0));
            }
            if self.wanted[1] {
                self.add((1, 0));
            }
        } else if self.wanted[column] {
            self.wanted[column] = false;
            self.ending_with((1, column - 1));
        } else {
            self.along_the_edge(column - 1);
        }
    }
}
