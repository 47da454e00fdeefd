//! Sequences of nim-values that repeat from some heap on.
//!
//! A table ends; the nim-values of a game do not. How long a table must be to
//! prove that a period found in it goes on forever depends on the kind of game.
//! This module has the part that all kinds share: finding the smallest period of a table.

use std::error::Error;
use std::fmt;

/// From the heap `preperiod` on, a sequence of nim-values repeats every `period` heaps.
///
/// Both are the smallest possible: G(n + period) = G(n) for all n >= preperiod,
/// not for n = preperiod - 1, and for no shorter period from any heap on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The number of values before the repetition begins.
    pub preperiod: u64,
    /// The distance after which the values return, at least 1.
    pub period: u64,
}

impl Period {
    /// The smallest period of `values` that this many values prove, if there is one.
    ///
    /// `needed` is the criterion: the length of a table that proves a period
    /// when all of the table from its preperiod on agrees with it. It must not
    /// decrease when the preperiod or the period grows.
    ///
    /// O(n) time and space for n values.
    ///
    /// ```
    /// use gamecore::Period;
    ///
    /// // 5 9 and then 1 2 1 2 ..., for a game in which three values decide the next.
    /// let needed = |found: Period| found.preperiod + found.period + 3;
    /// let found = Period::smallest(&[5, 9, 1, 2, 1, 2, 1], needed);
    /// assert_eq!(found, Some(Period { preperiod: 2, period: 2 }));
    /// assert_eq!(Period::smallest(&[5, 9, 1, 2, 1, 2], needed), None);
    /// ```
    pub fn smallest<T, F>(values: &[T], needed: F) -> Option<Period>
    where
        T: PartialEq,
        F: Fn(Period) -> u64,
    {
        // The first period that is proved is the smallest one of the endless
        // sequence: the periods of a sequence are the multiples of its smallest,
        // all have the same preperiod, and a shorter one needs no more values.
        let agreeing = agreeing_suffixes(values);
        let found = |period: usize| Period {
            preperiod: (values.len() - period - agreeing[period]) as u64,
            period: period as u64,
        };
        (1..values.len()).map(found).find(|&found| needed(found) <= values.len() as u64)
    }

    /// The smallest heap with the same nim-value as `heap` by the period: below
    /// preperiod + period.
    pub fn place(&self, heap: u64) -> u64 {
        if heap < self.preperiod {
            heap
        } else {
            self.preperiod + (heap - self.preperiod) % self.period
        }
    }
}

// For each shift, how many values at the end equal the ones `shift` places
// before them: the Z-algorithm (Gusfield, 1997), read from the end.
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

/// No period is proved by the heaps up to `limit`; larger ones may or may not prove one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotProved {
    /// The largest heap that was looked at.
    pub limit: u64,
}

impl fmt::Display for NotProved {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        write!(formatter, "no period is proved by the nim-values of the heaps 0 to {}", self.limit)
    }
}

impl Error for NotProved {}
