use crate::game::{lowered, Game, MisereGame, Outcome, Take, Takes};
use crate::theorems::wythoff::{is_wythoff_pair, wythoff_pair, wythoff_partner};

/// Wythoff's game: from two heaps, take any positive number of stones from one of them, or
/// equally many from both.
///
/// A position is the two heaps, in either order; in a move they have the indices 0 and 1. The
/// player who cannot move loses.
///
/// The k-th P-position, counted from 0, is (floor(k phi), floor(k phi) + k), where phi = (1 + sqrt
/// 5) / 2 (Wythoff, 1907; the proof: [`wythoff`](crate::theorems::wythoff)). There are at most
/// three winning moves: one that takes from both heaps, and one for each heap alone. Every method
/// takes O(1), and is exact for every `u64`: it needs no square root and no floating point.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Take, Wythoff};
///
/// assert_eq!(Wythoff.outcome(&(4, 7)), Outcome::P);
/// assert_eq!(Wythoff.outcome(&(8, 4)), Outcome::N);
///
/// let take = |heap, stones| Take { heap, stones };
/// let moves = Wythoff.winning_moves(&(5, 8));
/// assert_eq!(moves, [vec![take(0, 1), take(1, 1)], vec![take(1, 5)]]);
/// assert_eq!(Wythoff.after(&(5, 8), &moves[0]), (4, 7));
/// assert_eq!(Wythoff.after(&(5, 8), &moves[1]), (5, 3));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wythoff;

impl Game for Wythoff {
    type Position = (u64, u64);
    type Move = Takes;

    fn outcome(&self, &(a, b): &(u64, u64)) -> Outcome {
        Outcome::n_if(!is_wythoff_pair(a, b))
    }

    fn winning_moves(&self, &heaps: &(u64, u64)) -> Vec<Takes> {
        wythoff_moves(heaps, |k| wythoff_pair(k).0, wythoff_partner)
    }

    fn after(&self, &(a, b): &(u64, u64), takes: &Takes) -> (u64, u64) {
        let is_equal = takes.windows(2).all(|pair| pair[0].stones == pair[1].stones);
        assert!(is_equal, "not equally many from both heaps: {:?}", takes);
        let left = lowered(&[a, b], takes);
        (left[0], left[1])
    }
}

/// The P-positions are those of normal play, except that (0, 1) and (2, 2) take the place of (0, 0)
/// and (1, 2) (Fraenkel, 1984).
///
/// The proof is in the source, and the costs are those of normal play.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Take, Wythoff};
///
/// assert_eq!(Wythoff.misere_outcome(&(2, 2)), Outcome::P);
/// assert_eq!(Wythoff.misere_outcome(&(3, 5)), Outcome::P);
/// // Leave the last stone.
/// let moves = Wythoff.misere_winning_moves(&(0, 4));
/// assert_eq!(moves, [[Take { heap: 1, stones: 3 }]]);
/// ```
// The proof of `theorems::wythoff` holds for these pairs as well, since they have the same numbers
// 0, 1 and 2, each in one pair, and the same differences 0 and 1. Only its last step needs
// A(j) >= A(k) for j > k, which now fails for j = 1 and k = 0. There a = A(1) = 0 and b = a + k =
// 0: from (0, 0) no move is left, and the next player wins.
impl MisereGame for Wythoff {
    fn misere_outcome(&self, &(a, b): &(u64, u64)) -> Outcome {
        Outcome::n_if(misere_smaller(a.abs_diff(b)) != u128::from(a.min(b)))
    }

    fn misere_winning_moves(&self, &heaps: &(u64, u64)) -> Vec<Takes> {
        wythoff_moves(heaps, misere_smaller, |heap| match heap {
            0 => 1,
            1 => 0,
            2 => 2,
            _ => wythoff_partner(heap),
        })
    }
}

// The smaller heap of the P-position of misere play in which the heaps differ by `k`.
fn misere_smaller(k: u64) -> u128 {
    match k {
        0 => 2,
        1 => 0,
        _ => wythoff_pair(k).0,
    }
}

// The moves to P-positions, in lexicographic order: `smaller` gives the smaller number of the pair
// with a difference, `partner` the number that is in a pair with another one.
fn wythoff_moves<S, R>((a, b): (u64, u64), smaller: S, partner: R) -> Vec<Takes>
where
    S: Fn(u64) -> u128,
    R: Fn(u64) -> u128,
{
    let mut moves = Vec::new();
    if let Some(stones) = above(a.min(b), smaller(a.abs_diff(b))) {
        moves.push(vec![Take { heap: 0, stones }, Take { heap: 1, stones }]);
    }
    for &(kept, heap, other) in &[(b, 0, a), (a, 1, b)] {
        moves.extend(above(other, partner(kept)).map(|stones| vec![Take { heap, stones }]));
    }
    moves.sort();
    moves
}

// How many stones to take from `heap` to leave `rest`, which must be less.
fn above(heap: u64, rest: u128) -> Option<u64> {
    u128::from(heap).checked_sub(rest).filter(|&stones| stones > 0).map(|stones| stones as u64)
}
