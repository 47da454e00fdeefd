//! Euclid's game: subtract a positive multiple of the smaller of two numbers from the larger
//! one, which must not become negative. The player who makes a 0 wins.
//!
//! The player to move wins if and only if the numbers are equal or the larger one is more than
//! phi = (1 + sqrt 5) / 2 times the smaller (Cole and Davie, 1969). Everything here is exact
//! for every `u64` and needs no square root and no floating point.

use super::outcome::Outcome;
use super::take::Take;

// Call a pair of positive numbers close if they differ and the larger one is less than phi
// times the smaller (it is never equal, because phi is irrational). Play is over at a 0.
// - From a close pair (a, b) with a > b, a / b < 2, so the only move is to (a - b, b); and
//   b / (a - b) = 1 / (a / b - 1) > 1 / (phi - 1) = phi, so that is not close, nor is it over.
// - From equal numbers the only move ends the game.
// - From a > phi b let r be the remainder of a by b. If r = 0, make it 0. Otherwise both r and
//   r + b can be left if a >= 2 b; exactly one of (r, b) and (r + b, b) is close, because
//   b / r < phi if and only if (r + b) / b = 1 + r / b > phi. If a < 2 b, then r + b = a is
//   not close, so (r, b) is.
// So the close pairs and those with a 0 are the P-positions.

/// The outcome in normal play. With a 0, play is over. O(1).
///
/// Source: Cole and Davie, 1969.
///
/// ```
/// use gamecore::{euclid, Outcome};
///
/// assert_eq!(euclid::outcome(34, 12), Outcome::N);
/// assert_eq!(euclid::outcome(15, 24), Outcome::P);
/// // Neighbours in the Fibonacci sequence, on both sides of phi.
/// assert_eq!(euclid::outcome(8, 13), Outcome::N);
/// assert_eq!(euclid::outcome(13, 21), Outcome::P);
/// ```
pub fn outcome(a: u64, b: u64) -> Outcome {
    Outcome::n_if(a != 0 && b != 0 && (a == b || exceeds_phi_times(a.max(b), a.min(b))))
}

// Whether larger > phi smaller, that is larger^2 - larger smaller - smaller^2 > 0.
fn exceeds_phi_times(larger: u64, smaller: u64) -> bool {
    let (larger, smaller) = (u128::from(larger), u128::from(smaller));
    larger * (larger - smaller) > smaller * smaller
}

/// All winning moves from the numbers 0, which is `a`, and 1, which is `b`; empty if and only
/// if they are a P-position.
///
/// There is exactly one, unless the numbers are equal. O(1). Source: Cole and Davie, 1969.
///
/// ```
/// use gamecore::{euclid, Take};
///
/// let moves = euclid::winning_moves(34, 12);
/// assert_eq!(moves, [Take { heap: 0, stones: 24 }]);
/// assert_eq!(moves[0].after(&[34, 12]), [10, 12]);
/// assert!(euclid::winning_moves(15, 24).is_empty());
/// ```
pub fn winning_moves(a: u64, b: u64) -> Vec<Take> {
    let mut moves = Vec::new();
    for &(heap, from, other) in &[(0, a, b), (1, b, a)] {
        if other == 0 || from < other {
            continue;
        }
        // Nothing else that can be left is less than twice the other number.
        let rest = from % other;
        for &left in &[Some(rest), rest.checked_add(other)] {
            if let Some(left) = left.filter(|&left| left < from) {
                if outcome(left, other) == Outcome::P {
                    moves.push(Take { heap, stones: from - left });
                }
            }
        }
    }
    moves
}
