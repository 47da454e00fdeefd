use std::convert::TryFrom;

use crate::game::Take;
use crate::tables::bits::Bits;
use crate::tables::heaps::{table_length, HeapRules, Heaps};
use crate::tables::octal::{leave_in_place, OctalMove};

/// The rules of taking m neighbours of a row, for a fixed m.
///
/// Elements on the two sides of a gap do not become neighbours. A position is the rows, a move is
/// an [`OctalMove`]. The player who cannot move loses. With the nim-values of its rows, from
/// [`up_to`](TakeNeighbours::up_to), it is a game, [`Heaps`].
///
/// A row is a heap of the octal game 0.0...07 with m digits (Guy and Smith, 1956), and has the same
/// moves and nim-values; only the table is found faster, the more so the larger m is. Then
/// neighbouring rows often have the same nim-value, and all sums of a row of one run of equal
/// values and a row of another are again a run of options with one value.
///
/// ```
/// use gamecore::{Game, Octal, Outcome, TakeNeighbours};
///
/// let game = TakeNeighbours::new(3).up_to(100);
/// assert_eq!(game.table(), Octal::TREBLECROSS.up_to(100).table());
/// assert_eq!(game.outcome(&[50, 50]), Outcome::P);
/// assert_eq!(game.winning_moves(&[3])[0].leave, (0, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TakeNeighbours {
    m: u64,
}

impl TakeNeighbours {
    /// The rules by which a move takes `m` neighbours.
    ///
    /// # Panics
    /// If `m` is 0.
    pub fn new(m: u64) -> TakeNeighbours {
        assert!(m > 0, "a move takes 0 neighbours");
        TakeNeighbours { m }
    }

    /// The game with the nim-values of the rows of 0 to `last` elements.
    ///
    /// O(r^2 + r v + (r^2 m + n v) / 64) time for n rows with r runs of equal values below v, and
    /// O(n v) bits of space. 2000 rows have fewer than 100 runs if m is 50 or more.
    ///
    /// # Panics
    /// If a nim-value exceeds 65535.
    pub fn up_to(&self, last: u64) -> Heaps<TakeNeighbours> {
        Heaps::from_table(*self, table(self.m, last))
    }
}

impl HeapRules for TakeNeighbours {
    type Move = OctalMove;

    fn each_move(&self, index: usize, row: u64, each: &mut dyn FnMut(OctalMove, (u64, u64))) {
        let take = Take { heap: index, stones: self.m };
        if let Some(left) = row.checked_sub(self.m) {
            for smaller in 0..=left / 2 {
                let leave = (smaller, left - smaller);
                each(OctalMove { take, leave }, leave);
            }
        }
    }

    fn make_move(&self, rows: &mut Vec<u64>, chosen: &OctalMove) {
        assert!(chosen.take.stones == self.m, "a move takes {} neighbours", self.m);
        leave_in_place(rows, chosen);
    }
}

fn table(m: u64, last: u64) -> Vec<u16> {
    let rows = table_length(last);
    let m = m.min(rows as u64) as usize;
    let mut options = Options { m, rows, with_value: Vec::new() };
    let (mut values, mut runs) = (Vec::with_capacity(rows), Vec::new());
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
struct Run {
    value: usize,
    start: usize,
    end: usize,
}

// The options of all rows, as far as they are known.
struct Options {
    m: usize,
    rows: usize,
    // For each value, which rows have an option with it.
    with_value: Vec<Bits>,
}

impl Options {
    // The rows from `start` on that have the same value: all shorter ones must have been added.
    //
    // A run has at most m rows, as no row has the value of the row longer by m, whose option it is.
    // So the options of all of them are shorter than `start`.
    fn next_run(&self, start: usize) -> Run {
        let (mut value, mut end) = (0, self.rows.min(start + self.m));
        for rows in &self.with_value {
            end = rows.next_change(start, end);
            if !rows.contains(start) {
                break;
            }
            value += 1;
        }
        Run { value, start, end }
    }

    // Adds the rows that can be split into a row of the last run and one of any run so far.
    fn add_splits(&mut self, runs: &[Run]) {
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
