//! Coins lie in n rows and m columns. A move turns over a connected block of them, of which no
//! coin is below the last one or to the right of it, and the last one must go from tails to
//! heads. The player who cannot move loses. Who wins?
//!
//! Theorem: alone, a coin in the first row or column has the nim-value of the game Ruler, and
//! any other one, in row r and column c from 0, has the nim-value 2^(r + c).

use proconio::input;
use proconio::marker::Chars;

/// The nim-value of a coin is a power of two; this is the exponent. In Ruler the n-th coin,
/// counted from 1, has the greatest power of two that divides n.
fn exponent(row: usize, column: usize) -> usize {
    if row == 0 || column == 0 {
        (row + column + 1).trailing_zeros() as usize
    } else {
        row + column
    }
}

/// The coins are a sum of games, because two equal ones cancel each other.
pub fn solve(rows: &[Vec<char>]) -> bool {
    let mut nim_sum = [false; 200];
    for (row, coins) in rows.iter().enumerate() {
        for (column, _) in coins.iter().enumerate().filter(|&(_, &coin)| coin == 'T') {
            nim_sum[exponent(row, column)] ^= true;
        }
    }
    nim_sum.contains(&true)
}

fn main() {
    input! { t: usize }
    let mut answers = String::new();
    for _ in 0..t {
        input! { n: usize, m: usize, rows: [Chars; n] }
        assert!(rows.iter().all(|row| row.len() == m), "a row does not have {} letters", m);
        let is_coin = |&coin: &char| coin == 'H' || coin == 'T';
        assert!(rows.iter().flatten().all(is_coin), "a coin is not H or T");
        answers += if solve(&rows) { "-_-\n" } else { "=_=\n" };
    }
    print!("{}", answers);
}
