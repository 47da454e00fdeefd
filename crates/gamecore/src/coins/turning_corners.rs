use crate::coins::heads::turn_over;
use crate::game::SumGame;
use crate::theorems::nimber::{nim_product, nim_quotient, nim_square_root};

/// Turning Corners: turn over the four corners of a rectangle of coins, the last of them from heads
/// to tails.
///
/// Coins lie on the points (x, y) with x, y >= 0. A move turns over four of them, (x, y),
/// (x', y), (x, y') and (x', y') with x' < x and y' < y, and (x, y) must go from heads to tails.
/// A position is the coins that show heads, each once and in any order; a move is a [`Turn`], and
/// after it the heads are in order. The player who cannot move loses. It is the product of
/// [`Twins`](crate::Twins) with itself, see [`Tartan`](crate::Tartan).
///
/// The nim-value of a coin is the nim-product of its coordinates, by the definition of that
/// product, see [`nimber`](crate::nimber) (Conway, 1976). O(n) for the outcome with n heads.
///
/// All winning moves take a quotient for each x' < x of each coin, which has at most one winning
/// move for each. One winning move is found in O(n), however large the coordinates are.
/// The constant is large: at most 4096 products for each coin that is tried, and fewer than 1000
/// more for the move. The proof is that of [`factors`](TurningCorners::factors).
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

    // By the corner.
    fn component_moves(&self, _index: usize, &(x, y): &(u64, u64), nim_value: u64) -> Vec<Turn> {
        let change = nim_product(x, y) ^ nim_value;
        let mut turns = Vec::new();
        for left in (0..x).filter(|_| change != 0) {
            // The four corners together are worth (x xor x') times (y xor y').
            let below = nim_quotient(change, x ^ left).map_or(y, |difference| y ^ difference);
            if below < y {
                turns.push(Turn { coin: (x, y), corner: (left, below) });
            }
        }
        turns
    }

    fn component_move(&self, _index: usize, &(x, y): &(u64, u64), nim_value: u64) -> Option<Turn> {
        let change = nim_product(x, y) ^ nim_value;
        let digits = |number: u64| (0..64).filter(move |digit| number >> digit & 1 == 1);
        let mut pairs = digits(x).flat_map(|i| digits(y).map(move |j| (i, j)));
        let (of_x, of_y) = pairs.find_map(|(i, j)| TurningCorners::factors(change, i, j))?;
        // Their highest digits are in x and y, so both become less.
        Some(Turn { coin: (x, y), corner: (x ^ of_x, y ^ of_y) })
    }

    fn make_move(&self, heads: &mut Vec<(u64, u64)>, chosen: &Turn) {
        let is_less = chosen.corner.0 < chosen.coin.0 && chosen.corner.1 < chosen.coin.1;
        assert!(is_less, "the corner of {:?} is not less in both coordinates", chosen);
        turn_over(heads, chosen.coins().iter().copied());
    }
}

impl TurningCorners {
    /// Two numbers whose nim-product is `number`, with the highest binary digits 2^i and 2^j;
    /// `None` unless the highest digit of `number` is one of the digits of the product of 2^i and
    /// 2^j. O(1).
    ///
    /// So no number below the product of a and b is missing among the (a xor u) (b xor v) xor a b
    /// with u and v that lower a and b; this is why the mex of the definition is a field's product.
    ///
    /// # Panics
    /// If i or j exceeds 63.
    ///
    /// ```
    /// use gamecore::{nim_product, TurningCorners};
    ///
    /// // 4 times 4 is 6 = 4 xor 2: both 5 and 2 are products of two numbers from 4 to 7.
    /// assert_eq!(TurningCorners::factors(5, 2, 2), Some((6, 6)));
    /// assert_eq!(TurningCorners::factors(2, 2, 2), Some((4, 5)));
    /// assert_eq!((nim_product(6, 6), nim_product(4, 5)), (5, 2));
    /// ```
    pub fn factors(number: u64, i: u32, j: u32) -> Option<(u64, u64)> {
        assert!(i < 64 && j < 64, "the digits {} and {} of 64, counted from 0", i, j);
        let is_reached = number != 0 && nim_product(1 << i, 1 << j) & top_digit(number) != 0;
        if is_reached {
            Some(factors_of(number, i, j, 64))
        } else {
            None
        }
    }
}

fn top_digit(number: u64) -> u64 {
    1 << (63 - number.leading_zeros())
}

// The factors, where all numbers have this many digits.
fn factors_of(number: u64, i: u32, j: u32, digits: u32) -> (u64, u64) {
    if digits == 1 {
        return (1, 1);
    }
    let half = digits / 2;
    // With F = 2^half, the number is d1 F + d0.
    let (d1, d0) = (number >> half, number & ((1 << half) - 1));
    match (i >= half, j >= half) {
        (false, false) => factors_of(number, i, j, half),
        (true, false) => {
            // (u1 F + d0 / v) v.
            let (u1, v) = factors_of(d1, i - half, j, half);
            (u1 << half | over(d0, v), v)
        }
        (false, true) => {
            let (v, u) = factors_of(number, j, i, digits);
            (u, v)
        }
        // u1 (F + s) v1 (F + t) is u1 v1 ((1 + s + t) F + s t + F / 2).
        (true, true) if d1 != 0 => {
            let (u1, v1) = factors_of(d1, i - half, j - half, half);
            let s = nim_square_root(over(d0, d1) ^ 1 << (half - 1));
            (u1 << half | nim_product(u1, s), v1 << half | nim_product(v1, s))
        }
        (true, true) => {
            // With t = s + 1, the F goes, and s t is s^2 + s.
            let middle = nim_product(1 << (i - half), 1 << (j - half));
            let leads = |&r: &u32| {
                let reached = nim_product(1 << r, 1 << (half - 1));
                middle >> r & 1 == 1 && reached & top_digit(d0) != 0
            };
            let r = (0..half).find(leads).expect("a digit that leads to the highest one");
            let (u1_v1, rest) = factors_of(d0, r, half - 1, half);
            let (u1, v1) = factors_of(u1_v1, i - half, j - half, half);
            let s = root(rest ^ 1 << (half - 1), half);
            (u1 << half | nim_product(u1, s), v1 << half | nim_product(v1, s ^ 1))
        }
    }
}

fn over(a: u64, b: u64) -> u64 {
    nim_quotient(a, b).expect("a divisor other than 0")
}

// A root of s^2 + s = `number`, which has this many digits and not the highest of them.
fn root(number: u64, digits: u32) -> u64 {
    if digits == 1 {
        return 0;
    }
    let half = digits / 2;
    let (c1, c0) = (number >> half, number & ((1 << half) - 1));
    let top = 1 << (half - 1);
    // (a F + b)^2 + a F + b is (a^2 + a) F + b^2 + b + a^2 F / 2. The other root, a + 1, changes
    // the highest digit of the remainder for b.
    let a = root(c1, half);
    let left = |a: u64| c0 ^ nim_product(nim_product(a, a), top);
    let a = if left(a) & top == 0 { a } else { a ^ 1 };
    a << half | root(left(a), half)
}
