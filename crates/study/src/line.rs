//! A line of play as a picture.

use crate::picture::Drawing;
use crate::row::Row;
use crate::study::{Asked, Study};

/// The positions of a line of play, put together by `arrange`, with the theorem's marks; below
/// each are the move that leads to it and its `note`.
pub fn picture(
    study: &dyn Study,
    title: &str,
    line: &[Row],
    note: impl Fn(&[u64]) -> String,
    arrange: fn(Vec<Drawing>) -> Drawing,
) -> String {
    let caption = |index: usize| match index {
        0 => note(&line[0]),
        _ => format!("{}; {}", study.describe(&line[index - 1], &line[index]), note(&line[index])),
    };
    let captions: Vec<String> = (0..line.len()).map(caption).collect();
    let board = |(row, caption): (&Row, &String)| Drawing::from_board(&study.board(row), caption);
    let drawings = line.iter().zip(&captions).map(board).collect();
    arrange(drawings).document(title, &captions.join(". "))
}

/// The first winning move from a position, by the theorem.
///
/// # Panics
/// If there is none.
pub fn won(study: &dyn Study, position: &[u64]) -> Row {
    study.winning(position).moves.next().expect("the player to move wins")
}
