//! The rules: take neighbours, at least L and at most R of them.

use std::ops::Range;

use oracle::Ruleset;

/// A position is L and R, and says of each card whether it is still there.
pub struct TakeFromRow;

impl Ruleset for TakeFromRow {
    type Position = (u64, u64, Vec<bool>);

    fn options(&self, position: &(u64, u64, Vec<bool>)) -> Vec<(u64, u64, Vec<bool>)> {
        let &(least, most, ref cards) = position;
        let ends = |first: usize| (first + 1..=cards.len()).map(move |end| first..end);
        let is_allowed = |taken: &Range<usize>| {
            (least..=most).contains(&(taken.len() as u64))
                && cards[taken.clone()].iter().all(|&is_there| is_there)
        };
        let without = |taken: Range<usize>| {
            let mut cards = cards.clone();
            cards[taken].fill(false);
            (least, most, cards)
        };
        (0..cards.len()).flat_map(ends).filter(is_allowed).map(without).collect()
    }
}
