//! The nim-values of all heaps of a game, or of the heaps up to a last one.

use std::convert::TryFrom;

use super::closed_form::ClosedForm;
use super::mex::Marks;
use super::nim::{self, nim_sum};
use super::outcome::Outcome;
use super::periodicity::{NotProved, Period};

/// The nim-values of the heaps of one game.
///
/// They come from a table up to some last heap, from a table that repeats
/// ([`periodic`](NimValues::periodic)), or from a formula
/// ([`from_formula`](NimValues::from_formula)).
///
/// A [`SubtractionGame`](super::SubtractionGame) has them, and so has an [`Octal`](super::Octal).
///
/// The heaps of a [`Digraph`](super::Digraph) are its vertices.
///
/// For any game of heaps there are [`tabulate`](NimValues::tabulate) and
/// [`from_table`](NimValues::from_table).
///
/// ```
/// use gamecore::{Octal, Outcome};
///
/// let table = Octal::KAYLES.nim_values(10);
/// assert_eq!(table.value(10), 2);
/// assert_eq!(table.outcome([5, 9]), Outcome::P);
///
/// let all = Octal::KAYLES.periodic(1000).expect("Guy and Smith, 1956");
/// assert_eq!(all.value(1_000_000_000_000_000_000), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NimValues {
    source: Source,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Source {
    // The values of the heaps 0, 1, 2, ... to a last one.
    Table(Vec<u16>),
    // The values of the preperiod and of one period, which repeats.
    Repeating(Vec<u16>, Period),
    // A formula for all heaps.
    Formula(ClosedForm),
}

impl NimValues {
    /// The nim-value of a heap. O(1).
    ///
    /// # Panics
    /// If the heap is beyond the end of a table that does not repeat.
    pub fn value(&self, heap: u64) -> u64 {
        match self.source {
            Source::Table(ref values) => {
                let end = values.len() as u64;
                assert!(heap < end, "heap {} is beyond the table, which has {}", heap, end);
                u64::from(values[heap as usize])
            }
            Source::Repeating(ref values, period) => u64::from(values[period.place(heap) as usize]),
            Source::Formula(formula) => formula.value(heap),
        }
    }

    /// The nim-value of several heaps together: the nim-sum of their nim-values. O(n).
    ///
    /// # Panics
    /// As [`value`](NimValues::value).
    pub fn nim_sum<I: IntoIterator<Item = u64>>(&self, heaps: I) -> u64 {
        nim_sum(heaps.into_iter().map(|heap| self.value(heap)))
    }

    /// The outcome of several heaps together in normal play. O(n).
    ///
    /// # Panics
    /// As [`value`](NimValues::value).
    pub fn outcome<I: IntoIterator<Item = u64>>(&self, heaps: I) -> Outcome {
        nim::outcome(heaps.into_iter().map(|heap| self.value(heap)))
    }

    /// The values that are stored, from heap 0 on: those of a table, or those
    /// of the preperiod and one period; none for a formula.
    pub fn table(&self) -> &[u16] {
        match self.source {
            Source::Table(ref values) | Source::Repeating(ref values, _) => values,
            Source::Formula(_) => &[],
        }
    }

    /// The preperiod and the period, if the values come from a table that repeats.
    pub fn period(&self) -> Option<Period> {
        match self.source {
            Source::Repeating(_, period) => Some(period),
            _ => None,
        }
    }

    /// The values of the heaps 0, 1, 2, ... to a last one, as computed elsewhere. O(1).
    ///
    /// ```
    /// use gamecore::{NimValues, Outcome};
    ///
    /// // Nim with heaps of at most 3 stones.
    /// let values = NimValues::from_table(vec![0, 1, 2, 3]);
    /// assert_eq!(values.outcome([1, 2, 3]), Outcome::P);
    /// ```
    pub fn from_table(values: Vec<u16>) -> NimValues {
        NimValues { source: Source::Table(values) }
    }

    /// The values of all heaps by a formula. O(1).
    pub fn from_formula(formula: ClosedForm) -> NimValues {
        NimValues { source: Source::Formula(formula) }
    }

    /// A table of the heaps 0 to `last`, by the definition (Grundy, 1939).
    ///
    /// `mark` is given the values of all smaller heaps, and marks those of the
    /// options of the next heap, of which there are at most `most`.
    ///
    /// # Panics
    /// If a nim-value exceeds 65535.
    ///
    /// ```
    /// use gamecore::NimValues;
    ///
    /// // Grundy's game: divide a heap into two unequal ones.
    /// let values = NimValues::tabulate(13, 6, |smaller, marks| {
    ///     let heap = smaller.len();
    ///     for part in (1..heap).take_while(|&part| part < heap - part) {
    ///         marks.mark(u64::from(smaller[part] ^ smaller[heap - part]));
    ///     }
    /// });
    /// assert_eq!(values.table(), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3]);
    /// ```
    pub fn tabulate<F: Fn(&[u16], &mut Marks)>(last: u64, most: usize, mark: F) -> NimValues {
        let mut marks = Marks::for_options(most);
        let mut values = Vec::with_capacity(last as usize + 1);
        for _ in 0..=last {
            mark(&values, &mut marks);
            values.push(u16::try_from(marks.mex()).expect("a nim-value exceeds 65535"));
            marks.clear();
        }
        NimValues::from_table(values)
    }

    /// The nim-values of all heaps, if the heaps up to `limit` prove a period.
    ///
    /// `table` gives a table of the heaps 0 to its argument; it is asked for about
    /// twice as much each time. For `needed` see [`Period::smallest`].
    ///
    /// # Errors
    /// [`NotProved`] if the values of 0 to `limit` prove no period.
    pub fn periodic<T, F>(limit: u64, table: T, needed: F) -> Result<NimValues, NotProved>
    where
        T: Fn(u64) -> NimValues,
        F: Fn(Period) -> u64,
    {
        let mut last = limit.min(63);
        loop {
            let values = table(last);
            if let Some(period) = Period::smallest(values.table(), &needed) {
                let stored = &values.table()[..(period.preperiod + period.period) as usize];
                return Ok(NimValues { source: Source::Repeating(stored.to_vec(), period) });
            }
            if last == limit {
                return Err(NotProved { limit });
            }
            last = limit.min(2 * last + 1);
        }
    }
}
