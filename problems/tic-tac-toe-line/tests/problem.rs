//! 三连X, POJ 3537: three crosses in a row win.

#[path = "../rules.rs"]
mod rules;
#[path = "../study.rs"]
mod study;
problem::solution!();

use std::sync::{LazyLock, Mutex};

use problem::prelude::*;

use self::rules::ThreeInARow;

/// The free strips on either side of a safe cross: the two cells to its left and the two to its
/// right are useless.
fn beside(length: usize, cell: usize) -> (usize, usize) {
    (cell.saturating_sub(3), length.saturating_sub(cell + 2))
}

/// The nim-values of the strips of 0, 1, 2, ... cells, as far as they were needed.
struct Strips {
    values: Vec<u16>,
    /// For each nim-value the latest strip that has an option with it.
    reached: [usize; 2048],
}

impl Strips {
    fn extend(&mut self, last: usize) {
        for length in self.values.len()..=last {
            // A slice and a plain loop: here, with little optimisation, they take a tenth of the time.
            let (values, mut cell) = (&self.values[..], 0);
            while 2 * cell < length {
                cell += 1;
                let (left, right) = beside(length, cell);
                self.reached[usize::from(values[left] ^ values[right])] = length;
            }
            let value = self.reached.iter().take_while(|&&latest| latest == length).count();
            self.values.push(value as u16);
        }
    }
}

/// The longest strip that has a nim-value here. For each longer one, up to 100,000 cells, there is
/// a cross that leaves two strips of equal value, neither of them longer than this.
const TABLE: usize = 51_217;

/// The first player wins if and only if some cross leaves two strips of equal value.
fn wins(n: u64) -> bool {
    static STRIPS: Mutex<Strips> =
        Mutex::new(Strips { values: Vec::new(), reached: [usize::MAX; 2048] });
    let length = n as usize;
    let mut strips = STRIPS.lock().expect("no holder of the lock panics");
    strips.extend(length.min(TABLE));
    // From the middle outwards, where the longer strip is the shortest.
    let crosses = (1..=length.div_ceil(2)).rev().map(|cell| beside(length, cell));
    let mut known = crosses.take_while(|&(_, right)| right <= TABLE);
    let wins = known.any(|(left, right)| strips.values[left] == strips.values[right]);
    assert!(wins || length <= TABLE, "the table is too short to decide {length} cells");
    wins
}

/// All strips up to 100,000 cells that the first player loses.
///
/// Published in "Eindimensionales Tic-Tac-Toe", a programming exercise; up to
/// 2000 also in many solutions of the judge's problem.
const LOST: [u64; 34] = [
    6, 12, 22, 30, 32, 44, 54, 64, 76, 86, 98, 110, 118, 130, 132, 162, 170, 184, 194, 202, 282,
    290, 302, 356, 1046, 2502, 2752, 2912, 3052, 3076, 7250, 7356, 7866, 16168,
];

fn published() -> Vec<(u64, bool)> {
    (1..=20_000).map(|n| (n, !LOST.contains(&n))).collect()
}

fn no_more() -> Vec<(u64, bool)> {
    assert!((20_001..=100_000).all(wins), "a lost strip is not in the list");
    (20_001..=100_000).map(|n| (n, true)).collect()
}

/// The first player crosses the middle, and then mirrors every move or wins at once.
fn odd_strips() -> Vec<(u64, bool)> {
    let lengths = (1..=2001).step_by(2);
    lengths.map(|n| (n, true)).collect()
}

/// A table for 10^5 cells takes a second, so random strips are rarely that long.
fn strip() -> Shape<u64> {
    let up_to = |longest| int("n", 3..=2000).beyond(1..=longest);
    let usual = move |size: Size| if size.full { 100_000 } else { 3000 };
    up_to(100_000).generated_by(move |size| up_to(usual(size)).strategy(size))
}

/// The solution's table for the longest strip.
static TREBLECROSS: LazyLock<Vec<u16>> = LazyLock::new(|| solution::treblecross(100_000));

fn main() {
    let problem = Problem::new(to_eof(strip()))
        .winner("1", "2")
        .solution(|&n| solution::solve(&TREBLECROSS, n as usize))
        .studied(4527)
        .rules(by_play(ThreeInARow, |&n| (n, 0)))
        .every_small(|&n| n <= 16, || (1..=16).collect())
        .formula(|&n| wins(n))
        .law("the lost strips up to 20,000 are those of the published list", published)
        .law("no strip from 20,001 to 100,000 cells is lost", no_more)
        .law("odd strips are won, by crossing the middle first", odd_strips)
        .refuses("a strip that no table can hold", "18446744073709551614", "18446744073709551614")
        .study(study::study(), |&n| vec![vec![n]], study::pictures);
    run(this_problem!(), problem);
}
