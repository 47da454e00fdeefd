//! Octal games: take stones from a heap, and perhaps split what is left of it.
//!
//! The code d0.d1d2d3... of Guy and Smith (1956) says what may be left of a heap
//! from which t stones are taken: nothing if digit dt contains 1, one heap if it
//! contains 2, two heaps if it contains 4. The player who cannot move has lost.

use super::periodicity::{NotProved, Periodic};
use super::sparse_space::{self, Takes};
use std::borrow::Cow;
use std::error::Error;
use std::fmt;
use std::str::FromStr;

const LEAVE_NONE: u8 = 1;
const LEAVE_ONE: u8 = 2;
const LEAVE_TWO: u8 = 4;

/// An octal game with finitely many digits.
///
/// ```
/// use gamecore::octal::Octal;
///
/// let kayles: Octal = "0.77".parse().unwrap();
/// assert_eq!(kayles, Octal::KAYLES);
/// assert_eq!(kayles.nim_values(10), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Octal {
    /// d0, d1, ..., dk: d0 is 0 or 4, and dk is not 0 unless k is.
    digits: Cow<'static, [u8]>,
}

/// Games with a name.
impl Octal {
    /// 0.77: knock down one or two neighbouring skittles of a row (Dudeney, 1908).
    pub const KAYLES: Octal = Octal::named(&[0, 7, 7]);
    /// 0.07: take two neighbouring stones of a row.
    pub const DAWSONS_KAYLES: Octal = Octal::named(&[0, 0, 7]);
    /// 0.137: mark a cell of a row that has no marked neighbour (Dawson, 1935).
    pub const DAWSONS_CHESS: Octal = Octal::named(&[0, 1, 3, 7]);
    /// 0.15: take a heap of one or two, or two stones and leave two heaps.
    pub const GUILES: Octal = Octal::named(&[0, 1, 5]);
    /// 0.6: take one stone, but never the last of a heap.
    pub const OFFICERS: Octal = Octal::named(&[0, 6]);
    /// 0.007: take three neighbouring stones of a row. A free strip of n cells,
    /// on which three crosses in a row win, is a heap of n + 2.
    pub const TREBLECROSS: Octal = Octal::named(&[0, 0, 0, 7]);

    const fn named(digits: &'static [u8]) -> Octal {
        Octal { digits: Cow::Borrowed(digits) }
    }

    /// 0.0...07 with `m` digits: take `m` neighbouring stones of a row.
    ///
    /// # Panics
    /// If `m` is 0: a move that takes nothing would let play go on for ever.
    ///
    /// ```
    /// use gamecore::octal::Octal;
    ///
    /// assert_eq!(Octal::take_contiguous(3), Octal::TREBLECROSS);
    /// ```
    pub fn take_contiguous(m: usize) -> Octal {
        assert!(m > 0, "a move of an octal game takes 0 stones");
        let mut digits = vec![0; m];
        digits.push(LEAVE_NONE | LEAVE_ONE | LEAVE_TWO);
        Octal { digits: Cow::Owned(digits) }
    }
}

/// For each nim-value, the number of the latest heap that has an option with
/// it, counted from 1: nothing must be wiped between two heaps. With a place
/// for every u16, no index has to be checked.
type Seen = [u32; 1 << 16];

impl Octal {
    /// The nim-values of the heaps 0 to `last`, by the definition (Grundy, 1939).
    ///
    /// O(s n^2) time for s digits that allow to split, O(n) space. With one such
    /// digit, n = 10^5 takes less than a second; for more heaps there is
    /// [`nim_sequence`](Octal::nim_sequence). `last` is less than 2^32 - 1.
    ///
    /// # Panics
    /// If a nim-value exceeds 65535. None is known to: the largest value of 0.007
    /// below 2^19 is 1210.
    ///
    /// ```
    /// use gamecore::octal::Octal;
    ///
    /// let values = Octal::DAWSONS_KAYLES.nim_values(9);
    /// assert_eq!(values, [0, 0, 1, 1, 2, 0, 3, 1, 1, 0]);
    /// ```
    pub fn nim_values(&self, last: usize) -> Vec<u16> {
        let mut values = Vec::with_capacity(last + 1);
        let mut seen = Box::new([0; 1 << 16]);
        let digits = self.nonzero_digits();
        for stamp in 1..=last as u32 + 1 {
            for &(take, digit) in digits.iter().take_while(|&&(take, _)| take <= values.len()) {
                mark_options(&values, take, digit, stamp, &mut seen);
            }
            let mex = seen.iter().position(|&latest| latest != stamp);
            values.push(mex.expect("a nim-value exceeds 65535") as u16);
        }
        values
    }

    /// The numbers of stones that may be taken, each with its digit.
    fn nonzero_digits(&self) -> Vec<(usize, u8)> {
        let digits = self.digits.iter().copied().enumerate();
        digits.filter(|&(_, digit)| digit != 0).collect()
    }
}

