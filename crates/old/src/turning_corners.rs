//! Turning Corners: turn over the four corners of a rectangle of coins.
//!
//! Coins lie on the points (x, y) with x, y >= 0. A move turns over four of them, (x, y),
//! (x', y), (x, y') and (x', y') with x' < x and y' < y, and (x, y) must go from heads to tails.
//! The player who cannot move loses. A position is the coins that show heads, each once.
//!
//! A move takes away the coin (x, y) and adds three; where there are two coins on one point,
//! they cancel, as two equal games do. So the coins are a sum of games, and the
//! nim-value of one coin is, by the very definition, the nim-product of its coordinates.

use super::nim::nim_sum;
use super::nimber::{product, quotient, square_root};
use super::outcome::Outcome;

/// A move: the coin that goes from heads to tails, and the opposite corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// The coin, as an index.
    pub coin: usize,
    /// The opposite corner, less in both coordinates.
    pub corner: (u64, u64),
}

impl Turn {
    /// The coins that show heads after this move, in order. O(n log n).
    ///
    /// ```
    /// use gamecore::turning_corners::Turn;
    ///
    /// let turn = Turn { coin: 1, corner: (0, 2) };
    /// assert_eq!(turn.after(&[(0, 2), (1, 3)]), [(0, 3), (1, 2)]);
    /// ```
    pub fn after(&self, coins: &[(u64, u64)]) -> Vec<(u64, u64)> {
        let ((x, y), (left, below)) = (coins[self.coin], self.corner);
        let mut after = coins.to_vec();
        after.extend([(x, y), (left, y), (x, below), (left, below)]);
        after.sort_unstable();
        // A coin that is there twice has been turned to tails.
        let mut heads: Vec<(u64, u64)> = Vec::new();
        for coin in after {
            if heads.last() == Some(&coin) {
                heads.pop();
            } else {
                heads.push(coin);
            }
        }
        heads
    }
}

/// The nim-value of the coin (x, y) alone: the nim-product of x and y.
///
/// Source: Conway, 1976.
///
/// ```
/// use gamecore::turning_corners::nim_value;
///
/// assert_eq!(nim_value(2, 2), 3);
/// ```
pub fn nim_value(x: u64, y: u64) -> u64 {
    product(x, y)
}

/// Who wins with these coins showing heads. O(n). Source: Conway, 1976.
///
/// ```
/// use gamecore::{turning_corners, Outcome};
///
/// assert_eq!(turning_corners::outcome([(2, 2), (1, 3)]), Outcome::P);
/// ```
pub fn outcome<I: IntoIterator<Item = (u64, u64)>>(coins: I) -> Outcome {
    Outcome::n_if(nim_sum(coins.into_iter().map(|(x, y)| product(x, y))) != 0)
}

/// All winning moves, by coin and then by corner; empty if and only if the position is
/// a P-position.
///
/// At most one for each x' < x, and as many quotients to find them: for large coordinates there
/// is [`winning_move`]. Source: Conway, 1976.
///
/// ```
/// use gamecore::turning_corners::{winning_moves, Turn};
///
/// let turns = winning_moves(&[(2, 2), (1, 1)]);
/// assert_eq!(turns, [Turn { coin: 0, corner: (1, 1) }]);
/// ```
pub fn winning_moves(coins: &[(u64, u64)]) -> Vec<Turn> {
    let sum = nim_sum(coins.iter().map(|&(x, y)| product(x, y)));
    let mut turns = Vec::new();
    for (coin, &(x, y)) in coins.iter().enumerate().filter(|_| sum != 0) {
        for left in 0..x {
            // The four corners together are worth (x xor x') times (y xor y').
            let below = quotient(sum, x ^ left).map_or(y, |difference| y ^ difference);
            if below < y {
                turns.push(Turn { coin, corner: (left, below) });
            }
        }
    }
    turns
}

/// One winning move, or `None` from a P-position.
///
/// O(n) for n coins, however large the coordinates are. The constant is large: at most 4096
/// products for each coin that is tried, and fewer than 1000 more for the move.
/// Source: Conway, 1976; proof: as for [`factors`].
///
/// ```
/// use gamecore::{turning_corners, Outcome};
///
/// let coins = [(u64::MAX, 5), (3, 8)];
/// let turn = turning_corners::winning_move(&coins).unwrap();
/// assert_eq!(turning_corners::outcome(turn.after(&coins)), Outcome::P);
/// ```
pub fn winning_move(coins: &[(u64, u64)]) -> Option<Turn> {
    let sum = nim_sum(coins.iter().map(|&(x, y)| product(x, y)));
    let digits = |number: u64| (0..64).filter(move |digit| number >> digit & 1 == 1);
    for (coin, &(x, y)) in coins.iter().enumerate() {
        for (i, j) in digits(x).flat_map(|i| digits(y).map(move |j| (i, j))) {
            if let Some((of_x, of_y)) = factors(sum, i, j) {
                // Their highest digits are in x and y, so both become less.
                return Some(Turn { coin, corner: (x ^ of_x, y ^ of_y) });
            }
        }
    }
    None
}

/// Two numbers whose nim-product is `number`, with the highest binary digits 2^i and 2^j; `None`
/// unless the highest digit of `number` is one of the digits of the product of 2^i and 2^j.
///
/// So no number below the product of a and b is missing among the (a xor u) (b xor v) xor a b
/// with u and v that lower a and b; this is why the mex of the definition is a field's product.
///
/// # Panics
/// If i or j exceeds 63.
///
/// ```
/// use gamecore::{nimber::product, turning_corners::factors};
///
/// // 4 times 4 is 6 = 4 xor 2: both 5 and 2 are products of two numbers from 4 to 7.
/// assert_eq!(factors(5, 2, 2), Some((6, 6)));
/// assert_eq!(factors(2, 2, 2), Some((4, 5)));
/// assert_eq!((product(6, 6), product(4, 5)), (5, 2));
/// ```
pub fn factors(number: u64, i: u32, j: u32) -> Option<(u64, u64)> {
    let is_reached = number != 0 && product(1 << i, 1 << j) & top_digit(number) != 0;
    if is_reached {
        Some(factors_of(number, i, j, 64))
    } else {
        None
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
            let s = square_root(over(d0, d1) ^ 1 << (half - 1));
            (u1 << half | product(u1, s), v1 << half | product(v1, s))
        }
        (true, true) => {
            // With t = s + 1, the F goes, and s t is s^2 + s.
            let middle = product(1 << (i - half), 1 << (j - half));
            let leads = |&r: &u32| {
                let reached = product(1 << r, 1 << (half - 1));
                middle >> r & 1 == 1 && reached & top_digit(d0) != 0
            };
            let r = (0..half).find(leads).expect("a digit that leads to the highest one");
            let (u1_v1, rest) = factors_of(d0, r, half - 1, half);
            let (u1, v1) = factors_of(u1_v1, i - half, j - half, half);
            let s = root(rest ^ 1 << (half - 1), half);
            (u1 << half | product(u1, s), v1 << half | product(v1, s ^ 1))
        }
    }
}

fn over(a: u64, b: u64) -> u64 {
    quotient(a, b).expect("a divisor other than 0")
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
    let left = |a: u64| c0 ^ product(product(a, a), top);
    let a = if left(a) & top == 0 { a } else { a ^ 1 };
    a << half | root(left(a), half)
}
