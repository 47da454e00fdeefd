//! Take m neighbours of a row, for a large m. The player who cannot move loses.
//!
//! Stones on the two sides of a gap do not become neighbours. It is the octal game 0.0...07 with m
//! digits (Guy and Smith, 1956), of which [`octal_table`] has the same values.
//!
//! Neighbouring rows often have the same nim-value, the more so the larger m is. All pairs of a row
//! of one run of equal values and a row of another have the same nim-sum, and are what successive
//! rows can leave: so options are added run by run, as intervals, and not one by one.
//!
//! A ring of n >= m, of which m neighbours are taken, is a P-position if and only if the row of
//! n - m that is left is an N-position.
//!
//! ```
//! use gamecore::{octal_table, take_neighbours_table};
//!
//! assert_eq!(take_neighbours_table(3, 500), octal_table(&[0, 0, 0, 7], 500));
//! ```

use std::convert::TryFrom;

use crate::theorems::bits::Bits;
use crate::theorems::octal::octal_table;
use crate::theorems::room::empty_table;

/// The nim-values of the rows of 0 to `last` stones if a move takes `m` neighbours of a row.
///
/// Run by run, in O(r^2 + r v + (r^2 m + n v) / 64) time for n rows with r runs of equal values
/// below v, and O(n v) bits of space; by [`octal_table`] if n > 25 m^2, as then
/// the runs are too many. 2000 rows have fewer than 100 runs if m is 50 or more.
///
/// # Panics
/// If `m` is 0; if a nim-value exceeds 65535; or if memory has no room for so many rows.
///
/// ```
/// use gamecore::take_neighbours_table;
///
/// assert_eq!(take_neighbours_table(3, 9), [0, 0, 0, 1, 1, 1, 2, 2, 0, 3]);
/// ```
#[must_use]
pub fn take_neighbours_table(m: u64, last: u64) -> Vec<u16> {
    assert!(m > 0, "a move takes 0 neighbours");
    // Measured: of 300, 2,000 and 20,000 rows the runs are too many up to m = 4, 9 and 25.
    if m.saturating_mul(m).saturating_mul(25) < last {
        let zeros = vec![0; m as usize];
        return octal_table(&[&zeros[..], &[7]].concat(), last);
    }
    let mut values = empty_table(last);
    let rows = last as usize + 1;
    let m = m.min(rows as u64) as usize;
    let mut options = RowOptions { m, rows, with_value: Vec::new() };
    let mut runs = Vec::new();
    while values.len() < rows {
        let run = options.next_run(values.len());
        let value = u16::try_from(run.value).expect("a nim-value exceeds 65535");
        values.resize(run.end, value);
        runs.push(run);
        options.add_splits(&runs);
    }
    values
}

// The rows from `start` to before `end`, which have the same value.
struct RowRun {
    value: usize,
    start: usize,
    end: usize,
}

// The options of all rows, as far as they are known.
struct RowOptions {
    m: usize,
    rows: usize,
    // For each value, which rows have an option with it.
    with_value: Vec<Bits>,
}

impl RowOptions {
    // The rows from `start` on that have the same value: all shorter ones must have been added.
    //
    // A run has at most m rows, as no row has the value of the row longer by m, whose option it is.
    // So the options of all of them are shorter than `start`.
    fn next_run(&self, start: usize) -> RowRun {
        let (mut value, mut end) = (0, self.rows.min(start + self.m));
        for rows in &self.with_value {
            end = rows.next_change(start, end);
            if !rows.contains(start) {
                break;
            }
            value += 1;
        }
        RowRun { value, start, end }
    }

    // Adds the rows that can be split into a row of the last run and one of any run so far.
    fn add_splits(&mut self, runs: &[RowRun]) {
        let last = &runs[runs.len() - 1];
        for run in runs {
            let start = run.start + last.start + self.m;
            if start >= self.rows {
                break;
            }
            let end = self.rows.min(run.end + last.end - 1 + self.m);
            let value = run.value ^ last.value;
            while self.with_value.len() <= value {
                self.with_value.push(Bits::new(self.rows));
            }
            self.with_value[value].insert_range(start, end);
        }
    }
}
