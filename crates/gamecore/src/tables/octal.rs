use std::borrow::Cow;
use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::game::Take;
use crate::tables::heaps::{HeapRules, Heaps};
use crate::tables::periodicity::NotProved;
use crate::theorems::long_octal::long_octal_table;
use crate::theorems::parts::check_index;
use crate::theorems::period::{octal_period, Period};
use crate::theorems::room::has_room;

const LEAVE_NONE: u8 = 1;
const LEAVE_ONE: u8 = 2;
const LEAVE_TWO: u8 = 4;

/// The rules of an octal game with finitely many digits: take stones from a heap, and perhaps
/// split the rest of it.
///
/// The code d0.d1d2d3... of Guy and Smith (1956) says how many heaps may be left of a heap from
/// which t stones are taken: none if the digit dt, as a sum of 1, 2 and 4, contains 1, one if it
/// contains 2, two if it contains 4. A position is the heaps. A move is an [`OctalMove`]. The
/// player who cannot move loses.
///
/// With the nim-values of its heaps, from [`up_to`](Octal::up_to) or [`periodic`](Octal::periodic),
/// it is a game, [`Heaps`]. [`Kayles`](crate::Kayles) is one without a table,
/// [`TakeNeighbours`](crate::TakeNeighbours) and [`Chains`](crate::Chains) are related, and
/// [`MisereHeaps`](crate::MisereHeaps) is for misere play.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Octal, OctalMove, Take};
///
/// let kayles = Octal::from_digits(&[0, 7, 7])?;
/// assert_eq!(kayles, Octal::KAYLES);
/// assert_eq!(kayles, "0.77".parse()?);
///
/// let game = kayles.up_to(10);
/// assert_eq!(game.table(), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]);
/// assert_eq!(game.outcome(&[5, 9]), Outcome::P);
/// // Five skittles: knock down the one in the middle.
/// let middle = OctalMove { take: Take { heap: 0, stones: 1 }, leave: (2, 2) };
/// assert_eq!(game.winning_moves(&[5]), [middle]);
/// # Ok::<(), gamecore::ParseOctalError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Octal {
    // d0, d1, ..., dk: d0 is 0 or 4, and dk is not 0 unless k is.
    digits: Cow<'static, [u8]>,
}

/// Games with a name.
impl Octal {
    /// 0.77: knock down one or two neighbouring skittles of a row (Dudeney, 1907).
    pub const KAYLES: Octal = Octal::named(&[0, 7, 7]);
    /// 0.07: take two neighbouring stones of a row.
    pub const DAWSONS_KAYLES: Octal = Octal::named(&[0, 0, 7]);
    /// 0.137: mark a cell of a row that has no marked neighbour (Dawson, 1935).
    ///
    /// It is played with pawns: on a board of three ranks and n files each file has a white pawn
    /// on the first rank and a black one on the third, captures are compulsory, and the player
    /// who moves last wins. After an advance on some file, the captures that it forces clear the
    /// files on either side and block its own, and then it is the other player's turn.
    ///
    /// The nim-values are those of Dawson's Kayles with one more stone, and from the heap 52 on
    /// they repeat every 34 (Guy and Smith, 1956).
    ///
    /// ```
    /// use gamecore::prelude::*;
    /// use gamecore::{Octal, Period};
    ///
    /// let chess = Octal::DAWSONS_CHESS.periodic(1000).unwrap();
    /// assert_eq!(chess.period(), Some(Period::new(52, 34)));
    /// let kayles = Octal::DAWSONS_KAYLES.periodic(1000).unwrap();
    /// for files in 0..1000 {
    ///     assert_eq!(chess.value(files), kayles.value(files + 1));
    /// }
    /// assert_eq!(chess.outcome(&[1_000_000_000]), Outcome::P);
    /// assert_eq!(chess.outcome(&[1_000_000_001]), Outcome::N);
    /// ```
    pub const DAWSONS_CHESS: Octal = Octal::named(&[0, 1, 3, 7]);
    /// 0.15: take a heap of one or two, or two stones and leave two heaps.
    ///
    /// ```
    /// use gamecore::Octal;
    ///
    /// assert_eq!(Octal::GUILES.up_to(6).table(), [0, 1, 1, 0, 1, 1, 2]);
    /// ```
    pub const GUILES: Octal = Octal::named(&[0, 1, 5]);
    /// 0.6: take one stone, but never the last of a heap.
    ///
    /// ```
    /// use gamecore::Octal;
    ///
    /// assert_eq!(Octal::OFFICERS.up_to(4).table(), [0, 0, 1, 2, 0]);
    /// ```
    pub const OFFICERS: Octal = Octal::named(&[0, 6]);
    /// 0.007: take three neighbouring stones of a row. A free strip of n cells,
    /// on which three crosses in a row win, is a heap of n + 2.
    pub const TREBLECROSS: Octal = Octal::named(&[0, 0, 0, 7]);

