//! Welter's game: pieces on a strip of cells, no two on one cell; a move takes a piece to any free
//! cell below its own, past other pieces if need be. The player who cannot move loses.
//!
//! Theorem (Welter, 1954; Conway, 1976). The nim-value is the Welter function: the nim-sum of the
//! cells, and of 2^(v + 1) - 1 for each pair of pieces, where 2^v is the greatest power of two that
//! divides the difference of their cells. For two pieces on a and b it is (a xor b) - 1.
//!
//! The proof is in the source. A piece has at most one move to each nim-value, and the moves to a
//! smaller nim-value are odd in number.
//!
//! ```
//! use gamecore::welter_value;
//!
//! assert_eq!(welter_value(&[3, 8]), (3 ^ 8) - 1);
//! assert_eq!(welter_value(&[1, 3, 5]), 0);
//! ```

use crate::theorems::nim_sum::nim_sum;

/// The nim-value of pieces on these cells in Welter's game (Welter, 1954).
///
/// O(n log n) for n pieces, and at most 64 steps for each piece; O(n) space.
///
/// # Panics
/// If two pieces are on one cell.
///
/// ```
/// use gamecore::welter_value;
///
/// assert_eq!(welter_value(&[4, 5]), 0);
/// // Three pieces on the lowest cells.
/// assert_eq!(welter_value(&[2, 0, 1]), 0);
/// ```
//
// For a set A of cells let W(A) be the Welter function, and C(n) = n (n - 1) / 2. Numbers of things
// matter only mod 2. 2^(v + 1) - 1 has the binary digits 0 to v, so digit k of W(A) is that of the
// nim-sum, and changes with each pair that agrees in the digits below k.
//
// One piece. Let B be the other pieces, and f(x) = W(B + x) for x not in B. If x and y first differ
// in digit k, from below, then so do f(x) and f(y): up to there each piece of B changes both alike.
// So no move keeps the value. And there is exactly one x for each t = f(x), perhaps above the
// piece: digit k of x is that of t xor W(B), changed if an odd number of pieces of B agree with x
// in the digits below k, and it determines which pieces agree in one digit more. Beyond the last
// digit of t and B at most one piece still agrees; its next digit is 0, that of x is 1 and all
// further ones are 0. So x is a number, and not in B.
//
// For a in A let x(a) be the cell on which the piece makes the value t. It is to be shown for
// t < W(A) that some x(a) < a. More is true:
//   (1) for t not W(A), x(a) < a for an odd number of pieces if t < W(A), an even one otherwise.
// The halves A0 and A1 are the a / 2 of the even a and the (a - 1) / 2 of the odd ones. Then
//   W(A) = 2 (W(A0) xor W(A1)) + |A1| + C(|A|) mod 2.
// If t = W(A) mod 2, each x(a) has the parity of a, and makes W(A0) into W(A0) xor d, or W(A1) into
// W(A1) xor d, where t = W(A) xor 2d. By induction the number is even or odd as that of the halves
// whose value has the highest digit of d; it is odd if and only if W(A) has this digit.
// Otherwise pieces go from one half to the other. For sets X and Y, which may meet, and any u let
// N(X, Y, u) count the a in X for which x < a, where W(X - a) xor W(Y + x) = u, and the c in Y for
// which y <= c, where W(X + y) xor W(Y - c) = u. As 2x + 1 < 2a means x < a, and 2y < 2c + 1 means
// y <= c, the number in (1) is N(A0, A1, floor(t / 2)); so (1) follows from
//   (2) N(X, Y, u) = [u < w] + [u = w] (|Y| + C(n)) mod 2, w = W(X) xor W(Y), n = |X| + |Y|.
// Proof by induction on the largest number. For subsets of {0} it is seen at once. Let w0 and u0 be
// the last digits of w and u: w0 = |X1| + |Y1| + C(|X|) + C(|Y|) mod 2. From the formula for W the
// parities of a and x differ if and only if e = u0 + w0 + n + 1 is odd, and the same holds for c
// and y.
// - If e is even, pieces go between X0 and Y0, and between X1 and Y1, and N is a sum of two numbers
//   N for these, with u's that differ from the w's by the same d = floor(u / 2) xor floor(w / 2).
//   For d > 0 it is right by the highest digit of d, as above. For d = 0 it is
//   |Y| + C(n') + C(n''), where n' and n'' are the sizes, n' + n'' = n, n'' = |X1| + |Y1| and
//   C(n) = C(n') + C(n'') + n' n''. If n is odd, u = w, n' n'' is even, and |Y| + C(n) is right.
//   If n is even, u0 is not w0, and [u < w] = w0 = n'' + C(n) - |X| |Y|, where |X| |Y| = |Y| and
//   n' n'' = n''.
// - If e is odd, pieces go between X0 and Y1, and between Y0 and X1, where now the even numbers
//   come first; so N is a sum of N(X0, Y1, ..) and N(Y0, X1, ..). For d = 0 it is
//   |Y1| + |X1| + C(n') + C(n''), where n' = |X0| + |Y1|. If n is even, u = w, n' n'' = n', and
//   |X1| + |Y1| + n' = |X| = |Y|. If n is odd, [u < w] = w0 = |X1| + |Y1| + C(n), as |X| |Y| and
//   n' n'' are even.
#[must_use]
pub fn welter_value(cells: &[u64]) -> u64 {
    // In this order cells that agree in their lowest digits are neighbours.
    let mut reversed: Vec<u64> = cells.iter().map(|cell| cell.reverse_bits()).collect();
    reversed.sort_unstable();
    if let Some(pair) = reversed.windows(2).find(|pair| pair[0] == pair[1]) {
        panic!("two pieces are on cell {}", pair[0].reverse_bits());
    }
    let agreeing: Vec<u32> =
        reversed.windows(2).map(|pair| (pair[0] ^ pair[1]).leading_zeros()).collect();
    (0..64).fold(nim_sum(cells.iter().copied()), |sum, digit| {
        // Each piece makes a pair with those before it that agree in all lower digits.
        let (mut before, mut pairs) = (0_u64, 0_u64);
        for &digits in &agreeing {
            before = if digits >= digit { before + 1 } else { 0 };
            pairs += before % 2;
        }
        sum ^ (pairs % 2) << digit
    })
}
