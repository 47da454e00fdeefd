use crate::coins::heads::turn_over;
use crate::game::SumGame;
use crate::theorems::coins::mock_turtles_value;

/// Mock Turtles: turn over one, two or three coins of a row, the last of them from heads to tails.
///
/// A position is the coins that show heads, counted from 0, each once (which is not checked) and in
/// any order; a move is the coins to turn, in ascending order, and after it the heads are in order.
/// The player who cannot move loses.
///
/// A number is called odious if it has an odd number of binary digits 1, as 1, 2, 4, 7 and 8. Coin
/// n has as its nim-value the n-th odious number, counted from 0, which is 2n or 2n + 1 (Berlekamp,
/// Conway and Guy, Winning Ways, 1982, chapter 14; the proof is on the
/// [page](crate::theorems::coins) of the theorem). So a position is a
/// P-position if and only if the heads are even in number, and the nim-sum of their places is 0.
///
/// O(n) for the outcome with n heads, and for one winning move. Each coin c can have up to c / 2
/// winning moves; to list all of them takes O(c) for each coin that has any.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::MockTurtles;
///
/// let values: Vec<u64> = (0..8).map(|coin| MockTurtles.nim_value(&[coin])).collect();
/// assert_eq!(values, [1, 2, 4, 7, 8, 11, 13, 14]);
/// assert_eq!(MockTurtles.outcome(&[0, 1, 2, 3]), Outcome::P);
/// assert_eq!(MockTurtles.outcome(&[1, 2, 3]), Outcome::N);
///
/// let wins = MockTurtles.winning_moves(&[0, 1, 4]);
/// assert_eq!(wins, [[0, 1, 4], [2, 3, 4]]);
/// assert_eq!(MockTurtles.after(&[0, 1, 4], &wins[1]), [0, 1, 2, 3]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MockTurtles;

impl SumGame for MockTurtles {
    type Component = u64;
    type Move = Vec<u64>;

    /// # Panics
    /// For coins from 2^63 on, whose nim-values are 2^64 or more.
    fn component_value(&self, &coin: &u64) -> u64 {
        mock_turtles_value(coin)
    }

    fn component_moves(&self, index: usize, coin: &u64, nim_value: u64) -> Vec<Vec<u64>> {
        self.component_moves_iter(index, coin, nim_value).collect()
    }

    // The pairs by their first coin.
    fn component_moves_iter<'a>(
        &'a self,
        index: usize,
        &coin: &'a u64,
        nim_value: u64,
    ) -> Box<dyn Iterator<Item = Vec<u64>> + 'a> {
        if !is_left_by_two(nim_value) {
            return Box::new(self.component_move(index, &coin, nim_value).into_iter());
        }
        let pairs = (0..coin).map(move |first| (first, first ^ nim_value >> 1));
        let pairs = pairs.filter(move |&(first, second)| first < second && second < coin);
        Box::new(pairs.map(move |(first, second)| vec![first, second, coin]))
    }

    fn component_move(&self, _index: usize, &coin: &u64, nim_value: u64) -> Option<Vec<u64>> {
        let rest = nim_value >> 1;
        if nim_value == 0 {
            Some(vec![coin])
        } else if is_left_by_two(nim_value) {
            let highest = 1 << (63 - rest.leading_zeros());
            Some(vec![rest ^ highest, highest, coin]).filter(|_| highest < coin)
        } else {
            Some(vec![rest, coin]).filter(|_| rest < coin)
        }
    }

    fn make_move(&self, heads: &mut Vec<u64>, chosen: &Vec<u64>) {
        let is_in_order = chosen.windows(2).all(|pair| pair[0] < pair[1]);
        let is_allowed = (1..=3).contains(&chosen.len()) && is_in_order;
        assert!(is_allowed, "{:?} are not one to three coins in order", chosen);
        turn_over(heads, chosen.iter().copied());
    }
}

// Whether this value is left, if at all, by turning two earlier coins.
fn is_left_by_two(nim_value: u64) -> bool {
    nim_value != 0 && nim_value.count_ones() % 2 == 0
}
