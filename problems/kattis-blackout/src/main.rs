//! Blackout: two players blacken neighbouring squares of one row or one column of a board with 5
//! rows and 6 columns, at least one of them white. The player who blackens the last square wins. The
//! program begins each game, and plays against the judge.
//!
//! Theorem (mirror strategy): the middle row first, and then the judge's piece turned by 180 degrees.

use proconio::input_interactive;

/// The first and the last square: row, column, row, column.
type Piece = [u64; 4];

const MIDDLE_ROW: Piece = [3, 1, 3, 6];

/// The piece turned about the centre. A piece that meets its image lies in the middle row or crosses
/// it; but the image of a column is another column, and the middle row is black from the beginning.
pub fn solve([top, left, bottom, right]: Piece) -> Piece {
    // The theorem:
    [6 - bottom, 7 - right, 6 - top, 7 - left]
}

fn say([top, left, bottom, right]: Piece) {
    println!("{} {} {} {}", top, left, bottom, right);
}

fn main() {
    input_interactive! { games: u64 }
    for _ in 0..games {
        say(MIDDLE_ROW);
        loop {
            input_interactive! { word: String }
            if word == "GAME" {
                break;
            }
            assert!(word == "MOVE", "expected GAME or MOVE, found {:.80}", word);
            input_interactive! { top: u64, left: u64, bottom: u64, right: u64 }
            let is_on_board = 0 < top && top <= bottom && 0 < left && left <= right;
            assert!(is_on_board && bottom <= 5 && right <= 6, "the judge leaves the board");
            say(solve([top, left, bottom, right]));
        }
    }
}
