//! Periods: from some heap on, a sequence of nim-values repeats.
//!
//! A table ends; the nim-values of a game do not. How long a table must be to prove that a period
//! found in it goes on forever depends on the kind of game.
//!
//! Theorem (Golomb, 1966). The nim-values of a subtraction game with finitely many amounts become
//! periodic.
//!
//! Proof. Each value is decided by the m values before it, where m is the largest amount, and these
//! are bounded by the number of amounts. So at some place m values in a row return, and if they
//! return after p places, then so does the next one.
//!
//! Theorem (Guy and Smith, 1956). Let G(n) be the nim-values of an octal game, dk its last digit
//! and c >= 1. If G(n + p) = G(n) for c <= n < 2c + p + k, then for all n >= c.
//!
//! Proof. Let n be the first in question. At least 2c + 2p stones are left of n + p, so of two
//! heaps the larger is at least c + p, and has the value of the heap smaller by p: this gives an
//! option of n. Conversely the larger of two heaps left of n is at least c, and has the value of
//! the heap larger by p. The same holds for one heap; and neither n nor n + p can be taken whole.
//! So both have options with the same values.
//!
//! Whether every octal game with finitely many digits becomes periodic is not known.
//!
//! ```
//! use gamecore::{octal_period, octal_table, Period};
//!
//! // Kayles.
//! let proved = octal_period(&[0, 7, 7], &octal_table(&[0, 7, 7], 167));
//! assert_eq!(proved, Some(Period::new(71, 12)));
//! assert_eq!(octal_period(&[0, 7, 7], &octal_table(&[0, 7, 7], 166)), None);
//! ```

use crate::theorems::octal::check_octal_digits;

/// The smallest period of all nim-values of a subtraction game with these amounts, if the `values`
/// of the first heaps prove one (Golomb, 1966). O(k + n) for k amounts and n values.
///
/// ```
/// use gamecore::{subtraction_period, subtraction_table, Period};
///
/// // The only set of amounts up to 7 that is not periodic from the beginning.
/// let values = subtraction_table(&[2, 4, 7], 17);
/// let proved = subtraction_period(&[2, 4, 7], &values);
/// assert_eq!(proved, Some(Period::new(8, 3)));
/// ```
#[must_use]
pub fn subtraction_period(amounts: &[u64], values: &[u16]) -> Option<Period> {
    let most = amounts.iter().fold(0, |most, &amount| amount.max(most));
    Period::smallest(values, |found| (found.preperiod + found.period).saturating_add(most))
}

/// The smallest period of all nim-values of the octal game d0.d1d2d3... with these digits, if the
/// `values` of the first heaps prove one (Guy and Smith, 1956). O(n) for n values.
///
/// # Panics
/// If these are not the digits of an octal game, as for [`octal_table`](crate::octal_table).
///
/// ```
/// use gamecore::{octal_period, octal_table, Period};
///
/// // Dawson's Chess, 0.137.
/// let values = octal_table(&[0, 1, 3, 7], 175);
/// let proved = octal_period(&[0, 1, 3, 7], &values);
/// assert_eq!(proved, Some(Period::new(52, 34)));
/// ```
#[must_use]
pub fn octal_period(digits: &[u8], values: &[u16]) -> Option<Period> {
    check_octal_digits(digits);
    let last_place = digits.iter().rposition(|&digit| digit > 0).unwrap_or(0) as u64;
    Period::smallest(values, |found| {
        // With c = 0 the smaller heap might be empty, and 0.4, 0.04 and 0.004, which begin with
        // zeros, would seem to have period 1.
        2 * (found.preperiod.max(1) + found.period) + last_place
    })
}

/// From the heap `preperiod` on, a sequence of nim-values repeats every `period` heaps.
///
/// In the periods that are found here, both are the smallest possible: G(n + period) = G(n) for all
/// n >= preperiod, not for n = preperiod - 1, and for no shorter period from any heap on.
///
/// ```
/// use gamecore::{subtraction_period, subtraction_table, Period};
///
/// // Take 1 or 2 stones.
/// let found = subtraction_period(&[1, 2], &subtraction_table(&[1, 2], 9));
/// assert_eq!(found, Some(Period::new(0, 3)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    preperiod: u64,
    period: u64,
}

impl Period {
    /// From the heap `preperiod` on, the values repeat every `period` heaps. O(1).
    ///
    /// # Panics
    /// If `period` is 0.
    ///
    /// ```
    /// use gamecore::Period;
    ///
    /// let kayles = Period::new(71, 12);
    /// assert_eq!((kayles.preperiod(), kayles.period()), (71, 12));
    /// ```
    #[must_use]
    pub const fn new(preperiod: u64, period: u64) -> Period {
        assert!(period > 0, "values do not repeat with the period 0");
        Period { preperiod, period }
    }

    /// The number of values before the repetition begins. O(1).
    ///
    /// ```
    /// use gamecore::SubtractionGame;
    ///
    /// let found = SubtractionGame::new([2, 4, 7])?.periodic(17)?.period();
    /// assert_eq!(found.map(|found| found.preperiod()), Some(8));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn preperiod(&self) -> u64 {
        self.preperiod
    }

    /// The distance after which the values return, at least 1. O(1).
    ///
    /// ```
    /// use gamecore::SubtractionGame;
    ///
    /// // Take 1 to 3 stones.
    /// let found = SubtractionGame::new([1, 2, 3])?.periodic(20)?.period();
    /// assert_eq!(found.map(|found| found.period()), Some(4));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn period(&self) -> u64 {
        self.period
    }

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
    /// let needed = |found: Period| found.preperiod() + found.period() + 3;
    /// let found = Period::smallest(&[5, 9, 1, 2, 1, 2, 1], needed);
    /// assert_eq!(found, Some(Period::new(2, 2)));
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
        let found = |period: usize| {
            Period::new((values.len() - period - agreeing[period]) as u64, period as u64)
        };
        (1..values.len()).map(found).find(|&found| needed(found) <= values.len() as u64)
    }

    /// The smallest heap with the same nim-value as `heap` by the period: below
    /// preperiod + period.
    ///
    /// ```
    /// use gamecore::{kayles_value, Period};
    ///
    /// let kayles = Period::new(71, 12);
    /// assert_eq!(kayles.place(1_000_000_000_000), 76);
    /// assert_eq!(kayles_value(76), kayles_value(1_000_000_000_000));
    /// ```
    #[must_use]
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