    const fn named(digits: &'static [u8]) -> Octal {
        Octal { digits: Cow::Borrowed(digits) }
    }

    /// The game with the digits d0, d1, d2, ...; 0.77 has the digits 0, 7, 7.
    ///
    /// # Errors
    /// If there is no digit, one is above 7, or d0 is neither 0 nor 4: a move
    /// that takes nothing must split.
    pub fn from_digits(digits: &[u8]) -> Result<Octal, ParseOctalError> {
        let first = digits.first().ok_or(ParseOctalError::NoDigit)?;
        if ![0, LEAVE_TWO].contains(first) {
            return Err(ParseOctalError::BeforePoint(first.to_string()));
        }
        if let Some(place) = digits.iter().position(|&digit| digit > 7) {
            return Err(ParseOctalError::Digit { place, found: digits[place].to_string() });
        }
        let last_place = digits.iter().rposition(|&digit| digit != 0).unwrap_or(0);
        Ok(Octal { digits: Cow::Owned(digits[..=last_place].to_vec()) })
    }

    /// 0.0...07 with `m` digits: take `m` neighbouring stones of a row. O(m) time and space.
    ///
    /// # Panics
    /// If `m` is 0: with a move that takes nothing play could go on forever. Or if memory has no
    /// room for so many digits.
    ///
    /// ```
    /// use gamecore::Octal;
    ///
    /// assert_eq!(Octal::take_contiguous(3), Octal::TREBLECROSS);
    /// ```
    #[must_use]
    pub fn take_contiguous(m: u64) -> Octal {
        assert!(m > 0, "a move of an octal game takes 0 stones");
        let mut digits = Vec::new();
        let has_room = has_room(&mut digits, m.saturating_add(1));
        assert!(has_room, "an octal code with {} digits is too long", m);
        digits.resize(m as usize, 0);
        digits.push(LEAVE_NONE | LEAVE_ONE | LEAVE_TWO);
        Octal { digits: Cow::Owned(digits) }
    }

    /// The digits d0, d1, d2, ... up to the last that is not 0; at least d0. O(1).
    ///
    /// ```
    /// use gamecore::Octal;
    ///
    /// assert_eq!(Octal::KAYLES.digits(), [0, 7, 7]);
    /// ```
    #[must_use]
    pub fn digits(&self) -> &[u8] {
        &self.digits
    }
}

impl Octal {
    /// The game with the nim-values of the heaps 0 to `last`, those of
    /// [`long_octal_table`](crate::long_octal_table).
    ///
    /// O(s n r) time for s digits that allow a split and n heaps, of which r are rare in a sparse
    /// space; O(s n^2) as long as more than a tenth are rare. O(n) space.
    ///
    /// # Panics
    /// If a nim-value exceeds 65535, or if memory has no room for so many heaps. No value is known
    /// to: the largest of 0.007 below 2^19 is 1210.
    ///
    /// ```
    /// use gamecore::Octal;
    ///
    /// let game = Octal::DAWSONS_KAYLES.up_to(9);
    /// assert_eq!(game.table(), [0, 0, 1, 1, 2, 0, 3, 1, 1, 0]);
    /// ```
    pub fn up_to(&self, last: u64) -> Heaps<Octal> {
        Heaps::from_table(self.clone(), last, Octal::table)
    }

    fn table(&self, last: u64) -> Vec<u16> {
        long_octal_table(&self.digits, last)
    }

    // The numbers of stones that may be taken, each with its digit.
    fn nonzero_digits(&self) -> Vec<(usize, u8)> {
        let digits = self.digits.iter().copied().enumerate();
        digits.filter(|&(_, digit)| digit != 0).collect()
    }
}

/// Heaps beyond any table.
impl Octal {
    /// The game with the nim-values of all heaps, if those up to `limit` prove a period.
    ///
    /// Whether every octal game with finitely many digits becomes periodic is
    /// not known; so there is a limit. The period found is the smallest one.
    /// Time and space as for [`up_to`](Octal::up_to) the heaps that are needed.
    ///
    /// # Errors
    /// [`NotProved`] if the heaps 0 to `limit` do not prove a period.
    ///
    /// ```
    /// use gamecore::{Octal, Period};
    ///
    /// let kayles = Octal::KAYLES.periodic(1000).unwrap();
    /// assert_eq!(kayles.period(), Some(Period::new(71, 12)));
    /// assert!(Octal::TREBLECROSS.periodic(1000).is_err());
    /// ```
    pub fn periodic(&self, limit: u64) -> Result<Heaps<Octal>, NotProved> {
        Heaps::repeating(self.clone(), limit, Octal::table, Octal::proved_period)
    }

