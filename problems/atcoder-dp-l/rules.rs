//! The rules: take the first number of the row or the last one, and score it.

use oracle::Ruleset;

/// A position is the numbers that are left, Taro's score less Jiro's, and whether Taro moves.
pub struct TakeAnEnd;

impl Ruleset for TakeAnEnd {
    type Position = (Vec<u64>, i64, bool);

    fn options(&self, (numbers, score, taro): &Self::Position) -> Vec<Self::Position> {
        let take = |number: u64, left: &[u64]| {
            let score = if *taro { score + number as i64 } else { score - number as i64 };
            (left.to_vec(), score, !taro)
        };
        match numbers.as_slice() {
            [] => Vec::new(),
            [only] => vec![take(*only, &[])],
            [first, .., last] => {
                vec![take(*first, &numbers[1..]), take(*last, &numbers[..numbers.len() - 1])]
            }
        }
    }
}