/// Marks the nim-values of what `digit` allows to leave of the next heap,
/// whose predecessors have these `values`, if `take` stones are taken from it:
/// at most all of them.
fn mark_options(values: &[u16], take: usize, digit: u8, stamp: u32, seen: &mut Seen) {
    let left = values.len() - take;
    if digit & LEAVE_NONE != 0 && left == 0 {
        seen[0] = stamp;
    }
    if digit & LEAVE_ONE != 0 && left > 0 {
        seen[usize::from(values[left])] = stamp;
    }
    if digit & LEAVE_TWO != 0 && left > 1 {
        mark_splits(&values[1..left], stamp, seen);
    }
}

/// Marks the nim-values of all pairs of heaps that are as large together as the
/// first and the last of those with these `values`: from both ends to the middle,
/// and two pairs at a time, which is faster than one.
fn mark_splits(mut values: &[u16], stamp: u32, seen: &mut Seen) {
    while let [first, second, between @ .., last_but_one, last] = values {
        seen[usize::from(first ^ last)] = stamp;
        seen[usize::from(second ^ last_but_one)] = stamp;
        values = between;
    }
    for (a, b) in values.iter().zip(values.iter().rev()) {
        seen[usize::from(a ^ b)] = stamp;
    }
}

/// Long tables.
impl Octal {
    /// The nim-values of the heaps 0 to `last`, as [`nim_values`](Octal::nim_values)
    /// gives them, but usually much faster.
    ///
    /// If all but r heaps belong to the common coset of a sparse space, about
    /// O(s n r) time for s digits that allow to split: 0.77 and 0.156, with r < 20,
    /// to n = 10^6 in a tenth of a second. Otherwise O(s n^2), not slower than
    /// `nim_values`: 0.007, n = 10^5, in 0.4 s. O(n) space.
    ///
    /// Sources: Berlekamp, Conway and Guy, Winning Ways, 1982, chapter 4, sparse
    /// spaces; Gangolli and Plambeck, 1989; Flammenkamp's tables of octal games.
    ///
    /// # Panics
    /// If a nim-value exceeds 65535, as in `nim_values`.
    ///
    /// ```
    /// use gamecore::octal::Octal;
    ///
    /// let kenyon: Octal = "0.156".parse().unwrap();
    /// let values = kenyon.nim_sequence(100_000);
    /// assert_eq!(values[..1000], kenyon.nim_values(999));
    /// assert_eq!(values[100_000], values[100_000 - 349]);
    /// ```
    pub fn nim_sequence(&self, last: usize) -> Vec<u16> {
        let takes = |part| {
            let allowing =
                self.nonzero_digits().into_iter().filter(|&(_, digit)| digit & part != 0);
            allowing.map(|(take, _)| take).collect()
        };
        let takes = Takes {
            leaving_none: takes(LEAVE_NONE),
            leaving_one: takes(LEAVE_ONE),
            leaving_two: takes(LEAVE_TWO),
        };
        sparse_space::nim_sequence(&takes, last)
    }
}

/// Heaps beyond any table.
impl Octal {
    /// The nim-values of all heaps, if the heaps up to `limit` prove a period.
    ///
    /// Whether every octal game with finitely many digits becomes periodic is
    /// not known; so there is a limit. The period found is the smallest one.
    /// Time and space as for [`nim_sequence`](Octal::nim_sequence) of up to about
    /// three times the heaps needed.
    ///
    /// # Errors
    /// [`NotProved`] if the heaps 0 to `limit` do not prove a period.
    ///
    /// ```
    /// use gamecore::octal::Octal;
    ///
    /// let kayles = Octal::KAYLES.periodic(1000).unwrap();
    /// assert_eq!((kayles.period().preperiod, kayles.period().period), (71, 12));
    /// assert!(Octal::TREBLECROSS.periodic(1000).is_err());
    /// ```
    pub fn periodic(&self, limit: usize) -> Result<Periodic, NotProved> {
        // Guy and Smith (1956): if G(n + p) = G(n) for c <= n < 2c + p + k, where
        // c >= 1 and dk is the last digit, then for all n >= c. Let n be the first
        // in question. What is left of n + p is at least 2c + 2p, so if it is two
        // heaps, the larger is at least c + p, and has the value of the heap that
        // is smaller by p: what is left of n. Conversely the larger of two heaps
        // left of n is at least c, and has the value of the heap larger by p. One
        // heap likewise; and neither n nor n + p can be taken whole. So both have
        // options with the same values.
        // With c = 0 the smaller heap might be no heap at all, and 0.4, 0.04 and
        // 0.004, which begin with zeros, would seem to have period 1.
        let last_place = self.digits.len() - 1;
        Periodic::search(
            limit,
            |last| self.nim_sequence(last),
            |found| 2 * (found.preperiod.max(1) + found.period) + last_place,
        )
    }
}

