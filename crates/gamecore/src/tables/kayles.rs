use crate::game::{MisereGame, Outcome, SumGame, Take};
use crate::tables::heaps::HeapRules;
use crate::tables::octal::{Octal, OctalMove};
use crate::theorems::kayles::{is_misere_kayles_p, kayles_value, KaylesRows, KAYLES_VALUES};

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

impl SumGame for Kayles {
    type Component = u64;
    type Move = OctalMove;

    fn component_value(&self, &row: &u64) -> u64 {
        kayles_value(row)
    }

    fn component_moves(&self, index: usize, &row: &u64, nim_value: u64) -> Vec<OctalMove> {
        all_moves(index, row, |(one, other)| kayles_value(one) ^ kayles_value(other) == nim_value)
    }

    fn component_move(&self, index: usize, &row: &u64, nim_value: u64) -> Option<OctalMove> {
        first_move(index, row, |(one, other)| kayles_value(one) ^ kayles_value(other) == nim_value)
    }

    fn make_move(&self, rows: &mut Vec<u64>, chosen: &OctalMove) {
        Octal::KAYLES.make_move(rows, chosen);
    }
}

/// The P-positions in misere play are those of normal play, with finitely many kinds of exceptions
/// (Sibert and Conway, 1992), which stand on the [page](crate::theorems::kayles) of the theorem.
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
        Outcome::n_if(!is_misere_kayles_p(rows))
    }

    fn misere_winning_moves(&self, rows: &[u64]) -> Vec<OctalMove> {
        let all = KaylesRows::of(rows);
        let of_row = |(index, &row): (usize, &u64)| {
            all_moves(index, row, |left| with_others(all, row, left).is_misere_p())
        };
        rows.iter().enumerate().flat_map(of_row).collect()
    }

    fn misere_winning_move(&self, rows: &[u64]) -> Option<OctalMove> {
        let all = KaylesRows::of(rows);
        rows.iter().enumerate().find_map(|(index, &row)| {
            first_move(index, row, |left| with_others(all, row, left).is_misere_p())
        })
    }
}

// All rows, with two others in the place of one.
fn with_others(mut rows: KaylesRows, row: u64, (one, other): (u64, u64)) -> KaylesRows {
    rows.remove(row);
    rows.add(one);
    rows.add(other);
    rows
}

// All moves in a row that leave two `good` ones in its place, in order. Where neither is shorter
// than the preperiod, being good must repeat as the nim-values do.
fn all_moves<F: Fn((u64, u64)) -> bool>(index: usize, row: u64, good: F) -> Vec<OctalMove> {
    let mut moves = Vec::new();
    for &stones in [1, 2].iter().filter(|&&stones| stones <= row) {
        let half = (row - stones) / 2;
        let near: Vec<u64> = near_parts(row - stones, &good).collect();
        let repeated = near.iter().filter(|&&part| part >= KAYLES_VALUES.len() as u64 - 12);
        let repeated: Vec<u64> = repeated.copied().collect();
        let times = if repeated.is_empty() { 0 } else { half / 12 };
        let far = (1..=times).flat_map(|time| {
            repeated.iter().map(move |part| part + time * 12).filter(|&part| part <= half)
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
    let parts = 0..=(left / 2).min(KAYLES_VALUES.len() as u64 - 1);
    parts.filter(move |&part| good((part, left - part)))
}

fn octal_move(heap: usize, row: u64, stones: u64, part: u64) -> OctalMove {
    OctalMove { take: Take { heap, stones }, leave: (part, row - stones - part) }
}
