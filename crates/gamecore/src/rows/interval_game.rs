use std::error::Error;
use std::fmt;

use crate::game::SumGame;
use crate::theorems::marks::Marks;
use crate::theorems::parts::check_index;

/// A gap or an interval [left, right): from `left` on up to `right`, which is not in it.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Gap, IntervalGame};
///
/// let gaps: [Gap; 2] = [(1, 3), (3, 4)];
/// let game = IntervalGame::new([(1, 3)])?;
/// assert_eq!(game.nim_value(&gaps), 1);
/// # Ok::<(), gamecore::EmptyInterval>(())
/// ```
pub type Gap = (u64, u64);

/// The interval game: choose one of some half-open intervals that overlaps none of those chosen
/// before.
///
/// The chosen intervals leave gaps, and an interval that can be chosen lies in one of them. So a
/// position is the gaps, in any order; that they do not overlap is not checked. A move is an
/// [`IntervalChoice`]. It leaves a gap on either side, the left one in its place and the right one
/// at the end, and both may be empty. The player who cannot move loses.
///
/// The nim-values of all gaps are found by the definition (Sprague, 1935; Grundy, 1939). With n
/// intervals the outcome of g gaps takes O(g log n), and the moves O(g n log n).
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{IntervalChoice, IntervalGame};
///
/// let game = IntervalGame::new([(1, 3), (2, 4), (4, 6)])?;
/// assert_eq!(game.intervals().len(), 3);
/// assert_eq!(game.outcome(&[(1, 6)]), Outcome::P);
/// // One interval lies in this gap.
/// assert_eq!(game.value((4, 9)), 1);
/// assert_eq!(game.outcome(&game.gaps(&[1])), Outcome::N);
/// let gaps = game.after(&[(1, 6)], &IntervalChoice { gap: 0, interval: 1 });
/// assert_eq!(gaps, [(1, 2), (4, 6)]);
/// assert_eq!(game.winning_moves(&gaps), [IntervalChoice { gap: 1, interval: 2 }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct IntervalGame {
    intervals: Vec<Gap>,
    // The numbers at which intervals begin or end, in ascending order.
    ends: Vec<u64>,
    // Row i: the values of the gaps from the i-th of them to each one.
    values: Vec<Vec<u64>>,
}

/// A move: choose an interval that lies in a gap.
///
/// Choices are ordered by gap first.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{IntervalChoice, IntervalGame};
///
/// let game = IntervalGame::new([(2, 3)])?;
/// let choice = IntervalChoice { gap: 0, interval: 0 };
/// assert_eq!(game.after(&[(1, 4)], &choice), [(1, 2), (3, 4)]);
/// # Ok::<(), gamecore::EmptyInterval>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IntervalChoice {
    /// The index of the gap, from 0.
    pub gap: usize,
    /// The index of the interval, from 0.
    pub interval: usize,
}

impl IntervalGame {
    /// The game with these intervals, of which some may be equal.
    ///
    /// O(n^3) time and O(n^2) space for n intervals.
    ///
    /// # Errors
    /// [`EmptyInterval`] if the left end of one is not below its right end.
    pub fn new<I: IntoIterator<Item = Gap>>(intervals: I) -> Result<IntervalGame, EmptyInterval> {
        let intervals: Vec<Gap> = intervals.into_iter().collect();
        if let Some(index) = intervals.iter().position(|&(left, right)| left >= right) {
            return Err(EmptyInterval { index, interval: intervals[index] });
        }
        let mut ends: Vec<u64> =
            intervals.iter().flat_map(|&(left, right)| vec![left, right]).collect();
        ends.sort_unstable();
        ends.dedup();
        let place = |end: u64| ends.partition_point(|&other| other < end);
        let mut places: Vec<(usize, usize)> =
            intervals.iter().map(|&(left, right)| (place(left), place(right))).collect();
        places.sort_unstable();
        places.dedup();
        // Rows from the last one on, and each from left to right: the parts come first.
        let mut values = vec![vec![0; ends.len()]; ends.len()];
        let mut marks = Marks::for_options(places.len());
        for left in (0..ends.len()).rev() {
            let after = &places[places.partition_point(|&(from, _)| from < left)..];
            for right in left + 1..ends.len() {
                // A nim-sum is at most the sum, and a value at most the number of moves, so no
                // option's value exceeds the number of intervals.
                let inside = after.iter().filter(|&&(_, to)| to <= right);
                marks.mark_all(inside.map(|&(from, to)| values[left][from] ^ values[to][right]));
                values[left][right] = marks.mex();
                marks.clear();
            }
        }
        Ok(IntervalGame { intervals, ends, values })
    }

