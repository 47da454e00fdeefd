//! Sequences of nim-values that repeat from some place on.
//!
//! The table of a game ends; its nim-values do not. A criterion that belongs
//! to the kind of game says how much of a table proves that a period found in
//! it goes on for ever. Here is what all kinds share: finding the smallest
//! period of a table, enlarging the table until the criterion is met, and
//! reading off the value of any heap.

use std::error::Error;
use std::fmt;

/// From `preperiod` on, a sequence repeats every `period` places.
///
/// Both are the smallest possible: G(n + period) = G(n) for all n >= preperiod,
/// not for n = preperiod - 1, and for no shorter period from any place on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The number of values before the repetition begins.
    pub preperiod: usize,
    /// The distance after which the values return, at least 1.
    pub period: usize,
}

impl Period {
    /// The smallest period of `values` that so many values prove, if there is one.
    ///
    /// `needed` is the criterion: the length of a table that proves a period
    /// when all of the table from its preperiod on agrees with it. It must not
    /// decrease when the preperiod or the period grows.
    ///
    /// O(n) time and space for n values.
    ///
    /// ```
    /// use gamecore::periodicity::Period;
    ///
    /// // 5 9 and then 1 2 1 2 ..., for a game in which three values decide the next.
    /// let found = Period::smallest(&[5, 9, 1, 2, 1, 2, 1], |found| found.preperiod + found.period + 3);
    /// assert_eq!(found, Some(Period { preperiod: 2, period: 2 }));
    /// let found = Period::smallest(&[5, 9, 1, 2, 1, 2], |found| found.preperiod + found.period + 3);
    /// assert_eq!(found, None);
    /// ```
    pub fn smallest<T, F>(values: &[T], needed: F) -> Option<Period>
    where
        T: PartialEq,
        F: Fn(Period) -> usize,
    {
        // The first period that is proved is the smallest one of the endless
        // sequence: the periods of a sequence are the multiples of its smallest,
        // all have the same preperiod, and a shorter one needs no more values.
        let agreeing = agreeing_suffixes(values);
        (1..values.len())
            .map(|period| Period { preperiod: values.len() - period - agreeing[period], period })
            .find(|&found| needed(found) <= values.len())
    }
}

/// For each shift, how many values at the end equal the ones `shift` places
/// before them: the Z-algorithm (Gusfield, 1997), read from the end.
fn agreeing_suffixes<T: PartialEq>(values: &[T]) -> Vec<usize> {
    let from_end = |distance: usize| &values[values.len() - 1 - distance];
    let mut agreeing = vec![0; values.len()];
    // The stretch left..right, counted from the end, is known to equal 0..right - left.
    let (mut left, mut right) = (0, 0);
    for shift in 1..values.len() {
        let mut run = if shift < right { agreeing[shift - left].min(right - shift) } else { 0 };
        while shift + run < values.len() && from_end(run) == from_end(shift + run) {
            run += 1;
        }
        agreeing[shift] = run;
        if shift + run > right {
            left = shift;
            right = shift + run;
        }
    }
    agreeing
}

/// A sequence of nim-values that is known for ever: the values of the
/// preperiod, then those of one period.
///
/// ```
/// use gamecore::octal::Octal;
///
/// let kayles = Octal::KAYLES.periodic(1000).expect("Guy, 1949");
/// assert_eq!(kayles.value(10), 2);
/// assert_eq!(kayles.value(1_000_000_000_000_000_000), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Periodic {
    values: Vec<u16>,
    period: Period,
}

impl Periodic {
    /// Enlarges a table until it proves a period, but not beyond the heap `limit`.
    ///
    /// `table` gives the nim-values of the heaps 0 to its argument; it is asked
    /// for about twice as much each time. For `needed` see [`Period::smallest`].
    ///
    /// # Errors
    /// [`NotProved`] if the values of 0 to `limit` prove nothing.
    pub fn search<T, F>(limit: usize, table: T, needed: F) -> Result<Periodic, NotProved>
    where
        T: Fn(usize) -> Vec<u16>,
        F: Fn(Period) -> usize,
    {
        let mut last = limit.min(63);
        loop {
            let mut values = table(last);
            if let Some(period) = Period::smallest(&values, &needed) {
                values.truncate(period.preperiod + period.period);
                return Ok(Periodic { values, period });
            }
            if last == limit {
                return Err(NotProved { limit });
            }
            last = limit.min(2 * last + 1);
        }
    }

    /// The nim-value of a heap of any size. O(1).
    pub fn value(&self, heap: u64) -> u64 {
        let preperiod = self.period.preperiod as u64;
        let place = if heap < preperiod {
            heap
        } else {
            preperiod + (heap - preperiod) % self.period.period as u64
        };
        u64::from(self.values[place as usize])
    }

    /// The smallest preperiod and period.
    pub fn period(&self) -> Period {
        self.period
    }

    /// The values of the preperiod and of one period: all that ever occur.
    pub fn values(&self) -> &[u16] {
        &self.values
    }
}

/// No period is proved by the heaps up to `limit`; larger ones may or may not prove one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotProved {
    /// The largest heap that was looked at.
    pub limit: usize,
}

impl fmt::Display for NotProved {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "no period is proved by the nim-values of the heaps 0 to {}", self.limit)
    }
}

impl Error for NotProved {}
