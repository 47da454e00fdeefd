use std::cmp::Ordering;
use std::ops::Range;

use crate::game::{Game, Outcome};
use crate::tables::{Heaps, Octal};
use crate::theorems::nim_sum::nim_sum;

/// A colour, and the player who needs it.
///
/// A cell of a row is an `Option<Colour>`: a white one is `None`.
///
/// ```
/// use gamecore::judges::Colour;
///
/// assert_eq!(Colour::Red.other(), Colour::Blue);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// The colour of the first player.
    Red,
    /// The colour of the second player.
    Blue,
}

impl Colour {
    /// The other colour.
    #[must_use]
    pub fn other(self) -> Colour {
        match self {
            Colour::Red => Colour::Blue,
            Colour::Blue => Colour::Red,
        }
    }
}

/// The colouring game: paint two neighbouring cells of a row white, one of them of your colour.
///
/// Each cell is red, blue or white. The player Red may paint two neighbours if one of them is
/// red, and Blue if one of them is blue; the other one may have any colour. A position is the row
/// and the player whose turn it is, a move the index of the left one of the two cells. The player
/// who cannot move loses.
///
/// The players have different moves, so most positions have no nim-value: the player with more
/// cells of their colour wins, except in a row of a single cell, where nobody can move. But where
/// red and blue cells are equally many, both must paint one of each, and the stretches whose
/// colours alternate are rows of Dawson's Kayles, [`Octal::DAWSONS_KAYLES`] (Codeforces, problem
/// 1704F, 2022; the proof is in the source). Every method takes O(n) for n cells.
///
/// ```
/// use gamecore::judges::{Colour, ColouringGame};
/// use gamecore::prelude::*;
///
/// let (red, blue) = (Some(Colour::Red), Some(Colour::Blue));
/// let game = ColouringGame::new();
/// let position = (vec![red, blue, red, blue], Colour::Red);
/// assert_eq!(game.outcome(&position), Outcome::N);
/// // As many red cells as blue ones, in one stretch of four.
/// assert_eq!(ColouringGame::surplus(&position.0, Colour::Red), 0);
/// assert_eq!(game.nim_sum(&position.0), game.stretch_value(4));
/// assert_eq!(game.winning_moves(&position), [1]);
/// assert_eq!(game.after(&position, &1), (vec![red, None, None, blue], Colour::Blue));
/// assert_eq!(game.outcome(&(vec![red, blue, blue, red], Colour::Red)), Outcome::P);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ColouringGame {
    kayles: Heaps<Octal>,
}

impl Default for ColouringGame {
    fn default() -> ColouringGame {
        ColouringGame::new()
    }
}

impl ColouringGame {
    /// The game. It proves the period of Dawson's Kayles, 34 from 53 on (Guy and Smith, 1956), from
    /// a table of 176 heaps.
    #[must_use]
    pub fn new() -> ColouringGame {
        let kayles = Octal::DAWSONS_KAYLES.periodic(175);
        ColouringGame { kayles: kayles.unwrap_or_else(|error| panic!("{}", error)) }
    }

    /// The nim-sum of the stretches' nim-values, which decides where red and blue cells are
    /// equally many. O(n) for n cells.
    #[must_use]
    pub fn nim_sum(&self, row: &[Option<Colour>]) -> u64 {
        let stretches = ColouringGame::stretches(row);
        nim_sum(stretches.iter().map(|stretch| self.kayles.value(stretch.len() as u64)))
    }

    /// The nim-value of a stretch of this many cells: that of Dawson's Kayles. O(1).
    #[must_use]
    pub fn stretch_value(&self, length: u64) -> u64 {
        self.kayles.value(length)
    }

    /// The number of cells of their colour by which a player is ahead; negative for one who is
    /// behind. O(n).
    #[must_use]
    pub fn surplus(row: &[Option<Colour>], player: Colour) -> i64 {
        let cells = row.iter().filter_map(|&cell| cell);
        cells.map(|colour| if colour == player { 1 } else { -1 }).sum()
    }

    /// The maximal stretches of neighbours that are red and blue in turn, from the left. O(n).
    ///
    /// ```
    /// use gamecore::judges::{Colour, ColouringGame};
    ///
    /// let (red, blue) = (Some(Colour::Red), Some(Colour::Blue));
    /// let stretches = ColouringGame::stretches(&[red, blue, blue, None, red]);
    /// assert_eq!(stretches, [0..2, 2..3, 4..5]);
    /// ```
    #[must_use]
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
}

impl Game for ColouringGame {
    type Position = (Vec<Option<Colour>>, Colour);
    type Move = usize;

    fn outcome(&self, (row, mover): &Self::Position) -> Outcome {
        // A player with more cells paints one of each colour while there are such neighbours.
        // That keeps the surplus, and no move of the opponent lowers it. After that neither
        // can paint the other's cells. If no cell is white, all have one colour, and one move
        // wins. If some are white, each stretch of one colour has a white neighbour, and can be
        // painted cell by cell from there: the one with more cells has more moves.
        // With equally many, painting anything but one of each gives the other a surplus, and
        // leaves two cells or more. Painting one of each divides an alternating stretch, as
        // taking two neighbours divides a row of Dawson's Kayles.
        match ColouringGame::surplus(row, *mover).cmp(&0) {
            // A single cell cannot be painted.
            Ordering::Greater => Outcome::n_if(row.len() > 1),
            Ordering::Less => Outcome::P,
            Ordering::Equal => Outcome::from_nim_value(self.nim_sum(row)),
        }
    }

    fn winning_moves(&self, (row, mover): &Self::Position) -> Vec<usize> {
        let stretches = ColouringGame::stretches(row);
        let value = |length: usize| self.kayles.value(length as u64);
        let (sum, surplus) = (self.nim_sum(row), ColouringGame::surplus(row, *mover));
        let mut moves = Vec::new();
        let mut first = 0;
        for left in 0..row.len().saturating_sub(1) {
            let cells = &row[left..left + 2];
            while stretches.get(first).map_or(false, |stretch| stretch.end <= left) {
                first += 1;
            }
            if !cells.contains(&Some(*mover)) {
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
            let wins = match (surplus - ColouringGame::surplus(cells, *mover)).cmp(&0) {
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

    fn after(&self, (row, mover): &Self::Position, &left: &usize) -> Self::Position {
        let right = left.saturating_add(1);
        assert!(right < row.len(), "no two cells from {} on in a row of {}", left, row.len());
        assert!(row[left..=right].contains(&Some(*mover)), "no {:?} cell at {}", mover, left);
        let mut row = row.clone();
        row[left] = None;
        row[right] = None;
        (row, mover.other())
    }
}