    /// The intervals.
    #[must_use]
    pub fn intervals(&self) -> &[Gap] {
        &self.intervals
    }

    /// The gaps beside these intervals, given by their indices, from left to right.
    ///
    /// O(n log n) for n intervals.
    ///
    /// # Panics
    /// If there is no such interval, or if two of them meet.
    #[must_use]
    pub fn gaps(&self, chosen: &[usize]) -> Vec<Gap> {
        let interval = |&index: &usize| {
            check_index("interval", index, self.intervals.len());
            self.intervals[index]
        };
        let mut chosen: Vec<Gap> = chosen.iter().map(interval).collect();
        chosen.sort_unstable();
        let mut gaps = Vec::with_capacity(chosen.len() + 1);
        let mut left = 0;
        for (from, to) in chosen {
            assert!(left <= from, "[{}, {}) meets another chosen interval", from, to);
            gaps.push((left, from));
            left = to;
        }
        gaps.push((left, u64::MAX));
        gaps
    }

    /// The nim-value of a gap. O(log n) for n intervals.
    ///
    /// # Panics
    /// If the gap ends before it begins.
    #[must_use]
    pub fn value(&self, (left, right): Gap) -> u64 {
        assert!(left <= right, "[{}, {}) ends before it begins", left, right);
        let first = self.ends.partition_point(|&end| end < left);
        let behind = self.ends.partition_point(|&end| end <= right);
        if first < behind {
            self.values[first][behind - 1]
        } else {
            0
        }
    }
}

impl SumGame for IntervalGame {
    type Component = Gap;
    type Move = IntervalChoice;

    fn component_value(&self, &gap: &Gap) -> u64 {
        self.value(gap)
    }

    fn component_moves(&self, gap: usize, around: &Gap, nim_value: u64) -> Vec<IntervalChoice> {
        let &(left, right) = around;
        let matches = |&(_, &(from, to)): &(usize, &Gap)| {
            let is_inside = left <= from && to <= right;
            is_inside && self.value((left, from)) ^ self.value((to, right)) == nim_value
        };
        let intervals = self.intervals.iter().enumerate().filter(matches);
        intervals.map(|(interval, _)| IntervalChoice { gap, interval }).collect()
    }

    // The part of the gap before the interval takes its place, and the part behind the interval
    // comes last.
    fn make_move(&self, gaps: &mut Vec<Gap>, chosen: &IntervalChoice) {
        check_index("gap", chosen.gap, gaps.len());
        check_index("interval", chosen.interval, self.intervals.len());
        let (left, right) = gaps[chosen.gap];
        let (from, to) = self.intervals[chosen.interval];
        assert!(left <= from && to <= right, "[{}, {}) is not in [{}, {})", from, to, left, right);
        gaps[chosen.gap] = (left, from);
        gaps.push((to, right));
    }
}

/// An interval without a number in it.
///
/// ```
/// use gamecore::IntervalGame;
///
/// assert!(IntervalGame::new([(1, 2), (3, 3)]).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct EmptyInterval {
    /// Its index, from 0.
    pub index: usize,
    /// The interval.
    pub interval: Gap,
}