/// A move of an octal game that is played with several heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OctalMove {
    /// The index of the heap.
    pub heap: usize,
    /// The number of stones taken from it.
    pub take: u64,
    /// The heaps left of it, the smaller one first; 0 means no heap.
    pub leave: (u64, u64),
}

/// Which move wins.
impl Octal {
    /// Every move from these heaps: heap by heap, smaller takes first, and
    /// then the more unequal of the heaps left.
    ///
    /// O(s n) time for s digits and n stones.
    pub fn moves(&self, heaps: &[u64]) -> Vec<OctalMove> {
        let digits = self.nonzero_digits();
        let mut moves = Vec::new();
        for (heap, &size) in heaps.iter().enumerate() {
            for &(take, digit) in digits.iter().take_while(|&&(take, _)| take as u64 <= size) {
                let take = take as u64;
                let left = size - take;
                let leaves = (0..=left / 2).filter(|&smaller| digit & kind(smaller, left) != 0);
                let moved = |smaller| OctalMove { heap, take, leave: (smaller, left - smaller) };
                moves.extend(leaves.map(moved));
            }
        }
        moves
    }

    /// Every move that wins from these heaps: those after which the nim-values
    /// cancel out (Sprague, 1935; Grundy, 1939). None if they do already.
    ///
    /// `nim_value` is asked for heaps up to the largest; a table and a period
    /// both will do. Time and space as for [`moves`](Octal::moves).
    ///
    /// ```
    /// use gamecore::octal::{Octal, OctalMove};
    ///
    /// // Five skittles: knock down the one in the middle.
    /// let table = Octal::KAYLES.nim_values(5);
    /// let wins = Octal::KAYLES.winning_moves(&[5], |heap| u64::from(table[heap as usize]));
    /// assert_eq!(wins, [OctalMove { heap: 0, take: 1, leave: (2, 2) }]);
    /// ```
    pub fn winning_moves<F: Fn(u64) -> u64>(&self, heaps: &[u64], nim_value: F) -> Vec<OctalMove> {
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ nim_value(heap));
        let mut moves = self.moves(heaps);
        moves.retain(|&OctalMove { heap, leave, .. }| {
            sum ^ nim_value(heaps[heap]) ^ nim_value(leave.0) ^ nim_value(leave.1) == 0
        });
        moves
    }
}

/// The part of a digit that allows to leave `left` stones with the smaller of
/// two heaps having `smaller`.
fn kind(smaller: u64, left: u64) -> u8 {
    match (smaller, left) {
        (0, 0) => LEAVE_NONE,
        (0, _) => LEAVE_ONE,
        (_, _) => LEAVE_TWO,
    }
}

/// Reads codes such as `0.77`, `.137`, `4.7`.
impl FromStr for Octal {
    type Err = ParseOctalError;

    fn from_str(code: &str) -> Result<Octal, ParseOctalError> {
        let point = code.find('.').ok_or(ParseOctalError::NoPoint)?;
        let mut digits = match &code[..point] {
            "" | "0" => vec![0],
            "4" => vec![4],
            other => return Err(ParseOctalError::BeforePoint(other.to_string())),
        };
        for (index, found) in code[point + 1..].chars().enumerate() {
            let digit = found.to_digit(8);
            digits.push(digit.ok_or(ParseOctalError::Digit { place: index + 1, found })? as u8);
        }
        if digits.len() == 1 {
            return Err(ParseOctalError::NoDigit);
        }
        let last_place = digits.iter().rposition(|&digit| digit != 0).unwrap_or(0);
        digits.truncate(last_place + 1);
        Ok(Octal { digits: Cow::Owned(digits) })
    }
}

/// What is wrong with the code of an octal game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseOctalError {
    /// There is no point.
    NoPoint,
    /// There is no digit behind the point.
    NoDigit,
    /// Before the point there is something else than 0, 4, or nothing: a move that
    /// takes nothing must split.
    BeforePoint(String),
    /// Behind the point there is something else than the digits 0 to 7.
    Digit {
        /// The place behind the point, counted from 1.
        place: usize,
        /// What is found there.
        found: char,
    },
}

impl fmt::Display for ParseOctalError {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        match self {
            ParseOctalError::NoPoint => write!(formatter, "there is no point in the octal code"),
            ParseOctalError::NoDigit => write!(formatter, "there is no digit behind the point"),
            ParseOctalError::BeforePoint(found) => {
                write!(formatter, "{:?} before the point is neither 0 nor 4", found)
            }
            ParseOctalError::Digit { place, found } => {
                write!(formatter, "{:?} at place {} is not a digit from 0 to 7", found, place)
            }
        }
    }
}

impl Error for ParseOctalError {}

/// Writes `0.77` for Kayles.
impl fmt::Display for Octal {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "{}.", self.digits[0])?;
        match self.digits[1..] {
            [] => write!(formatter, "0"),
            ref digits => digits.iter().try_for_each(|digit| write!(formatter, "{}", digit)),
        }
    }
}
