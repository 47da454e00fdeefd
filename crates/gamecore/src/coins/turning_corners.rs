use crate::coins::heads::turn_over;
use crate::game::SumGame;
use crate::theorems::nimber::nim_product;
use crate::theorems::nimber_field::nim_quotient;
use crate::theorems::turning_corners::nim_factors;

/// Turning Corners: turn over the four corners of a rectangle of coins, the last of them from heads
/// to tails.
///
/// Coins lie on the points (x, y) with x, y >= 0. A move turns over four of them, (x, y), (x', y),
/// (x, y') and (x', y') with x' < x and y' < y, and (x, y) must go from heads to tails. A position
/// is the coins that show heads, each once (which is not checked) and in any order; a move is a
/// [`Turn`], and after it the heads are in order. The player who cannot move loses. It is the
/// product of [`Twins`](crate::Twins) with itself, see [`theorems::coins`](crate::theorems::coins).
///
/// The nim-value of a coin is the nim-product of its coordinates, by the definition of that
/// product, see [`nimber`](crate::theorems::nimber) (Conway, 1976). O(n) for the outcome with n
/// heads.
///
/// All winning moves take a quotient for each x' < x of each coin, which has at most one winning
/// move for each. One winning move is found in O(n), however large the coordinates are.
/// The constant is large: at most 4096 products for each coin that is tried, and fewer than 1000
/// more for the move. The proof is that of [`nim_factors`](crate::nim_factors).
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Turn, TurningCorners};
///
/// assert_eq!(TurningCorners.nim_value(&[(2, 2)]), 3);
/// assert_eq!(TurningCorners.outcome(&[(2, 2), (1, 3)]), Outcome::P);
///
/// let turn = Turn { coin: (2, 2), corner: (1, 1) };
/// assert_eq!(TurningCorners.winning_moves(&[(2, 2), (1, 1)]), [turn]);
/// assert_eq!(TurningCorners.after(&[(2, 2), (1, 1)], &turn), [(1, 2), (2, 1)]);
///
/// let coins = [(u64::MAX, 5), (3, 8)];
/// let turn = TurningCorners.winning_move(&coins).unwrap();
/// assert_eq!(TurningCorners.outcome(&TurningCorners.after(&coins, &turn)), Outcome::P);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TurningCorners;

/// A move: the coin that goes from heads to tails, and the opposite corner.
///
/// ```
/// use gamecore::Turn;
///
/// let turn = Turn { coin: (3, 2), corner: (0, 1) };
/// assert_eq!(turn.coins(), [(0, 1), (0, 2), (3, 1), (3, 2)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// The coin.
    pub coin: (u64, u64),
    /// The opposite corner, less in both coordinates.
    pub corner: (u64, u64),
}

impl Turn {
    /// The four coins that are turned, in ascending order.
    ///
    /// ```
    /// use gamecore::Turn;
    ///
    /// let turn = Turn { coin: (1, 3), corner: (0, 2) };
    /// assert_eq!(turn.coins(), [(0, 2), (0, 3), (1, 2), (1, 3)]);
    /// ```
    #[must_use]
    pub fn coins(&self) -> [(u64, u64); 4] {
        let ((x, y), (left, below)) = (self.coin, self.corner);
        [(left, below), (left, y), (x, below), (x, y)]
    }
}

// A move takes away the coin (x, y) and adds three; where there are two coins on one point, they
// cancel, as two equal games do. So the coins are a sum of games.
impl SumGame for TurningCorners {
    type Component = (u64, u64);
    type Move = Turn;

    fn component_value(&self, &(x, y): &(u64, u64)) -> u64 {
        nim_product(x, y)
    }

    fn component_moves(&self, index: usize, coin: &(u64, u64), nim_value: u64) -> Vec<Turn> {
        self.component_moves_iter(index, coin, nim_value).collect()
    }

    // By the corner.
    fn component_moves_iter<'a>(
        &'a self,
        _index: usize,
        &(x, y): &'a (u64, u64),
        nim_value: u64,
    ) -> Box<dyn Iterator<Item = Turn> + 'a> {
        let change = nim_product(x, y) ^ nim_value;
        Box::new((0..x).filter(move |_| change != 0).filter_map(move |left| {
            // The four corners together are worth (x xor x') times (y xor y').
            let below = nim_quotient(change, x ^ left).map_or(y, |difference| y ^ difference);
            Some(Turn { coin: (x, y), corner: (left, below) }).filter(|_| below < y)
        }))
    }

    fn component_move(&self, _index: usize, &(x, y): &(u64, u64), nim_value: u64) -> Option<Turn> {
        let change = nim_product(x, y) ^ nim_value;
        let digits = |number: u64| (0..64).filter(move |digit| number >> digit & 1 == 1);
        let mut pairs = digits(x).flat_map(|i| digits(y).map(move |j| (i, j)));
        let (of_x, of_y) = pairs.find_map(|(i, j)| nim_factors(change, i, j))?;
        // Their highest digits are in x and y, so both become less.
        Some(Turn { coin: (x, y), corner: (x ^ of_x, y ^ of_y) })
    }

    fn make_move(&self, heads: &mut Vec<(u64, u64)>, chosen: &Turn) {
        let is_less = chosen.corner.0 < chosen.coin.0 && chosen.corner.1 < chosen.coin.1;
        assert!(is_less, "the corner of {:?} is not less in both coordinates", chosen);
        turn_over(heads, chosen.coins().iter().copied());
    }
}
