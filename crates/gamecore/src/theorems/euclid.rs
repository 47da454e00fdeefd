//! Euclid's game: subtract a positive multiple of the smaller of two numbers from the larger one,
//! which must not become negative. Where a number is 0 there is no move. The player who cannot move
//! loses, or wins in misere play.
//!
//! Call a pair of positive numbers close if they differ and the larger one is less than
//! phi = (1 + sqrt 5) / 2 times the smaller (it is never equal, because phi is irrational).
//!
//! Theorem (Cole and Davie, 1969). In normal play the P-positions are the close pairs and those
//! with a 0. In misere play (Gurvich, 2007) they are the close pairs and the equal ones.
//!
//! Proof.
//!
//! - From a close pair (a, b) with a > b, a / b < 2, so the only move is to (a - b, b); and
//!   b / (a - b) = 1 / (a / b - 1) > 1 / (phi - 1) = phi, so that is not close, nor is it over.
//! - From equal numbers the only move ends the game.
//! - From a > phi b let r be the remainder of a by b. If r = 0, make it 0. Otherwise both r and
//!   r + b can be left if a >= 2 b; exactly one of (r, b) and (r + b, b) is close, because
//!   b / r < phi if and only if (r + b) / b = 1 + r / b > phi. If a < 2 b, then r + b = a is not
//!   close, so (r, b) is.
//!
//! In misere play equal numbers lose, as the move from them ends the game. A close pair does not
//! lead to equal numbers either, for a = 2 b is not close. From a > phi b a move leads to a close
//! pair, as above, if r > 0; and if r = 0, then a >= 2 b, and (b, b) can be left.
//!
//! ```
//! use gamecore::{is_euclid_p, is_misere_euclid_p};
//!
//! // Neighbours in the Fibonacci sequence, on both sides of phi.
//! assert!(!is_euclid_p(8, 13));
//! assert!(is_euclid_p(13, 21));
//! assert!(is_misere_euclid_p(6, 6));
//! ```

/// Whether two numbers, in either order, are a P-position of Euclid's game (Cole and Davie, 1969).
///
/// O(1), and exact for every `u64`: without a square root or floating point.
///
/// ```
/// use gamecore::is_euclid_p;
///
/// assert!(is_euclid_p(15, 24));
/// assert!(!is_euclid_p(34, 12));
/// assert!(is_euclid_p(0, 7));
/// ```
#[must_use]
pub fn is_euclid_p(a: u64, b: u64) -> bool {
    a == 0 || b == 0 || is_close(a, b)
}

/// Whether two numbers, in either order, are a P-position of Euclid's game in misere play (Gurvich,
/// 2007).
///
/// O(1), and exact for every `u64`.
///
/// ```
/// use gamecore::is_misere_euclid_p;
///
/// assert!(is_misere_euclid_p(6, 6));
/// assert!(!is_misere_euclid_p(0, 6));
/// ```
#[must_use]
pub fn is_misere_euclid_p(a: u64, b: u64) -> bool {
    a != 0 && b != 0 && (a == b || is_close(a, b))
}

// Whether 1 < larger / smaller < phi: larger^2 - larger smaller - smaller^2 is negative.
fn is_close(a: u64, b: u64) -> bool {
    let (smaller, larger) = (u128::from(a.min(b)), u128::from(a.max(b)));
    smaller < larger && larger * (larger - smaller) < smaller * smaller
}