    /// The smallest period of all nim-values, if these first ones prove one. O(n).
    ///
    /// ```
    /// use gamecore::{Octal, Period};
    ///
    /// let proved = Octal::KAYLES.proved_period(Octal::KAYLES.up_to(200).table());
    /// assert_eq!(proved, Some(Period::new(71, 12)));
    /// ```
    #[must_use]
    pub fn proved_period(&self, values: &[u16]) -> Option<Period> {
        octal_period(&self.digits, values)
    }
}

/// A move of an octal game: a take, and the heaps that are left of the heap.
///
/// Moves are ordered by heap, then by the number of stones, then by the
/// smaller heap left.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Octal, OctalMove, Take};
///
/// let middle = OctalMove { take: Take { heap: 0, stones: 1 }, leave: (1, 3) };
/// assert_eq!(Octal::KAYLES.up_to(5).after(&[5], &middle), [3, 1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OctalMove {
    /// The heap, and the number of stones taken from it; 0 if it is only split.
    pub take: Take,
    /// The heaps left of it, the smaller one first; 0 is an empty heap. After the move the larger
    /// one stands in the place of the heap, and the smaller one at the end, unless it is empty.
    pub leave: (u64, u64),
}

impl HeapRules for Octal {
    type Move = OctalMove;

    // O(1) for each digit, and O(n) for n stones if it allows a split.
    fn each_move(&self, index: usize, heap: u64, each: &mut dyn FnMut(OctalMove, (u64, u64))) {
        for (stones, digit) in self.nonzero_digits() {
            let take = Take { heap: index, stones: stones as u64 };
            let left = match heap.checked_sub(take.stones) {
                Some(left) => left,
                None => return,
            };
            let most = if digit & LEAVE_TWO != 0 { left / 2 } else { 0 };
            for smaller in (0..=most).filter(|&smaller| digit & kind(smaller, left) != 0) {
                let leave = (smaller, left - smaller);
                each(OctalMove { take, leave }, leave);
            }
        }
    }

    fn make_move(&self, heaps: &mut Vec<u64>, chosen: &OctalMove) {
        let OctalMove { take, leave: (smaller, larger) } = *chosen;
        let digit = self.digits.get(take.stones as usize).map_or(0, |&digit| digit);
        let is_allowed = digit & kind(smaller, smaller.saturating_add(larger)) != 0;
        assert!(is_allowed, "{:?} is not a move of {}", chosen, self);
        leave_in_place(heaps, chosen);
    }
}

// In the place of the heap stands the larger one that is left of it, and the smaller one at the
// end, unless it is empty.
//
// Panics if these are not the stones that the take leaves.
pub(super) fn leave_in_place(heaps: &mut Vec<u64>, chosen: &OctalMove) {
    let OctalMove { take, leave: (smaller, larger) } = *chosen;
    check_index("heap", take.heap, heaps.len());
    let stones = smaller.checked_add(larger).and_then(|left| left.checked_add(take.stones));
    let fits = smaller <= larger && stones == Some(heaps[take.heap]);
    assert!(fits, "{:?} does not fit a heap of {}", chosen, heaps[take.heap]);
    heaps[take.heap] = larger;
    heaps.extend(Some(smaller).filter(|&smaller| smaller > 0));
}

// The part of a digit that allows leaving `left` stones with the smaller of
// two heaps having `smaller`.
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
        for (place, found) in (1..).zip(code[point + 1..].chars()) {
            let digit = found
                .to_digit(8)
                .ok_or_else(|| ParseOctalError::Digit { place, found: found.to_string() })?;
            digits.push(digit as u8);
        }
        if digits.len() == 1 {
            return Err(ParseOctalError::NoDigit);
        }
        Octal::from_digits(&digits)
    }
}

/// An error in the code of an octal game.
///
/// ```
/// use gamecore::Octal;
///
/// assert!("0.78".parse::<Octal>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseOctalError {
    /// There is no point.
    NoPoint,
    /// There is no digit, or none after the point.
    NoDigit,
    /// Before the point there is something other than 0, 4, or nothing: a move that
    /// takes nothing must split.
    BeforePoint(String),
    /// After the point there is something other than the digits 0 to 7.
    Digit {
        /// The place after the point, counted from 1.
        place: usize,
        /// What is found there.
        found: String,
    },
}

impl fmt::Display for ParseOctalError {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        match self {
            ParseOctalError::NoPoint => write!(formatter, "there is no point in the octal code"),
            ParseOctalError::NoDigit => write!(formatter, "there is no digit in the octal code"),
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
