//! The rules: blacken neighbouring squares of one row or one column, at least one of them white.

use std::collections::BTreeSet;

use oracle::Ruleset;

/// The first and the last square of a piece: row, column, row, column, counted from 1.
pub type Piece = [u64; 4];

/// All pieces of a board.
pub fn pieces(rows: u64, columns: u64) -> Vec<Piece> {
    let square = |place: u64| [place / columns + 1, place % columns + 1];
    let squares = || (0..rows * columns).map(square);
    let pairs = squares().flat_map(|first| squares().map(move |last| (first, last)));
    let is_piece = |&([r, c], [s, d]): &([u64; 2], [u64; 2])| r == s && c <= d || c == d && r <= s;
    pairs.filter(is_piece).map(|([r, c], [s, d])| [r, c, s, d]).collect()
}

/// The squares of a piece, as bits: row by row, the first square is 1.
pub fn squares(columns: u64, [r, c, s, d]: Piece) -> u64 {
    let in_row = |row: u64| (c..=d).map(move |column| 1 << ((row - 1) * columns + column - 1));
    (r..=s).flat_map(in_row).sum()
}

/// A position is the number of rows, that of columns and the white squares, as bits.
pub struct Blacken;

impl Ruleset for Blacken {
    type Position = (u64, u64, u64);

    fn options(&self, &(rows, columns, white): &(u64, u64, u64)) -> Vec<(u64, u64, u64)> {
        let left = pieces(rows, columns).into_iter().map(|it| white & !squares(columns, it));
        let left: BTreeSet<u64> = left.filter(|&left| left < white).collect();
        left.into_iter().map(|left| (rows, columns, left)).collect()
    }
}
