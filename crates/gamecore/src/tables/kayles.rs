use crate::game::{MisereGame, Outcome, SumGame, Take};
use crate::tables::heaps::HeapRules;
use crate::tables::octal::{Octal, OctalMove};

/// Kayles: knock down one skittle or two neighbouring ones of a row (Dudeney, 1907).
///
/// A position is the rows of neighbouring skittles, of any length; a move is an [`OctalMove`]. The
/// player who cannot move loses. It is the game [`Octal::KAYLES`], 0.77, without a table.
///
/// The nim-values of the rows repeat every 12 from the row 71 on (Guy and Smith, 1956). A position
/// is a P-position if and only if their nim-sum is 0.
///
/// An outcome and one winning move take O(n) for n rows. All winning moves take O(n) and O(1) for
/// each of them; of one row of m skittles there may be as many as m.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Kayles, Octal, OctalMove, Take};
///
/// assert_eq!(Kayles.nim_value(&[5]), 4);
/// assert_eq!(Kayles.outcome(&[5, 9]), Outcome::P);
/// // Five skittles: knock down the one in the middle.
/// let middle = OctalMove { take: Take { heap: 0, stones: 1 }, leave: (2, 2) };
/// assert_eq!(Kayles.winning_moves(&[5]), [middle]);
/// assert_eq!(Kayles.after(&[5], &middle), [2, 2]);
/// assert!(Kayles.winning_move(&[1_000_000_000_000_000_000]).is_some());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Kayles;

// The nim-values of the preperiod, and of one period.
const VALUES: [u8; 84] = [
    0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2,
    1, 8, 6, 7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8,
    1, 4, 7, 2, 1, 8, 6, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7,
];
const PERIOD: u64 = 12;

fn value(row: u64) -> u64 {
    let end = VALUES.len() as u64;
    let place = if row < end { row } else { end - PERIOD + (row - end) % PERIOD };
    u64::from(VALUES[place as usize])
}

impl SumGame for Kayles {
    type Component = u64;
    type Move = OctalMove;

    fn component_value(&self, &row: &u64) -> u64 {
        value(row)
    }

    fn component_moves(&self, index: usize, &row: &u64, nim_value: u64) -> Vec<OctalMove> {
        all_moves(index, row, |(one, other)| value(one) ^ value(other) == nim_value)
    }

    fn component_move(&self, index: usize, &row: &u64, nim_value: u64) -> Option<OctalMove> {
        first_move(index, row, |(one, other)| value(one) ^ value(other) == nim_value)
    }

    fn make_move(&self, rows: &mut Vec<u64>, chosen: &OctalMove) {
        Octal::KAYLES.make_move(rows, chosen);
    }
}

/// The P-positions in misere play are those of normal play, with finitely many kinds of exceptions
/// (Sibert and Conway, 1992).
///
/// Write E(a, b, ..) for an even number of rows, perhaps 0, and D(a, b, ..) for an odd number, all
/// of lengths in the list. The exceptions are the positions with nothing else but
///
/// - P-positions in normal play, but N-positions in misere play: E(5) E(4, 1);
///   E(17, 12, 9) E(20, 4, 1); one row of 25 with E(17, 12, 9) D(20, 4, 1).
/// - N-positions in normal play, but P-positions in misere play: D(5) D(4, 1); E(5) D(4, 1);
///   D(9) E(4, 1); one row of 12 with E(4, 1); E(17, 12, 9) D(20, 4, 1); one row of 25 with
///   D(9) D(4, 1).
///
/// The misere quotient of all rows up to 200, as [`MisereHeaps`](crate::MisereHeaps) finds it,
/// gives the same outcomes. Its elements repeat every 12 from the row 71 on. The costs are those of
/// normal play.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::Kayles;
///
/// assert_eq!(Kayles.misere_outcome(&[5, 9]), Outcome::P);
/// assert_eq!(Kayles.misere_outcome(&[5, 5]), Outcome::N);
/// assert_eq!(Kayles.misere_outcome(&[25, 9, 1]), Outcome::P);
/// // Five skittles: knock down the one at an end, or the one in the middle.
/// let wins = Kayles.misere_winning_moves(&[5]);
/// let leaves: Vec<(u64, u64)> = wins.iter().map(|win| win.leave).collect();
/// assert_eq!(leaves, [(0, 4), (2, 2)]);
/// ```
impl MisereGame for Kayles {
    fn misere_outcome(&self, rows: &[u64]) -> Outcome {
        Outcome::n_if(!Table::of(rows).is_misere_p())
    }

    fn misere_winning_moves(&self, rows: &[u64]) -> Vec<OctalMove> {
        let table = Table::of(rows);
        let of_row = |(index, &row): (usize, &u64)| {
            all_moves(index, row, |left| table.after(row, left).is_misere_p())
        };
        rows.iter().enumerate().flat_map(of_row).collect()
    }

