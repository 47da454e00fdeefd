//! The nim-values of all heaps of a game, or of the heaps up to a last one.

use super::closed_form::ClosedForm;
use super::mex::Marks;
use super::nim::nim_sum;
use super::outcome::Outcome;
use super::periodicity::{NotProved, Period};

/// The nim-values of the heaps of one game: by a table up to some last heap,
/// by a table that repeats, or by a formula.
///
/// [`SubtractionGame`](super::SubtractionGame), [`Octal`](super::Octal) and
/// [`Digraph`](super::Digraph), whose vertices stand for heaps, give them; for
/// other games of heaps there is [`tabulate`](NimValues::tabulate).
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
    known: Known,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Known {
    Table(Vec<u16>),
    // The values of the preperiod and of one period.
    Repeating(Vec<u16>, Period),
    Formula(ClosedForm),
}

impl NimValues {
    /// The nim-value of a heap. O(1).
    ///
    /// # Panics
    /// If the heap is beyond the end of a table that does not repeat.
    pub fn value(&self, heap: u64) -> u64 {
        match self.known {
            Known::Table(ref values) => {
                let end = values.len() as u64;
                assert!(heap < end, "heap {} is beyond the table, which ends before {}", heap, end);
                u64::from(values[heap as usize])
            }
            Known::Repeating(ref values, period) => u64::from(values[period.place(heap) as usize]),
            Known::Formula(formula) => formula.value(heap),
        }
    }

    /// The nim-value of several heaps together: their nim-sum. O(n).
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
        Outcome::from_nim_value(self.nim_sum(heaps))
    }

    /// The values that are stored, from heap 0 on: those of a table, or those
    /// of the preperiod and one period; none for a formula.
    pub fn table(&self) -> &[u16] {
        match self.known {
            Known::Table(ref values) | Known::Repeating(ref values, _) => values,
            Known::Formula(_) => &[],
        }
    }

    /// The preperiod and the period, if the values come from a table that repeats.
    pub fn period(&self) -> Option<Period> {
        match self.known {
            Known::Repeating(_, period) => Some(period),
            _ => None,
        }
    }
}

/// Where they come from.
impl NimValues {
    /// A table of the values of the heaps 0, 1, 2, ...
    pub fn from_table(values: Vec<u16>) -> NimValues {
        NimValues { known: Known::Table(values) }
    }

    /// The values that a formula gives.
    pub(super) fn from_formula(formula: ClosedForm) -> NimValues {
        NimValues { known: Known::Formula(formula) }
    }

    /// A table of the heaps 0 to `last`, by the definition (Grundy, 1939).
    ///
    /// `mark_options` is given the values of all smaller heaps, and marks those
    /// of the options of the next heap, of which there are at most `most_options`.
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
    pub fn tabulate<F>(last: u64, most_options: usize, mut mark_options: F) -> NimValues
    where
        F: FnMut(&[u16], &mut Marks),
    {
        let mut marks = Marks::for_options(most_options);
        let mut values = Vec::with_capacity(last as usize + 1);
        for _ in 0..=last {
            mark_options(&values, &mut marks);
            values.push(entry(marks.mex()));
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
            let asked = table(last);
            let values = asked.table();
            if let Some(period) = Period::smallest(values, &needed) {
                let stored = values[..(period.preperiod + period.period) as usize].to_vec();
                return Ok(NimValues { known: Known::Repeating(stored, period) });
            }
            if last == limit {
                return Err(NotProved { limit });
            }
            last = limit.min(2 * last + 1);
        }
    }
}

/// A nim-value as a table stores it.
///
/// # Panics
/// If it exceeds 65535.
pub fn entry(nim_value: u64) -> u16 {
    // No value so large is known but of games with as many moves from a heap.
    assert!(nim_value <= 65535, "the nim-value {} exceeds 65535", nim_value);
    nim_value as u16
}
