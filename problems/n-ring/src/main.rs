//! From a ring of n elements a move takes m neighbouring ones; the gap does
//! not close. Whoever cannot take has lost.
//!
//! Theorem: the first player wins exactly if m <= n and a row of n - m is
//! lost, which is the octal game 0.0...07 with m digits (Guy and Smith, 1956).

use std::collections::HashMap;

use gamecore::octal::Octal;
use gamecore::outcome::Outcome;
use proconio::input;

// Wherever the first player takes, a row of n - m is left to the opponent. From
// then on nothing is round: taking from a row leaves a row on either side. For
// each m there is one table, as long as the longest row that is asked for.
fn solve(rings: &[(usize, usize)]) -> Vec<Outcome> {
    let mut longest = HashMap::new();
    for &(n, m) in rings.iter().filter(|ring| ring.1 <= ring.0) {
        let row = longest.entry(m).or_insert(0);
        *row = (n - m).max(*row);
    }
    let table = |(&m, &row)| (m, Octal::take_contiguous(m).nim_values(row));
    let tables: HashMap<usize, Vec<u16>> = longest.iter().map(table).collect();
    let wins = |&(n, m)| Outcome::n_if(m <= n && tables[&m][n - m] == 0);
    rings.iter().map(wins).collect()
}

fn main() {
    input! { t: usize, rings: [(usize, usize); t] }
    for &(n, m) in &rings {
        assert!(n > 0 && m > 0, "nothing to take, or takes nothing: {} {}", n, m);
        assert!(n <= 100_000 || n < m, "a ring too long for a table: {}", n);
    }
    let mut answers = String::new();
    for outcome in solve(&rings) {
        answers += outcome.word("xian shou sheng\n", "hou shou sheng\n");
    }
    print!("{}", answers);
}