    fn misere_winning_move(&self, rows: &[u64]) -> Option<OctalMove> {
        let table = Table::of(rows);
        rows.iter().enumerate().find_map(|(index, &row)| {
            first_move(index, row, |left| table.after(row, left).is_misere_p())
        })
    }
}

// All of a position that its misere outcome depends on: the nim-value, how many rows are not empty,
// and how many have each of the lengths in the exceptions.
#[derive(Clone, Copy, Default)]
struct Table {
    nim_value: u64,
    rows: u64,
    ones_and_fours: u64,
    fives: u64,
    nines: u64,
    twelves: u64,
    seventeens: u64,
    twenties: u64,
    twenty_fives: u64,
}

impl Table {
    fn of(rows: &[u64]) -> Table {
        let mut table = Table::default();
        for &row in rows {
            table.add(row);
        }
        table
    }

    fn add(&mut self, row: u64) {
        self.nim_value ^= value(row);
        self.rows += u64::from(row > 0);
        if let Some(count) = self.count(row) {
            *count += 1;
        }
    }

    fn remove(&mut self, row: u64) {
        self.nim_value ^= value(row);
        self.rows -= u64::from(row > 0);
        if let Some(count) = self.count(row) {
            *count -= 1;
        }
    }

    fn count(&mut self, row: u64) -> Option<&mut u64> {
        match row {
            1 | 4 => Some(&mut self.ones_and_fours),
            5 => Some(&mut self.fives),
            9 => Some(&mut self.nines),
            12 => Some(&mut self.twelves),
            17 => Some(&mut self.seventeens),
            20 => Some(&mut self.twenties),
            25 => Some(&mut self.twenty_fives),
            _ => None,
        }
    }

    // With two other rows in the place of one.
    fn after(&self, row: u64, (one, other): (u64, u64)) -> Table {
        let mut table = *self;
        table.remove(row);
        table.add(one);
        table.add(other);
        table
    }

    fn is_misere_p(&self) -> bool {
        let is_odd = |count: u64| count % 2 == 1;
        let is_all = |count: u64| count == self.rows;
        let ones = self.ones_and_fours;
        let late = self.nines + self.twelves + self.seventeens;
        let early = ones + self.twenties;
        if is_all(self.fives + ones) {
            return is_odd(ones);
        }
        if is_all(late + early) && !is_odd(late) {
            return is_odd(early);
        }
        if is_all(1 + late + early) && !is_odd(late) && is_odd(early) && self.twenty_fives == 1 {
            return false;
        }
        self.nim_value == 0
            || is_all(self.nines + ones) && is_odd(self.nines) && !is_odd(ones)
            || is_all(1 + ones) && self.twelves == 1 && !is_odd(ones)
            || is_all(1 + self.nines + ones)
                && self.twenty_fives == 1
                && is_odd(self.nines)
                && is_odd(ones)
    }
}

// All moves in a row that leave two `good` ones in its place, in order. Where neither is shorter
// than the preperiod, being good must repeat as the nim-values do.
fn all_moves<F: Fn((u64, u64)) -> bool>(index: usize, row: u64, good: F) -> Vec<OctalMove> {
    let mut moves = Vec::new();
    for &stones in [1, 2].iter().filter(|&&stones| stones <= row) {
        let half = (row - stones) / 2;
        let near: Vec<u64> = near_parts(row - stones, &good).collect();
        let repeated = near.iter().filter(|&&part| part >= VALUES.len() as u64 - PERIOD);
        let repeated: Vec<u64> = repeated.copied().collect();
        let times = if repeated.is_empty() { 0 } else { half / PERIOD };
        let far = (1..=times).flat_map(|time| {
            repeated.iter().map(move |part| part + time * PERIOD).filter(|&part| part <= half)
        });
        let parts = near.iter().copied().chain(far);
        moves.extend(parts.map(|part| octal_move(index, row, stones, part)));
    }
    moves
}

// The first of them.
fn first_move<F: Fn((u64, u64)) -> bool>(index: usize, row: u64, good: F) -> Option<OctalMove> {
    let takes = [1, 2];
    takes.iter().filter(|&&stones| stones <= row).find_map(|&stones| {
        let part = near_parts(row - stones, &good).next()?;
        Some(octal_move(index, row, stones, part))
    })
}

// The shorter of two good rows of `left` stones together, in order, up to the end of the first
// period.
fn near_parts<'a, F>(left: u64, good: &'a F) -> impl Iterator<Item = u64> + 'a
where
    F: Fn((u64, u64)) -> bool,
{
    let parts = 0..=(left / 2).min(VALUES.len() as u64 - 1);
    parts.filter(move |&part| good((part, left - part)))
}

fn octal_move(heap: usize, row: u64, stones: u64, part: u64) -> OctalMove {
    OctalMove { take: Take { heap, stones }, leave: (part, row - stones - part) }
}
