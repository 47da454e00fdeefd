use crate::game::{Game, MisereGame, Outcome, Take};
use crate::theorems::euclid::{is_euclid_p, is_misere_euclid_p};

/// Euclid's game: subtract a positive multiple of the smaller of two numbers from the larger one,
/// which must not become negative.
///
/// A position is the two numbers, in either order; in a move they have the indices 0 and 1, and
/// the stones are the number that is subtracted. Where a number is 0 there is no move. The player
/// who cannot move loses, so the player who makes 0 wins.
///
/// It is an N-position if and only if no number is 0, and they are equal or the larger one is more
/// than phi = (1 + sqrt 5) / 2 times the smaller (Cole and Davie, 1969; the proof:
/// [`euclid`](crate::theorems::euclid)). Then there is exactly one winning move, or two if the
/// numbers are equal. Every method takes O(1), and is exact for every `u64`: it needs no square
/// root and no floating point.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Euclid, Take};
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

impl Game for Euclid {
    type Position = (u64, u64);
    type Move = Take;

    fn outcome(&self, &(a, b): &(u64, u64)) -> Outcome {
        Outcome::n_if(!is_euclid_p(a, b))
    }

    fn winning_moves(&self, &numbers: &(u64, u64)) -> Vec<Take> {
        euclid_moves(numbers, is_euclid_p)
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
/// One of two equal numbers can only be made 0, and that loses; at a 0 the next player wins
/// (Gurvich, 2007). There is at most one winning move. Every method takes O(1).
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Euclid, Take};
///
/// assert_eq!(Euclid.misere_outcome(&(6, 6)), Outcome::P);
/// assert_eq!(Euclid.misere_outcome(&(15, 24)), Outcome::P);
/// // Not 18, which makes 0.
/// assert_eq!(Euclid.misere_winning_moves(&(18, 6)), [Take { heap: 0, stones: 12 }]);
/// ```
impl MisereGame for Euclid {
    fn misere_outcome(&self, &(a, b): &(u64, u64)) -> Outcome {
        Outcome::n_if(!is_misere_euclid_p(a, b))
    }

    fn misere_winning_moves(&self, &numbers: &(u64, u64)) -> Vec<Take> {
        euclid_moves(numbers, is_misere_euclid_p)
    }
}

// The moves to P-positions.
fn euclid_moves<F: Fn(u64, u64) -> bool>((a, b): (u64, u64), is_p: F) -> Vec<Take> {
    let mut moves = Vec::new();
    for &(heap, from, other) in &[(0, a, b), (1, b, a)] {
        if other == 0 || from < other {
            continue;
        }
        // Nothing else that can be left is less than twice the other number.
        let rest = from % other;
        for &left in &[Some(rest), rest.checked_add(other)] {
            if let Some(left) = left.filter(|&left| left < from) {
                if is_p(left, other) {
                    moves.push(Take { heap, stones: from - left });
                }
            }
        }
    }
    moves
}
