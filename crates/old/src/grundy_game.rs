//! Grundy's game: divide a heap into two heaps of different sizes.
//!
//! The player who cannot move loses; then only heaps of one and two are left.
//!
//! No formula is known. Among the heaps up to 10^6 there are 42 P-positions, the last one
//! being 1222; that is computed. It has not been proved that there are no others.

use std::convert::TryFrom;

use super::mex::Marks;
use super::nim_values::NimValues;
use super::outcome::Outcome;

/// The single heaps up to [`COMPUTED`] that are P-positions.
pub const P_POSITIONS: [u64; 42] = [
    0, 1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282, 285, 288, 316, 334, 337, 340, 346,
    359, 362, 365, 386, 389, 392, 566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932,
    1222,
];

/// The largest heap whose outcome has been computed for [`P_POSITIONS`].
pub const COMPUTED: u64 = 1_000_000;

/// A move: a heap is divided into two unequal ones.
///
/// Divisions are ordered by heap, then by the smaller part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Division {
    /// The index of the heap, from 0.
    pub heap: usize,
    /// The smaller of the two heaps, at least 1.
    pub smaller: u64,
}

impl Division {
    /// The position after this move: in the place of the heap the larger part, and the smaller
    /// one at the end.
    ///
    /// # Panics
    /// If there is no such heap, or it has too few stones.
    ///
    /// ```
    /// use gamecore::grundy_game::Division;
    ///
    /// assert_eq!(Division { heap: 0, smaller: 2 }.after(&[7, 3]), [5, 3, 2]);
    /// ```
    pub fn after(&self, heaps: &[u64]) -> Vec<u64> {
        let mut heaps = heaps.to_vec();
        let larger = heaps[self.heap].checked_sub(self.smaller);
        heaps[self.heap] = larger.expect("a part is larger than its heap");
        heaps.push(self.smaller);
        heaps
    }
}

/// The nim-values of the heaps 0 to `last` (Grundy, 1939).
///
/// By a sparse space (Berlekamp, Conway and Guy, Winning Ways, 1982, chapter 4): fewer than 1300
/// heaps up to 500,000 have a nim-value outside it, so each takes some thousand steps, however many
/// divisions it has: 10^5 heaps a third of a second, 500,000 two seconds. O(n^2) time if the sparse
/// space fails for larger ones, O(n) space.
///
/// # Panics
/// If a nim-value exceeds 65535.
///
/// ```
/// use gamecore::grundy_game;
///
/// let values = grundy_game::nim_values(13);
/// assert_eq!(values.table(), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3]);
/// ```
pub fn nim_values(last: u64) -> NimValues {
    let mut marks = Marks::for_options(65535);
    let (mut values, mut rare): (Vec<u16>, Vec<usize>) = (Vec::new(), Vec::new());
    for heap in 0..=last as usize {
        let option = |part: usize| u64::from(values[part] ^ values[heap - part]);
        // A nim-sum is common if and only if exactly one of its two terms is, so these are all
        // options of common value.
        let unequal = rare.iter().filter(|&&part| 2 * part != heap);
        marks.mark_all(unequal.map(|&part| option(part)));
        // The other divisions are looked at only until they show the rare values below.
        let mut others = (1..heap).take_while(|part| 2 * part < heap).map(option);
        let mut value = marks.mex();
        while !is_common(value) && mark_until(value, &mut others, &mut marks) {
            value = marks.mex_from(value);
        }
        marks.clear();
        if heap > 0 && !is_common(value) {
            rare.push(heap);
        }
        values.push(u16::try_from(value).expect("a nim-value exceeds 65535"));
    }
    NimValues::from_table(values)
}

// Nearly all nim-values have an odd number of binary digits in common with 254. These are called
// common, the others rare. Another number in place of 254 would change only the time it takes.
fn is_common(value: u64) -> bool {
    (value & 254).count_ones() % 2 == 1
}

// Marks the values up to the first that is `wanted`; whether there is one.
fn mark_until<I: Iterator<Item = u64>>(wanted: u64, values: &mut I, marks: &mut Marks) -> bool {
    values.any(|value| {
        marks.mark(value);
        value == wanted
    })
}

/// The outcome of a single heap, if it is at most [`COMPUTED`]. O(1).
///
/// This is computed and not a theorem: every heap from 1223 to [`COMPUTED`] can be divided into
/// two different heaps of the same nim-value. For several heaps see [`nim_values`].
///
/// ```
/// use gamecore::grundy_game::heap_outcome;
/// use gamecore::Outcome;
///
/// assert_eq!(heap_outcome(1222), Some(Outcome::P));
/// assert_eq!(heap_outcome(1_000_000), Some(Outcome::N));
/// assert_eq!(heap_outcome(1_000_001), None);
/// ```
pub fn heap_outcome(heap: u64) -> Option<Outcome> {
    let is_known = heap <= COMPUTED;
    is_known.then(|| Outcome::n_if(P_POSITIONS.binary_search(&heap).is_err()))
}

/// Every move from these heaps, in order. O(n) for n stones.
pub fn moves(heaps: &[u64]) -> Vec<Division> {
    moves_if(heaps, |_, _| true)
}

/// All winning moves, in order; empty if and only if the position is a P-position.
///
/// `values` are those of this game, for heaps up to the largest here. O(n) for n stones.
/// Source: Sprague, 1935; Grundy, 1939.
///
/// ```
/// use gamecore::grundy_game::{nim_values, winning_moves, Division};
///
/// let moves = winning_moves(&[8], &nim_values(8));
/// assert_eq!(moves, [Division { heap: 0, smaller: 1 }]);
/// ```
pub fn winning_moves(heaps: &[u64], values: &NimValues) -> Vec<Division> {
    let sum = values.nim_sum(heaps.iter().copied());
    // The two parts must come to match the other heaps.
    moves_if(heaps, |heap, smaller| {
        values.value(smaller) ^ values.value(heap - smaller) == sum ^ values.value(heap)
    })
}

// The moves for which `wanted` holds of the heap and its smaller part.
fn moves_if<W: Fn(u64, u64) -> bool>(heaps: &[u64], wanted: W) -> Vec<Division> {
    let mut moves = Vec::new();
    for (index, &heap) in heaps.iter().enumerate() {
        let smaller = (1..=heap.saturating_sub(1) / 2).filter(|&smaller| wanted(heap, smaller));
        moves.extend(smaller.map(|smaller| Division { heap: index, smaller }));
    }
    moves
}
