//! Coins in a row that are turned over, the last of them from heads to tails. The player who cannot
//! move loses.
//!
//! A position is the sum of its heads, each as a game by itself: turning a coin a second time
//! cancels it, as two equal games do (Berlekamp, Conway and Guy, Winning Ways, 1982, chapter 14,
//! who owe such games to Lenstra).
//!
//! - Twins, exactly two coins: coin n, counted from 0, has the nim-value n.
//! - Turning Turtles, one coin or two: n + 1. Both are Nim.
//! - Mock Turtles, one to three coins: the n-th odious number, counted from 0. A number is called
//!   odious if it has an odd number of binary digits 1, as 1, 2, 4, 7 and 8 (OEIS A000069).
//! - Ruler, any number of neighbours: the greatest power of two that divides n + 1 (OEIS A006519).
//!
//! In the plane, the nim-value of the coin (x, y) in a product of two such games is the nim-product
//! of the nim-values of x and y (the Tartan theorem of that chapter): see
//! [`nim_product`](crate::nim_product).
//!
//! Proof for Mock Turtles. An odious number o is the value of coin o / 2, rounded down, and its
//! last digit follows from the others. The nim-sum of two odious numbers has evenly many ones, so
//! it is not odious. With coin n can be turned
//!
//! - nothing else, which leaves 0;
//! - an earlier coin, which leaves one of the first n odious numbers;
//! - coins a < b < n, which leaves a number w > 0 that is not odious. Without its last digit it is
//!   h = a xor b, and it can be left if there are such a and b. Let 2^t be the highest digit of h:
//!   then n > b >= 2^t. If n > 2^t, a = h - 2^t and b = 2^t will do.
//!
//! So the n-th odious number, counted from 0, is not left. Suppose that w is less, and neither 0
//! nor odious. Then h <= n, so 2^t <= n. If n were 2^t, its odious number would be 2n, and w less
//! than 2n, so that h < n = 2^t, which is not so.
//!
//! Proof for Ruler. By induction, the coins before coin n have as their nim-sum the Gray code of n,
//! which is g(n) = n xor (n / 2): one more coin changes n to n + 1, and if n ends with v ones,
//! these and the zero before them, so g changes by 2^v, the value of coin n. Turned with coin n,
//! the coins from m on leave g(n) xor g(m) = g(n xor m). As g keeps the highest digit and has an
//! inverse, it takes w to be left by exactly one number d = n xor m, with the highest digit of w;
//! and m is at most n if and only if that is a digit of n, or if w = 0. If n ends with v ones, all
//! w below 2^v are left, and 2^v is not.
//!
//! ```
//! use gamecore::{mock_turtles_value, ruler_value};
//!
//! let odious: Vec<u64> = (0..8).map(mock_turtles_value).collect();
//! assert_eq!(odious, [1, 2, 4, 7, 8, 11, 13, 14]);
//! let powers: Vec<u64> = (0..8).map(ruler_value).collect();
//! assert_eq!(powers, [1, 2, 1, 4, 1, 2, 1, 8]);
//! ```

/// The nim-value of a coin in Mock Turtles: the n-th odious number for coin n, both counted from 0.
/// O(1).
///
/// # Panics
/// For coins from 2^63 on, whose nim-values are 2^64 or more.
///
/// ```
/// use gamecore::mock_turtles_value;
///
/// assert_eq!(mock_turtles_value(3), 7);
/// ```
#[must_use]
pub fn mock_turtles_value(coin: u64) -> u64 {
    assert!(coin >> 63 == 0, "the nim-value of coin {} exceeds 64 bits", coin);
    2 * coin + u64::from(coin.count_ones() % 2 == 0)
}

/// The nim-value of a coin in Ruler: the greatest power of two that divides n + 1 for coin n,
/// counted from 0. O(1).
///
/// # Panics
/// For coin 2^64 - 1, whose nim-value is 2^64.
///
/// ```
/// use gamecore::ruler_value;
///
/// assert_eq!(ruler_value(11), 4);
/// ```
#[must_use]
pub fn ruler_value(coin: u64) -> u64 {
    let value = 1_u64.checked_shl(coin.trailing_ones());
    value.expect("the nim-value of the coin exceeds 64 bits")
}
