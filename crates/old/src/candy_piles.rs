//! Candy piles: eat one of the largest piles, or one candy of every pile.
//!
//! Sorted, the piles are columns of cells whose lower left corner is (0, 0). Eating the largest
//! pile takes away the first column, and eating one candy of every pile the lowest row. So the
//! game is a token that walks one cell to the right or up at a time, until it leaves the cells.

use super::outcome::Outcome;

// Misere play: the player who leaves the cells loses. Write P and N for cells.
// A cell from which both steps leave the cells is P. If (x + 1, y + 1) is a cell, it has the
// outcome of (x, y):
// - If it is P, then (x + 1, y) and (x, y + 1) are N, for both lead to it; so (x, y) is P.
// - If it is N, then it leads to a cell that is P, say to (x + 2, y + 1). Then (x + 2, y) is N,
//   so (x + 1, y), which leads only to N, is P, and (x, y) is N.
// So only the last cell of the diagonal matters: from there the way is straight, up or to
// the right, and the parity decides.
//
// Normal play: the player who leaves the cells wins. So a player avoids every cell from
// which a step leaves the cells, and without these cells it is misere play.

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Meal {
    /// All candies of one of the largest piles: the first one.
    LargestPile,
    /// One candy of every pile that has some.
    OneOfEach,
}

impl Meal {
    /// The piles after this move.
    ///
    /// # Panics
    /// If there are no candies.
    ///
    /// ```
    /// use gamecore::candy_piles::Meal;
    ///
    /// assert_eq!(Meal::LargestPile.after(&[1, 3, 3]), [1, 0, 3]);
    /// assert_eq!(Meal::OneOfEach.after(&[1, 3, 0]), [0, 2, 0]);
    /// ```
    pub fn after(self, piles: &[u64]) -> Vec<u64> {
        let largest = piles.iter().copied().max().filter(|&pile| pile > 0);
        let largest = largest.expect("there are no candies");
        let first = piles.iter().position(|&pile| pile == largest);
        let rest = |(place, &pile): (usize, &u64)| match self {
            Meal::LargestPile if Some(place) == first => 0,
            Meal::LargestPile => pile,
            Meal::OneOfEach => pile.saturating_sub(1),
        };
        piles.iter().enumerate().map(rest).collect()
    }
}

/// The outcome in misere play, where the player who eats the last candy loses.
///
/// The piles come in any order, and may be empty. Without any candies the player to move wins:
/// the other one ate the last. O(n log n).
/// Source: AtCoder Grand Contest 002, 2016.
///
/// ```
/// use gamecore::{candy_piles, Outcome};
///
/// assert_eq!(candy_piles::misere_outcome([1, 3]), Outcome::N);
/// assert_eq!(candy_piles::misere_outcome([1, 2, 3]), Outcome::P);
/// ```
pub fn misere_outcome<I: IntoIterator<Item = u64>>(piles: I) -> Outcome {
    Outcome::n_if(next_wins(arms(&descending(piles), (0, 0))))
}

/// The outcome in normal play, where the player who eats the last candy wins.
///
/// O(n log n). Source: as for [`misere_outcome`], on fewer cells.
///
/// ```
/// use gamecore::{candy_piles, Outcome};
///
/// assert_eq!(candy_piles::outcome([2, 2]), Outcome::P);
/// assert_eq!(candy_piles::outcome([1, 2]), Outcome::P);
/// assert_eq!(candy_piles::outcome([2, 3]), Outcome::N);
/// assert_eq!(candy_piles::outcome([]), Outcome::P);
/// ```
pub fn outcome<I: IntoIterator<Item = u64>>(piles: I) -> Outcome {
    let piles = descending(piles);
    Outcome::n_if(!piles.is_empty() && next_wins(arms(&without_exits(&piles), (0, 0))))
}

