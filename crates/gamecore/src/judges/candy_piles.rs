use crate::game::{Game, MisereGame, Outcome};

/// Candy piles: eat one of the largest piles, or one candy of every pile.
///
/// A position is the piles, in any order, any numbers, 0 included. A move is a [`Meal`]. The player
/// who cannot move loses, so the player who eats the last candy wins; the theorem is simpler in
/// misere play.
///
/// In descending order the piles are columns of cells whose lower left corner is (0, 0). Eating the
/// largest pile takes away the first column, and eating one candy of every pile the lowest row. So
/// the game is a token that walks one cell to the right or up at a time, until it leaves the cells.
/// In normal play nobody goes to a cell with a step that leaves them, if there is a choice; so the
/// outcome is that of misere play on the cells without such a step, and an N-position if there are
/// cells, but no cells of that kind (the proof is in the source). Every method takes O(n log n)
/// time and O(n) space for n piles.
///
/// ```
/// use gamecore::judges::{CandyPiles, Meal};
/// use gamecore::prelude::*;
///
/// assert_eq!(CandyPiles.outcome(&[2, 2]), Outcome::P);
/// assert_eq!(CandyPiles.outcome(&[1, 2]), Outcome::P);
///
/// assert_eq!(CandyPiles.outcome(&[2, 3]), Outcome::N);
/// assert_eq!(CandyPiles.winning_moves(&[2, 3]), [Meal::OneOfEach]);
/// assert_eq!(CandyPiles.after(&[2, 3], &Meal::OneOfEach), [1, 2]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CandyPiles;

/// A move of [`CandyPiles`].
///
/// ```
/// use gamecore::judges::{CandyPiles, Meal};
/// use gamecore::prelude::*;
///
/// assert_eq!(CandyPiles.after(&[2, 3], &Meal::LargestPile), [2, 0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Meal {
    /// All candies of one of the largest piles: of the first of them.
    LargestPile,
    /// One candy of every pile that has some.
    OneOfEach,
}

// Misere play: the player who leaves the cells loses. Write P and N for cells.
// A cell from which both steps leave the cells is P. If (x + 1, y + 1) is a cell, it has the
// outcome of (x, y):
// - If it is P, then (x + 1, y) and (x, y + 1) are N, for both lead to it; so (x, y) is P.
// - If it is N, then it leads to a cell that is P, say to (x + 2, y + 1). Then (x + 2, y) is N,
//   so (x + 1, y), which leads only to N, is P, and (x, y) is N.
// So only the last cell of the diagonal matters: from there the way is straight, up or to
// the right, and the parity decides.
//
// Normal play: the player who leaves the cells wins. So every cell from which a step leaves them
// is N, and a player who has no other cell to go to loses. Without these cells it is misere play;
// what remains are again columns in descending order.

impl Game for CandyPiles {
    type Position = [u64];
    type Move = Meal;

    fn outcome(&self, piles: &[u64]) -> Outcome {
        let piles = descending(piles);
        Outcome::n_if(!piles.is_empty() && next_wins(arms(&without_exits(&piles), (0, 0))))
    }

    fn winning_moves(&self, piles: &[u64]) -> Vec<Meal> {
        let piles = descending(piles);
        let inner = without_exits(&piles);
        let loses = |(column, row): (usize, u64)| {
            let is_over = column >= piles.len() || piles[column] <= row;
            is_over || !next_wins(arms(&inner, (column, row)))
        };
        moves(&piles, loses)
    }

    /// The piles in their order; empty ones remain.
    fn after(&self, piles: &[u64], meal: &Meal) -> Vec<u64> {
        let largest = piles.iter().copied().max().filter(|&pile| pile > 0);
        let largest = largest.expect("there are no candies");
        let first = piles.iter().position(|&pile| pile == largest);
        let rest = |(place, &pile): (usize, &u64)| match meal {
            Meal::LargestPile if Some(place) == first => 0,
            Meal::LargestPile => pile,
            Meal::OneOfEach => pile.saturating_sub(1),
        };
        piles.iter().enumerate().map(rest).collect()
    }
}

/// All cells of a diagonal have the same outcome, so the last one of the token's diagonal decides.
///
/// It is a P-position if and only if an even number of steps can be made to the right from there,
/// and an even number up (AtCoder Grand Contest 002, problem E, 2016; the proof is in the source).
/// Without candies it is an N-position. Every method takes O(n log n) time and O(n) space.
///
/// ```
/// use gamecore::judges::{CandyPiles, Meal};
/// use gamecore::prelude::*;
///
/// assert_eq!(CandyPiles.misere_outcome(&[1, 2, 3]), Outcome::P);
/// assert_eq!(CandyPiles.misere_outcome(&[1, 3]), Outcome::N);
/// assert_eq!(CandyPiles.misere_winning_moves(&[1, 3]), [Meal::LargestPile]);
/// ```
impl MisereGame for CandyPiles {
    fn misere_outcome(&self, piles: &[u64]) -> Outcome {
        Outcome::n_if(next_wins(self.ways_left(piles)))
    }

    fn misere_winning_moves(&self, piles: &[u64]) -> Vec<Meal> {
        let piles = descending(piles);
        moves(&piles, |step| !next_wins(arms(&piles, step)))
    }
}

impl CandyPiles {
    /// How many cells there are above and how many to the right of the last cell of the diagonal;
    /// `None` if there are no candies.
    ///
    /// The player to move loses in misere play if and only if there are both, and they are even.
    /// O(n log n) for n piles.
    ///
    /// ```
    /// use gamecore::judges::CandyPiles;
    ///
    /// // 7 5 4 2 2 1: the diagonal ends at pile 3 and candy 3.
    /// assert_eq!(CandyPiles.ways_left(&[2, 7, 5, 1, 4, 2]), Some((1, 0)));
    /// assert_eq!(CandyPiles.ways_left(&[0]), None);
    /// ```
    #[must_use]
    pub fn ways_left(&self, piles: &[u64]) -> Option<(u64, u64)> {
        arms(&descending(piles), (0, 0))
    }
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

fn descending(piles: &[u64]) -> Vec<u64> {
    let mut piles: Vec<u64> = piles.iter().copied().filter(|&pile| pile > 0).collect();
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
    // No column to the right is higher than this level, except for its own cell.
    let right = columns[diagonal..].iter().take_while(|&&column| column > level).count();
    Some((columns[last] - level - 1, right as u64))
}