impl fmt::Display for EmptyInterval {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let (left, right) = self.interval;
        write!(
            formatter,
            "interval {}, counted from 0, is empty: [{}, {})",
            self.index, left, right
        )
    }
}

impl Error for EmptyInterval {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, Outcome};
    use crate::theorems::mex::mex;

    fn game(intervals: &[Gap]) -> IntervalGame {
        IntervalGame::new(intervals.iter().copied()).unwrap_or_else(|error| panic!("{}", error))
    }

    // By play, from the intervals that can still be chosen.
    fn value(free: &[Gap]) -> u64 {
        let apart = |one: Gap, other: Gap| one.1 <= other.0 || other.1 <= one.0;
        mex(free.iter().map(|&chosen| {
            let rest: Vec<Gap> = free.iter().cloned().filter(|&gap| apart(gap, chosen)).collect();
            value(&rest)
        }))
    }

    fn games() -> Vec<Vec<Gap>> {
        // Linear congruential, for some dozens of lists.
        let mut state = 7_u64;
        let mut next = move |most: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695);
            (state >> 33) % most
        };
        let mut interval = move || {
            let left = next(9);
            (left, left + 1 + next(4))
        };
        (0..60).map(|game| (0..game % 8).map(|_| interval()).collect()).collect()
    }

    #[test]
    fn values_and_moves_are_those_of_the_definition() {
        for intervals in games() {
            let game = game(&intervals);
            let all = game.gaps(&[]);
            assert_eq!(game.value(all[0]), value(&intervals), "{:?}", intervals);
            let starts = (0..intervals.len()).map(|index| game.gaps(&[index]));
            for gaps in starts.chain(Some(all)) {
                let mut wins = Vec::new();
                for (gap, interval) in
                    (0..gaps.len()).flat_map(|gap| (0..intervals.len()).map(move |i| (gap, i)))
                {
                    let (left, right) = gaps[gap];
                    let choice = IntervalChoice { gap, interval };
                    if left <= intervals[interval].0
                        && intervals[interval].1 <= right
                        && game.outcome(&game.after(&gaps, &choice)) == Outcome::P
                    {
                        wins.push(choice);
                    }
                }
                assert_eq!(game.winning_moves(&gaps), wins, "{:?} in {:?}", intervals, gaps);
                assert_eq!(game.outcome(&gaps), Outcome::n_if(!wins.is_empty()));
            }
        }
    }

    #[test]
    fn the_ends_of_u64() {
        let some = game(&[(0, 1), (0, u64::MAX), (u64::MAX - 1, u64::MAX)]);
        assert_eq!(some.value((0, u64::MAX)), 2);
        assert_eq!(some.winning_moves(&some.gaps(&[]))[0].interval, 1);
        assert_eq!(game(&[]).outcome(&[(0, u64::MAX)]), Outcome::P);
        assert_eq!(some.value((5, 5)), 0);
    }

    #[test]
    #[should_panic(expected = "[7, 3) ends before it begins")]
    fn a_gap_from_right_to_left() {
        let _ = game(&[(1, 2)]).value((7, 3));
    }

    #[test]
    #[should_panic(expected = "[1, 3) is not in [2, 4)")]
    fn an_interval_outside_of_the_gap() {
        game(&[(1, 3)]).after(&[(2, 4)], &IntervalChoice { gap: 0, interval: 0 });
    }

    #[test]
    fn nothing_between_the_ends() {
        let error = IntervalGame::new([(1, 2), (3, 3), (5, 4)].iter().copied()).unwrap_err();
        assert_eq!(error, EmptyInterval { index: 1, interval: (3, 3) });
        assert_eq!(error.to_string(), "interval 1, counted from 0, is empty: [3, 3)");
    }

    #[test]
    #[should_panic(expected = "meets another chosen interval")]
    fn chosen_intervals_that_meet() {
        let _ = game(&[(1, 3), (2, 4)]).gaps(&[0, 1]);
    }
}
