use crate::game::{Game, MisereGame, Outcome, Take};

/// Euclid's game: subtract a positive multiple of the smaller of two numbers from the larger one,
/// which must not become negative.
///
/// A position is the two numbers, in either order; in a move they have the indices 0 and 1, and
/// the stones are the number that is subtracted. Where a number is 0 there is no move. The player
/// who cannot move loses, so the player who makes 0 wins.
///
/// It is an N-position if and only if no number is 0, and they are equal or the larger one is
/// more than phi = (1 + sqrt 5) / 2 times the smaller (Cole and Davie, 1969; the proof is in the
/// source). Then there is exactly one winning move, or two if the numbers are equal. Every method
/// takes O(1), and is exact for every `u64`: it needs no square root and no floating point.
///
/// ```
/// use gamecore::{Euclid, Game, Outcome, Take};
///
/// assert_eq!(Euclid.outcome(&(34, 12)), Outcome::N);
/// assert_eq!(Euclid.outcome(&(15, 24)), Outcome::P);
/// // Neighbours in the Fibonacci sequence, on both sides of phi.
/// assert_eq!(Euclid.outcome(&(8, 13)), Outcome::N);
/// assert_eq!(Euclid.outcome(&(13, 21)), Outcome::P);
///
/// let moves = Euclid.winning_moves(&(34, 12));
/// assert_eq!(moves, [Take { heap: 0, stones: 24 }]);
/// assert_eq!(Euclid.after(&(34, 12), &moves[0]), (10, 12));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Euclid;

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

impl Game for Euclid {
    type Position = (u64, u64);
    type Move = Take;

    fn outcome(&self, &(a, b): &(u64, u64)) -> Outcome {
        Outcome::n_if(a != 0 && b != 0 && (a == b || exceeds_phi_times(a.max(b), a.min(b))))
    }

    fn winning_moves(&self, &numbers: &(u64, u64)) -> Vec<Take> {
        moves(numbers, |left, other| self.outcome(&(left, other)))
    }

    fn after(&self, &(mut a, mut b): &(u64, u64), take: &Take) -> (u64, u64) {
        let (from, other) = match take.heap {
            0 => (&mut a, b),
            1 => (&mut b, a),
            heap => panic!("there are only the numbers 0 and 1, not {}", heap),
        };
        let is_multiple = other > 0 && take.stones % other == 0;
        assert!(is_multiple, "{} is not a multiple of {}, or play is over", take.stones, other);
        take.lower(from);
        (a, b)
    }
}

/// As in normal play, except for equal numbers, which are a P-position, and for a 0.
///
/// One of two equal numbers can only be made 0, and that loses; at a 0 the next player wins (the
/// proof is in the source). There is at most one winning move. Every method takes O(1).
///
/// ```
/// use gamecore::{Euclid, MisereGame, Outcome, Take};
///
/// assert_eq!(Euclid.misere_outcome(&(6, 6)), Outcome::P);
/// assert_eq!(Euclid.misere_outcome(&(15, 24)), Outcome::P);
/// // Not 18, which makes 0.
/// assert_eq!(Euclid.misere_winning_moves(&(18, 6)), [Take { heap: 0, stones: 12 }]);
/// ```
// The proof above, with the close pairs and the equal ones as P-positions:
// - From equal numbers the only move ends the game, and loses. A close pair (a, b) with a > b goes
//   only to (a - b, b), which is not close; nor is it equal, for a = 2 b is not close.
// - From a > phi b a move leads to a close pair, as above, if r > 0; and if r = 0, then a >= 2 b,
//   and (b, b) can be left.
impl MisereGame for Euclid {
    fn misere_outcome(&self, &(a, b): &(u64, u64)) -> Outcome {
        Outcome::n_if(a == 0 || b == 0 || (a != b && self.outcome(&(a, b)).is_n()))
    }

    fn misere_winning_moves(&self, &numbers: &(u64, u64)) -> Vec<Take> {
        moves(numbers, |left, other| self.misere_outcome(&(left, other)))
    }
}

// Whether larger > phi smaller, that is larger^2 - larger smaller - smaller^2 > 0.
fn exceeds_phi_times(larger: u64, smaller: u64) -> bool {
    let (larger, smaller) = (u128::from(larger), u128::from(smaller));
    larger * (larger - smaller) > smaller * smaller
}

// The moves to positions of the outcome P, given as the number that is left and the other one.
fn moves<F: Fn(u64, u64) -> Outcome>((a, b): (u64, u64), outcome: F) -> Vec<Take> {
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
