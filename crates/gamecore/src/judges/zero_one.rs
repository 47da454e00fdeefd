use crate::game::SumGame;
use crate::theorems::parts::check_index;

/// The 01 game: write 0 or 1 into a blank cell of a row, but not the digit of a neighbour.
///
/// A position is the [`Blanks`]: the maximal stretches of blank cells, each with the digits on both
/// sides of it; where the row ends there is none. Equal digits are not neighbours, so there is a
/// cell between them. A move is a [`Writing`]. The player who cannot move loses.
///
/// Blanks of n cells have the nim-value n if there is one digit beside them, 1 if there are two
/// equal ones, 0 if there are two different ones, and n mod 2 if there is none (AtCoder Regular
/// Contest 151, problem C; the proof is in the source). O(n) for the outcome of n stretches. The
/// winning moves take O(1) more for each of them; blanks of n cells may have 2 n. After a move what
/// is left on the left stands in the place of the blanks, and what is left on the right at the end,
/// unless it has no cells.
///
/// ```
/// use gamecore::judges::{Blanks, Writing, ZeroOne};
/// use gamecore::prelude::*;
///
/// // . . . 0 . . 0 . : three blank cells, two between equal digits, and one.
/// let row = [
///     Blanks { cells: 3, left: None, right: Some(false) },
///     Blanks { cells: 2, left: Some(false), right: Some(false) },
///     Blanks { cells: 1, left: Some(false), right: None },
/// ];
/// assert_eq!(ZeroOne.nim_value(&row), 3 ^ 1 ^ 1);
/// let moves = ZeroOne.winning_moves(&row);
/// let writing = |cell, digit| Writing { blanks: 0, cell, digit };
/// assert_eq!(moves, [writing(0, true), writing(1, false)]);
/// let written = Blanks { cells: 0, left: None, right: Some(true) };
/// let right = Blanks { cells: 2, left: Some(true), right: Some(false) };
/// assert_eq!(ZeroOne.after(&row, &moves[0]), [written, row[1], row[2], right]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ZeroOne;

/// A maximal stretch of blank cells, with the digits on both sides of it; `true` is the digit 1.
///
/// ```
/// use gamecore::judges::{Blanks, ZeroOne};
/// use gamecore::prelude::*;
///
/// // Between different digits one cell can get neither.
/// let blanks = Blanks { cells: 1, left: Some(false), right: Some(true) };
/// assert_eq!(ZeroOne.outcome(&[blanks]), Outcome::P);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Blanks {
    /// The number of cells.
    pub cells: u64,
    /// The digit to the left of them; `None` at the end of the row.
    pub left: Option<bool>,
    /// The digit to the right of them; `None` at the end of the row.
    pub right: Option<bool>,
}

/// A move: a digit is written into a cell.
///
/// Writings are ordered by the blanks first, and then by cell.
///
/// ```
/// use gamecore::judges::{Blanks, Writing, ZeroOne};
/// use gamecore::prelude::*;
///
/// let row = [Blanks { cells: 1, left: None, right: None }];
/// let after = ZeroOne.after(&row, &Writing { blanks: 0, cell: 0, digit: true });
/// assert_eq!(ZeroOne.outcome(&after), Outcome::P);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Writing {
    /// The index of the blanks, from 0.
    pub blanks: usize,
    /// The cell, counted from the left end of the blanks, from 0.
    pub cell: u64,
    /// The digit: `true` is 1.
    pub digit: bool,
}

impl Blanks {
    // What a writing leaves to its left and to its right, if it is allowed.
    fn split(&self, cell: u64, digit: bool) -> Option<(Blanks, Blanks)> {
        let behind = self.cells.checked_sub(1)?.checked_sub(cell)?;
        let before = Blanks { cells: cell, right: Some(digit), ..*self };
        let after = Blanks { cells: behind, left: Some(digit), ..*self };
        Some((before, after)).filter(|_| before.is_possible() && after.is_possible())
    }

    // Neighbours are different.
    fn is_possible(&self) -> bool {
        self.cells > 0 || self.left.is_none() || self.left != self.right
    }
}

