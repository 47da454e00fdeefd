//! From a ring of n elements a move takes m neighbouring ones; the gap does not
//! close. The player who cannot move loses.
//!
//! Theorem (Guy and Smith, 1956, for the row): the first player wins if and only if
//! m <= n and a row of n - m is lost in the octal game 0.0...07 with m digits.

use std::collections::HashMap;

use gamecore::{Heaps, Outcome, TakeNeighbours};
use proconio::input;

// Wherever the first player takes, a row of n - m is left to the opponent. From then
// on nothing is round: taking from a row leaves a row on either side. For each m
// there is one table, as long as the longest row that is asked for.
fn solve(rings: &[(u64, u64)]) -> Vec<Outcome> {
    let mut longest = HashMap::new();
    for &(n, m) in rings.iter().filter(|ring| ring.1 <= ring.0) {
        let row = longest.entry(m).or_insert(0);
        *row = (n - m).max(*row);
    }
    let table = |(&m, &row)| (m, TakeNeighbours::new(m).up_to(row));
    let tables: HashMap<u64, Heaps<TakeNeighbours>> = longest.iter().map(table).collect();
    let wins = |&(n, m)| Outcome::n_if(m <= n && tables[&m].value(n - m) == 0);
    rings.iter().map(wins).collect()
}

fn main() {
    input! { t: usize }
    assert!(t <= 10_000, "{} rings are too many", t);
    input! { rings: [(u64, u64); t] }
    for &(n, m) in &rings {
        let in_range = n.min(m) >= 1 && n.max(m) <= 2000;
        assert!(in_range, "n or m is not from 1 to 2000: {} {}", n, m);
    }
    let mut answers = String::new();
    for outcome in solve(&rings) {
        answers += outcome.choose("xian shou sheng\n", "hou shou sheng\n");
    }
    print!("{}", answers);
}
