//! The interval game: choose one of some half-open intervals that overlaps none of those
//! chosen before. The player who cannot move loses.
//!
//! The chosen intervals leave gaps, and no other interval that can be chosen reaches beyond the
//! end of a gap. So a component is a gap, and a choice in it leaves a gap on either side.

use crate::game::Marks;
use crate::game::nim_sum;
use crate::heaps::nim;
use crate::game::Outcome;

/// A gap or an interval [left, right): from `left` on, up to but without `right`.
pub type Gap = (u64, u64);

/// Some intervals, and the nim-values of all gaps.
///
/// ```
/// use gamecore::{IntervalGame, Outcome};
/// use gamecore::interval_game::Choice;
///
/// let game = IntervalGame::new([(1, 3), (2, 4), (4, 6)]);
/// let all = game.gaps(&[]);
/// assert_eq!(game.outcome(all.iter().cloned()), Outcome::P);
/// assert_eq!(game.outcome(game.gaps(&[1])), Outcome::N);
/// assert_eq!(game.winning_moves(&game.gaps(&[1])), [Choice { gap: 1, interval: 2 }]);
/// ```
#[derive(Clone, Debug)]
pub struct IntervalGame {
    intervals: Vec<Gap>,
    // The numbers at which intervals begin or end, in ascending order.
    ends: Vec<u64>,
    // Row i: the values of the gaps from the i-th of them to each one.
    values: Vec<Vec<u64>>,
}

/// A move: choose an interval that lies in a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Choice {
    /// The index of the gap, from 0.
    pub gap: usize,
    /// The index of the interval, from 0.
    pub interval: usize,
}

impl Choice {
    /// The gaps after this move: the part of the gap before the interval takes its place, and
    /// the part behind the interval comes last.
    ///
    /// O(n) for n gaps.
    ///
    /// # Panics
    /// If there is no such gap or interval, or if the interval does not lie in the gap.
    ///
    /// ```
    /// use gamecore::IntervalGame;
    /// use gamecore::interval_game::Choice;
    ///
    /// let game = IntervalGame::new([(1, 3), (2, 4), (4, 6)]);
    /// let choice = Choice { gap: 0, interval: 1 };
    /// assert_eq!(choice.after(&game, &[(1, 6)]), [(1, 2), (4, 6)]);
    /// ```
    pub fn after(self, game: &IntervalGame, gaps: &[Gap]) -> Vec<Gap> {
        let (left, right) = gaps[self.gap];
        let (from, to) = game.intervals[self.interval];
        assert!(left <= from && to <= right, "[{}, {}) is not in [{}, {})", from, to, left, right);
        let mut after = gaps.to_vec();
        after[self.gap] = (left, from);
        after.push((to, right));
        after
    }
}

impl IntervalGame {
    /// The game with these intervals, of which some may be equal.
    ///
    /// O(n^3) time and O(n^2) space for n intervals.
    ///
    /// # Panics
    /// If an interval is empty.
    pub fn new<I: IntoIterator<Item = Gap>>(intervals: I) -> IntervalGame {
        let intervals: Vec<Gap> = intervals.into_iter().collect();
        for &(left, right) in &intervals {
            assert!(left < right, "[{}, {}) is empty", left, right);
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
        IntervalGame { intervals, ends, values }
    }

    /// The gaps beside these intervals, given by their indices, from left to right.
    ///
    /// O(n log n) for n intervals.
    ///
    /// # Panics
    /// If there is no such interval, or if two of them meet.
    pub fn gaps(&self, chosen: &[usize]) -> Vec<Gap> {
        let mut chosen: Vec<Gap> = chosen.iter().map(|&index| self.intervals[index]).collect();
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
    pub fn nim_value(&self, (left, right): Gap) -> u64 {
        let first = self.ends.partition_point(|&end| end < left);
        let behind = self.ends.partition_point(|&end| end <= right);
        if first < behind {
            self.values[first][behind - 1]
        } else {
            0
        }
    }

    /// The outcome of several gaps together in normal play; they must not overlap.
    ///
    /// O(g log n) for g gaps. Source: Sprague, 1935; Grundy, 1939.
    pub fn outcome<I: IntoIterator<Item = Gap>>(&self, gaps: I) -> Outcome {
        nim::outcome(gaps.into_iter().map(|gap| self.nim_value(gap)))
    }

    /// All winning moves in normal play, by gap and then by interval; empty if and only if the
    /// position is a P-position.
    ///
    /// O(g n log n) for g gaps. Source: Sprague, 1935; Grundy, 1939.
    pub fn winning_moves(&self, gaps: &[Gap]) -> Vec<Choice> {
        let sum = nim_sum(gaps.iter().map(|&gap| self.nim_value(gap)));
        let mut moves = Vec::new();
        for (gap, &(left, right)) in gaps.iter().enumerate() {
            // The two parts must come to match the other gaps.
            let others = sum ^ self.nim_value((left, right));
            let wins = |&(_, &(from, to)): &(usize, &Gap)| {
                let is_inside = left <= from && to <= right;
                is_inside && self.nim_value((left, from)) ^ self.nim_value((to, right)) == others
            };
            let intervals = self.intervals.iter().enumerate().filter(wins);
            moves.extend(intervals.map(|(interval, _)| Choice { gap, interval }));
        }
        moves
    }
}

#[cfg(test)]
mod tests {
    use crate::game::mex;
    use super::*;

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
            let game = IntervalGame::new(intervals.iter().cloned());
            let all = game.gaps(&[]);
            assert_eq!(game.nim_value(all[0]), value(&intervals), "{:?}", intervals);
            let starts = (0..intervals.len()).map(|index| game.gaps(&[index]));
            for gaps in starts.chain(Some(all)) {
                let mut wins = Vec::new();
                for (gap, interval) in
                    (0..gaps.len()).flat_map(|gap| (0..intervals.len()).map(move |i| (gap, i)))
                {
                    let (left, right) = gaps[gap];
                    let choice = Choice { gap, interval };
                    if left <= intervals[interval].0
                        && intervals[interval].1 <= right
                        && game.outcome(choice.after(&game, &gaps)) == Outcome::P
                    {
                        wins.push(choice);
                    }
                }
                assert_eq!(game.winning_moves(&gaps), wins, "{:?} in {:?}", intervals, gaps);
                assert_eq!(game.outcome(gaps), Outcome::n_if(!wins.is_empty()));
            }
        }
    }

    #[test]
    fn the_ends_of_u64() {
        let game = IntervalGame::new([(0, 1), (0, u64::MAX), (u64::MAX - 1, u64::MAX)]);
        assert_eq!(game.nim_value((0, u64::MAX)), 2);
        assert_eq!(game.winning_moves(&game.gaps(&[]))[0].interval, 1);
        assert_eq!(IntervalGame::new([]).outcome([(0, u64::MAX)]), Outcome::P);
        assert_eq!(game.nim_value((5, 5)), 0);
        assert_eq!(game.nim_value((7, 3)), 0);
    }

    #[test]
    #[should_panic(expected = "[3, 3) is empty")]
    fn nothing_between_the_ends() {
        IntervalGame::new([(3, 3)]);
    }

    #[test]
    #[should_panic(expected = "meets another chosen interval")]
    fn chosen_intervals_that_meet() {
        IntervalGame::new([(1, 3), (2, 4)]).gaps(&[0, 1]);
    }
}