// Let E(n), S(n), D(n) and F(n) be blanks of n cells beside one digit, two equal ones, two
// different ones, and none.
// E(n): if i cells are left on the side of the digit, they are D(i), or S(i) for i > 0; on the
//   other side is E(n - 1 - i). So 0 to n - 1 are reached, and 1 xor j for j <= n - 2, which is
//   below n.
// S(n): the same digit leaves twice S, the other one twice D, always with the nim-sum 0, and the
//   latter is possible for n > 0.
// D(n): both digits leave S and D, with the nim-sum 1.
// F(n): left are E(i) and E(j) with i + j = n - 1. For odd n, i = j is possible, and i xor j is
//   even; for even n, i xor j is odd.
impl SumGame for ZeroOne {
    type Component = Blanks;
    type Move = Writing;

    fn component_value(&self, blanks: &Blanks) -> u64 {
        assert!(blanks.is_possible(), "equal digits are neighbours: {:?}", blanks);
        match (blanks.left, blanks.right) {
            (None, None) => blanks.cells % 2,
            (Some(left), Some(right)) => u64::from(left == right),
            _ => blanks.cells,
        }
    }

    fn component_moves(&self, index: usize, blanks: &Blanks, nim_value: u64) -> Vec<Writing> {
        let last = match blanks.cells.checked_sub(1) {
            Some(last) => last,
            None => return Vec::new(),
        };
        let cells: Vec<u64> = match (blanks.left, blanks.right) {
            (None, None) => parts(last, nim_value),
            // The cells without a digit beside them are as many as the value, or as it xor 1.
            (None, _) | (_, None) => {
                let low = nim_value & !1;
                let open = [low, low | 1];
                let open = open.iter().filter(|&&open| open <= last);
                let mut cells: Vec<u64> =
                    open.map(|&open| blanks.left.map_or(open, |_| last - open)).collect();
                cells.sort_unstable();
                cells
            }
            (Some(_), Some(_)) if nim_value > 1 => Vec::new(),
            (Some(_), Some(_)) => (0..=last).collect(),
        };
        let writing = |cell, digit| Writing { blanks: index, cell, digit };
        let writings =
            cells.into_iter().flat_map(|cell| vec![writing(cell, false), writing(cell, true)]);
        let is_wanted = |writing: &Writing| match blanks.split(writing.cell, writing.digit) {
            Some((left, right)) => {
                self.component_value(&left) ^ self.component_value(&right) == nim_value
            }
            None => false,
        };
        writings.filter(is_wanted).collect()
    }

    // Between two digits all cells but the ends are alike, so three stand for all of them, and have
    // the first move, too.
    fn component_move(&self, index: usize, blanks: &Blanks, nim_value: u64) -> Option<Writing> {
        let few = match (blanks.left, blanks.right) {
            (Some(_), Some(_)) => Blanks { cells: blanks.cells.min(3), ..*blanks },
            _ => *blanks,
        };
        self.component_moves(index, &few, nim_value).first().copied()
    }

    // What is left on the left stands in the place of the blanks, and what is left on the right at
    // the end, unless it has no cells.
    fn make_move(&self, blanks: &mut Vec<Blanks>, chosen: &Writing) {
        check_index("stretch of blanks", chosen.blanks, blanks.len());
        let stretch = blanks[chosen.blanks];
        let split = stretch.split(chosen.cell, chosen.digit);
        let (left, right) =
            split.unwrap_or_else(|| panic!("{:?} is not a move in {:?}", chosen, stretch));
        blanks[chosen.blanks] = left;
        blanks.extend(Some(right).filter(|right| right.cells > 0));
    }
}

// All i for which i and sum - i have this nim-sum, in ascending order.
fn parts(sum: u64, nim_sum: u64) -> Vec<u64> {
    // The sum is the nim-sum and twice the digits that both have.
    let both = match sum.checked_sub(nim_sum) {
        Some(rest) if rest % 2 == 0 && (rest / 2) & nim_sum == 0 => rest / 2,
        _ => return Vec::new(),
    };
    let mut parts = vec![both];
    let mut own = 0;
    while own != nim_sum {
        // The next number with no other digits than the nim-sum.
        own = own.wrapping_sub(nim_sum) & nim_sum;
        parts.push(both | own);
    }
    parts
}
