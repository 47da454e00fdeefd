//! A play as a picture.

use crate::picture::Drawing;
use crate::{Row, Study};

/// The positions of a play, put together by `arrange`, with what the theorem marks; each has the
/// move that leads to it and what `note` says of it below.
pub fn picture(
    study: &dyn Study,
    title: &str,
    play: &[Row],
    note: impl Fn(&[u64]) -> String,
    arrange: fn(Vec<Drawing>) -> Drawing,
) -> String {
    let caption = |index: usize| match index {
        0 => note(&play[0]),
        _ => format!("{}; {}", study.describe(&play[index - 1], &play[index]), note(&play[index])),
    };
    let captions: Vec<String> = (0..play.len()).map(caption).collect();
    let board =
        |(row, caption): (&Row, &String)| Drawing::from_board(&study.board(row, true), caption);
    let drawings = play.iter().zip(&captions).map(board).collect();
    arrange(drawings).document(title, &captions.join(". "))
}

/// A winning move of a play, by the theorem.
///
/// # Panics
/// If there is none.
pub fn won(study: &dyn Study, position: &[u64]) -> Row {
    study.winning(position).moves.next().expect("the player to move wins")
}