/// How many cells there are above and how many to the right of the last cell of the diagonal,
/// if there are candies at all: the player to move loses in misere play if and only if both
/// are even.
///
/// O(n log n).
///
/// ```
/// use gamecore::candy_piles;
///
/// // 7 5 4 2 2 1: the diagonal ends at pile 3 and candy 3.
/// assert_eq!(candy_piles::ways_left([2, 7, 5, 1, 4, 2]), Some((1, 0)));
/// assert_eq!(candy_piles::ways_left([0]), None);
/// ```
pub fn ways_left<I: IntoIterator<Item = u64>>(piles: I) -> Option<(u64, u64)> {
    arms(&descending(piles), (0, 0))
}

/// All winning moves in misere play.
///
/// Empty for a P-position, and without candies, although the player to move wins then.
/// O(n log n). Source: as for [`misere_outcome`].
///
/// ```
/// use gamecore::candy_piles::{misere_winning_moves, Meal};
///
/// assert_eq!(misere_winning_moves(&[1, 3]), [Meal::LargestPile]);
/// assert_eq!(misere_winning_moves(&[1, 2, 3]), []);
/// ```
pub fn misere_winning_moves(piles: &[u64]) -> Vec<Meal> {
    let piles = descending(piles.iter().copied());
    moves(&piles, |step| !next_wins(arms(&piles, step)))
}

/// All winning moves in normal play; empty if and only if the position is a P-position.
///
/// O(n log n). Source: as for [`outcome`].
///
/// ```
/// use gamecore::candy_piles::{winning_moves, Meal};
///
/// assert_eq!(winning_moves(&[3]), [Meal::LargestPile]);
/// assert_eq!(winning_moves(&[2, 3]), [Meal::OneOfEach]);
/// ```
pub fn winning_moves(piles: &[u64]) -> Vec<Meal> {
    let piles = descending(piles.iter().copied());
    let inner = without_exits(&piles);
    let loses = |(column, row): (usize, u64)| {
        let is_over = column >= piles.len() || piles[column] <= row;
        is_over || !next_wins(arms(&inner, (column, row)))
    };
    moves(&piles, loses)
}

// The moves after which the opponent loses; a move is a step to a cell.
fn moves<L: Fn((usize, u64)) -> bool>(piles: &[u64], loses: L) -> Vec<Meal> {
    let mut moves = Vec::new();
    for &(meal, step) in &[(Meal::LargestPile, (1, 0)), (Meal::OneOfEach, (0, 1))] {
        if !piles.is_empty() && loses(step) {
            moves.push(meal);
        }
    }
    moves
}

// In misere play. Beyond the cells the other player has left them.
fn next_wins(arms: Option<(u64, u64)>) -> bool {
    arms.map_or(true, |(up, right)| up % 2 == 1 || right % 2 == 1)
}

fn descending<I: IntoIterator<Item = u64>>(piles: I) -> Vec<u64> {
    let mut piles: Vec<u64> = piles.into_iter().filter(|&pile| pile > 0).collect();
    piles.sort_unstable_by(|one, other| other.cmp(one));
    piles
}

// The cells from which both steps lead to a cell, as columns.
fn without_exits(piles: &[u64]) -> Vec<u64> {
    let next = piles.iter().skip(1).chain(Some(&0));
    let columns = piles.iter().zip(next).map(|(&pile, &next)| next.min(pile - 1));
    columns.take_while(|&column| column > 0).collect()
}

// How many cells there are above and to the right of the last cell on the diagonal through a
// cell, in descending columns; `None` if there is no such cell.
fn arms(piles: &[u64], (column, row): (usize, u64)) -> Option<(u64, u64)> {
    let columns = piles.get(column..).unwrap_or(&[]);
    let is_cell =
        |steps: usize| columns[steps].checked_sub(row).map_or(0, |high| high) > steps as u64;
    let diagonal = (0..columns.len()).take_while(|&steps| is_cell(steps)).count();
    let last = diagonal.checked_sub(1)?;
    let level = row + last as u64;
    // No column to the right is higher than this level, but for its own cell.
    let right = columns[diagonal..].iter().take_while(|&&column| column > level).count();
    Some((columns[last] - level - 1, right as u64))
}
