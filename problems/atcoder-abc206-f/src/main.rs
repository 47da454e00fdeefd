//! Interval Game 2: choose one of the given half-open intervals that meets none of those
//! chosen before. A player who cannot choose loses. Does Alice, who begins, win?
//!
//! Theorem (Sprague, 1935; Grundy, 1939): the nim-value of a gap is the mex of (value of the gap
//! to the left) xor (value of the gap to the right) over the intervals in it. The player to move
//! loses if and only if the gap from 1 to 100 has the value 0.

use gamecore::mex;
use proconio::read_value;

const LAST: usize = 100;

/// An interval chosen in a gap leaves a gap on either side, and no later one meets both: a sum of
/// games. These gaps begin later, or begin at the same place and end earlier, so they have their
/// values first.
pub fn solve(intervals: &[(usize, usize)]) -> bool {
    let mut values = [[0; LAST + 1]; LAST + 1];
    for start in (1..=LAST).rev() {
        for end in start..=LAST {
            let inside = intervals.iter().filter(|&&(l, r)| start <= l && r <= end);
            // The theorem:
            values[start][end] = mex(inside.map(|&(l, r)| values[start][l] ^ values[r][end]));
        }
    }
    values[1][LAST] != 0
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        let n = read_value!(usize);
        assert!(n <= 10_000_000, "{} intervals are too many", n);
        let intervals = read_value!([(usize, usize); n]);
        for &(l, r) in &intervals {
            assert!(1 <= l && l < r && r <= LAST, "not an interval from 1 to 100: {} {}", l, r);
        }
        answers += if solve(&intervals) { "Alice\n" } else { "Bob\n" };
    }
    print!("{}", answers);
}
