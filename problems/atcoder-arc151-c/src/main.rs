//! In a row of n cells some hold 0 or 1. A move writes 0 or 1 into an empty cell, but not the
//! digit of a neighbour. The player who cannot move loses. Takahashi begins.
//!
//! Theorem: n empty cells in a row have the nim-value n with one digit beside them, 1 between two
//! equal digits, 0 between two different ones, and n mod 2 if no cell of the row has a digit. Their
//! sum is won if and only if the nim-sum is not 0 (Sprague, 1935; Grundy, 1939).

use proconio::{input, read_value};

/// Between two digits a move changes the value, whatever it is: it makes two stretches, both between
/// equal digits or both between different ones, or one of each.
/// At an end, a move leaves any smaller number of cells at the end, and its other part is worth 0 or 1.
/// In an empty row, a move leaves two ends whose lengths add up to n - 1, so their nim-sum is even
/// if n is odd, and it can be 0 then.
pub fn solve(n: u64, digits: &[(u64, u64)]) -> bool {
    let (first, last) = match (digits.first(), digits.last()) {
        (Some(first), Some(last)) => (first.0, last.0),
        _ => return n % 2 == 1,
    };
    let between = digits.windows(2).fold(0, |sum, pair| sum ^ u64::from(pair[0].1 == pair[1].1));
    // The theorem:
    (first - 1) ^ between ^ (n - last) != 0
}

fn main() {
    input! { n: u64, m: usize }
    assert!(m <= 10_000_000, "{} digits are too many", m);
    let digits = read_value!([(u64, u64); m]);
    for &(cell, digit) in &digits {
        assert!(cell > 0 && cell <= n && digit < 2, "{} in cell {} of {}", digit, cell, n);
    }
    for pair in digits.windows(2) {
        let ((cell, digit), (next, other)) = (pair[0], pair[1]);
        assert!(cell < next, "cell {} comes before cell {}", cell, next);
        assert!(next - cell > 1 || digit != other, "{} in cells {} and {}", digit, cell, next);
    }
    println!("{}", if solve(n, &digits) { "Takahashi" } else { "Aoki" });
}
