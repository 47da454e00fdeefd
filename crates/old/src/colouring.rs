//! The colouring game: paint two neighbouring cells of a row white.
//!
//! Each cell is red, blue or white. The player Red may paint two neighbours if one of them is
//! red, and Blue if one of them is blue; the other one may have any colour. The player who
//! cannot move loses.
//!
//! The players have different moves, so most positions have no nim-value; but where red and
//! blue cells are equally many, both must paint one of each, and the game is Dawson's Kayles.

use std::cmp::Ordering;
use std::ops::Range;

use super::nim_values::NimValues;
use super::octal::Octal;
use super::outcome::Outcome;

/// A colour, and the player who needs it. A white cell is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// The colour of the first player.
    Red,
    /// The colour of the second player.
    Blue,
}

impl Colour {
    /// The other colour.
    pub fn other(self) -> Colour {
        match self {
            Colour::Red => Colour::Blue,
            Colour::Blue => Colour::Red,
        }
    }
}

/// The game, with the nim-values of Dawson's Kayles.
///
/// ```
/// use gamecore::colouring::{Colour, ColouringGame};
/// use gamecore::Outcome;
///
/// let (red, blue) = (Some(Colour::Red), Some(Colour::Blue));
/// let game = ColouringGame::new();
/// assert_eq!(game.outcome(&[red, blue, red, blue], Colour::Red), Outcome::N);
/// assert_eq!(game.winning_moves(&[red, blue, red, blue], Colour::Red), [1]);
/// assert_eq!(game.outcome(&[red, blue, blue, red], Colour::Red), Outcome::P);
/// ```
#[derive(Clone, Debug)]
pub struct ColouringGame {
    values: NimValues,
}

impl Default for ColouringGame {
    fn default() -> ColouringGame {
        ColouringGame::new()
    }
}

impl ColouringGame {
    /// The game. It proves the period of Dawson's Kayles, 34 from 53 on (Guy and Smith, 1956), from
    /// a table of 176 heaps.
    pub fn new() -> ColouringGame {
        let values = Octal::DAWSONS_KAYLES.periodic(175);
        let values = values.unwrap_or_else(|error| panic!("no period up to {}", error.limit));
        ColouringGame { values }
    }

    /// The outcome for the player `mover`, whose turn it is. O(n) for n cells.
    ///
    /// The player with more cells wins; if both have the same number, the alternating stretches are
    /// rows of Dawson's Kayles. A single cell cannot be painted.
    pub fn outcome(&self, row: &[Option<Colour>], mover: Colour) -> Outcome {
        // A player with more cells paints one of each colour while there are such neighbours.
        // That keeps the surplus, and no move of the opponent lowers it. After that neither
        // can paint the other's cells, and the one with more cells has more moves.
        // With equally many, painting anything but one of each gives the other a surplus.
        match surplus(row, mover).cmp(&0) {
            Ordering::Greater => Outcome::n_if(row.len() > 1),
            Ordering::Less => Outcome::P,
            Ordering::Equal => Outcome::n_if(self.nim_sum(row) != 0),
        }
    }

    /// All winning moves of the player `mover`, whose turn it is: the index of the left one of
    /// the two cells, in increasing order; empty if and only if the position is a P-position.
    ///
    /// O(n) for n cells.
    pub fn winning_moves(&self, row: &[Option<Colour>], mover: Colour) -> Vec<usize> {
        let stretches = stretches(row);
        let value = |length: usize| self.values.value(length as u64);
        let (sum, surplus) = (self.nim_sum(row), surplus(row, mover));
        let mut moves = Vec::new();
        let mut first = 0;
        for left in 0..row.len().saturating_sub(1) {
            let cells = &row[left..left + 2];
            while stretches.get(first).map_or(false, |stretch| stretch.end <= left) {
                first += 1;
            }
            if !cells.contains(&Some(mover)) {
                continue;
            }
            // The change that the move makes to the one or two stretches that it touches.
            let touched = stretches[first..].iter().take(2);
            let touched = touched.filter(|stretch| stretch.start <= left + 1);
            let left_over = touched.fold(sum, |sum, stretch| {
                let before = left.saturating_sub(stretch.start);
                let behind = stretch.end.saturating_sub(left + 2);
                sum ^ value(stretch.len()) ^ value(before) ^ value(behind)
            });
            let wins = match (surplus - self::surplus(cells, mover)).cmp(&0) {
                Ordering::Greater => true,
                Ordering::Less => false,
                Ordering::Equal => left_over == 0,
            };
            if wins {
                moves.push(left);
            }
        }
        moves
    }

    /// The nim-sum of the stretches' nim-values, which decides where red and blue cells are
    /// equally many. O(n) for n cells.
    pub fn nim_sum(&self, row: &[Option<Colour>]) -> u64 {
        self.values.nim_sum(stretches(row).iter().map(|stretch| stretch.len() as u64))
    }

    /// The nim-value of a stretch of this many cells: that of Dawson's Kayles. O(1).
    pub fn nim_value(&self, length: u64) -> u64 {
        self.values.value(length)
    }
}

/// The number of cells of their colour by which a player is ahead; negative for one who is
/// behind. O(n) for n cells.
pub fn surplus(row: &[Option<Colour>], player: Colour) -> i64 {
    let cells = row.iter().filter_map(|&cell| cell);
    cells.map(|colour| if colour == player { 1 } else { -1 }).sum()
}

/// The maximal stretches of neighbours that are red and blue in turn, from the left. O(n).
///
/// ```
/// use gamecore::colouring::{stretches, Colour};
///
/// let (red, blue) = (Some(Colour::Red), Some(Colour::Blue));
/// assert_eq!(stretches(&[red, blue, blue, None, red]), [0..2, 2..3, 4..5]);
/// ```
pub fn stretches(row: &[Option<Colour>]) -> Vec<Range<usize>> {
    let mut stretches: Vec<Range<usize>> = Vec::new();
    for (index, &cell) in row.iter().enumerate().filter(|&(_, cell)| cell.is_some()) {
        match stretches.last_mut() {
            Some(last) if last.end == index && row[index - 1] != cell => last.end += 1,
            _ => stretches.push(index..index + 1),
        }
    }
    stretches
}
