//! From a ring of n elements a move takes m neighbouring ones; the gap does not close. The player
//! who cannot move loses: xian shou sheng, the first player wins; hou shou sheng, the second.
//!
//! Theorem (Guy and Smith, 1956, for the row): the first player wins if and only if
//! m <= n and a row of n - m is lost in the octal game 0.0...07 with m digits.

use std::collections::HashMap;

use gamecore::take_neighbours_table;
use proconio::{input, read_value};

const LONGEST: u64 = 2000;

/// Wherever the first player takes, a row of n - m is left to the opponent. From then
/// on nothing is round: taking from a row leaves a row on either side. For each m
/// there is one table.
pub fn solve(n: u64, m: u64, tables: &mut HashMap<u64, Vec<u16>>) -> bool {
    if m > n {
        return false;
    }
    let rows = tables.entry(m).or_insert_with(|| take_neighbours_table(m, LONGEST - m));
    // The theorem:
    rows[(n - m) as usize] == 0
}

fn main() {
    let t = read_value!(usize);
    let mut tables = HashMap::new();
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: u64, m: u64 }
        assert!(n <= LONGEST, "a ring of {} is too long", n);
        let first_wins = solve(n, m, &mut tables);
        answers += if first_wins { "xian shou sheng\n" } else { "hou shou sheng\n" };
    }
    print!("{}", answers);
}
