//! Coins lie in n rows and m columns. A move turns over a connected block with a last coin: none
//! of the others is below it or to the right of it, and it must go from tails to heads. The player
//! who cannot move loses. Does Dongdong, who begins, win (-_-), or not (=_=)?
//!
//! Theorem: alone, a coin in the first row or column has the nim-value of the game Ruler, and
//! any other one, in row r and column c from 0, has the nim-value 2^(r + c).

use proconio::marker::Chars;
use proconio::{input, read_value};

/// The nim-value of a coin is a power of two; this is the exponent. In Ruler the n-th coin,
/// counted from 1, has the greatest power of two that divides n.
fn exponent(row: usize, column: usize) -> usize {
    // The theorem:
    if row == 0 || column == 0 {
        (row + column + 1).trailing_zeros() as usize
    } else {
        row + column
    }
}

/// Turning a coin twice changes nothing, so the coins that show tails are a sum of games. Away
/// from the edges, the other coins of a block have smaller powers of two than its last one, and
/// every smaller nim-sum occurs: with one neighbour of half its power, with two, which cancel
/// out, or, next to an edge, along the edge.
pub fn solve(rows: &[Vec<char>]) -> bool {
    let mut nim_sum = [false; 200];
    for (row, coins) in rows.iter().enumerate() {
        for (column, &coin) in coins.iter().enumerate() {
            nim_sum[exponent(row, column)] ^= coin == 'T';
        }
    }
    nim_sum.contains(&true)
}

fn main() {
    let t = read_value!(usize);
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize, m: usize }
        assert!(n <= 10_000_000, "{} rows are too many", n);
        let rows = read_value!([Chars; n]);
        assert!(rows.iter().all(|row| row.len() == m), "a row does not have {} letters", m);
        let is_coin = |&coin: &char| coin == 'H' || coin == 'T';
        assert!(rows.iter().flatten().all(is_coin), "a coin is not H or T");
        answers += if solve(&rows) { "-_-\n" } else { "=_=\n" };
    }
    print!("{}", answers);
}
