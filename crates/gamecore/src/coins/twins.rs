use crate::coins::heads::turn_over;
use crate::game::SumGame;

/// Twins: turn over exactly two coins of a row, the later one from heads to tails.
///
/// A position is the coins that show heads, counted from 0, each once (which is not checked) and in
/// any order; a move is the two coins to turn, the earlier one first, and after it the heads are in
/// order. The player who cannot move loses: coin 0 cannot be turned to tails.
///
/// It is [`Nim`](crate::Nim): coin n is a heap of n stones, and has that nim-value (Berlekamp,
/// Conway and Guy, Winning Ways, 1982, chapter 14). Two heads on one place would cancel each other,
/// and so do two equal heaps. O(n) for n heads; a coin has at most one winning move.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::Twins;
///
/// assert_eq!(Twins.nim_value(&[7, 12]), 11);
/// assert_eq!(Twins.outcome(&[1, 2, 3]), Outcome::P);
/// assert_eq!(Twins.winning_moves(&[2, 9]), [[2, 9]]);
/// assert_eq!(Twins.after(&[9, 3, 2], &vec![1, 9]), [1, 2, 3]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Twins;

impl SumGame for Twins {
    type Component = u64;
    type Move = Vec<u64>;

    fn component_value(&self, &coin: &u64) -> u64 {
        coin
    }

    fn component_moves(&self, _index: usize, &coin: &u64, nim_value: u64) -> Vec<Vec<u64>> {
        let other = Some(nim_value).filter(|&other| other < coin);
        other.into_iter().map(|other| vec![other, coin]).collect()
    }

    fn make_move(&self, heads: &mut Vec<u64>, chosen: &Vec<u64>) {
        let is_allowed = chosen.len() == 2 && chosen[0] < chosen[1];
        assert!(is_allowed, "{:?} are not two coins in order", chosen);
        turn_over(heads, chosen.iter().copied());
    }
}
