use crate::game::{Game, MisereGame, Outcome, Take};

/// End-Nim: take any positive number of stones from the first or from the last heap of a row that
/// is not empty.
///
/// A position is the heaps in their order; empty ones make no difference. The player who cannot
/// move loses.
///
/// To the left of any row exactly one heap, perhaps an empty one, makes a P-position, and so on its
/// right; these two follow from those of the row without its last or its first heap (Albert and
/// Nowakowski, 2001, in another form; the proof is in the source). There are at most two winning
/// moves. Every method takes O(n^2) time and O(n) space for n heaps.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{EndNim, Take};
///
/// assert_eq!(EndNim.outcome(&[3, 1, 9, 4]), Outcome::P);
/// assert_eq!(EndNim.outcome(&[3, 1, 9, 3]), Outcome::N);
/// assert_eq!(EndNim.winning_moves(&[3, 1, 9, 3]), [Take { heap: 0, stones: 1 }]);
/// assert_eq!(EndNim.after(&[0, 3, 5], &Take { heap: 1, stones: 2 }), [0, 1, 5]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct EndNim;

// For a row A let left(A) be the heap that makes a P-position to the left of A. There are not two
// such heaps, as a move leads from the larger to the smaller one. There is one: otherwise each heap
// to the left of A would leave a winning move at the right end of A, so that two of them would have
// the same winning move; but what it leaves cannot be a P-position with both. right(A) is the same
// on the other side. left(A) is 0 if and only if A is a P-position, and then so is right(A).
//
// Let A be B and a heap a > 0 to its right, l = left(B) and r = right(B). If a = r then A is a
// P-position, and left(A) = 0. Otherwise let x > 0 be to the left of A. With x = l the player to
// move takes all of a, and wins; with a = r it would be all of x. With any other x and a, taking
// all of one leaves the other beside B, which is an N-position; and so is a position with x = l or
// a = r, as has been said. So both heaps go down through the positive numbers other than l, and
// other than r: this is Nim with two heaps, and a P-position if both have equally many of these
// numbers below them. x = a + 1 only if r > a; so no x is above the greatest heap of A.
fn opposite(a: u64, far: u64, near: u64) -> u64 {
    if a == near {
        return 0;
    }
    // Counted from 1.
    let rank = if 0 < near && near < a { a - 1 } else { a };
    if 0 < far && far <= rank {
        rank + 1
    } else {
        rank
    }
}

impl EndNim {
    // What the first and the last of these heaps, which are not empty, must become.
    fn targets(heaps: &[u64]) -> (u64, u64) {
        // Those of the rows of some length that begin at each heap: at first, of empty rows.
        let mut left = vec![0; heaps.len() + 1];
        let mut right = left.clone();
        for length in 1..heaps.len() {
            for first in 0..=heaps.len() - length {
                left[first] = opposite(heaps[first + length - 1], left[first], right[first]);
                right[first] = opposite(heaps[first], right[first + 1], left[first + 1]);
            }
        }
        (left[1], right[0])
    }

    // The heaps that are not empty, with their indices.
    fn filled(heaps: &[u64]) -> (Vec<usize>, Vec<u64>) {
        heaps.iter().enumerate().filter(|&(_, &heap)| heap > 0).unzip()
    }
}

impl Game for EndNim {
    type Position = [u64];
    type Move = Take;

    fn outcome(&self, heaps: &[u64]) -> Outcome {
        Outcome::n_if(!self.winning_moves(heaps).is_empty())
    }

    fn winning_moves(&self, heaps: &[u64]) -> Vec<Take> {
        let (indices, heaps) = EndNim::filled(heaps);
        let last = match heaps.len().checked_sub(1) {
            Some(last) => last,
            None => return Vec::new(),
        };
        let (to_left, to_right) = EndNim::targets(&heaps);
        // A single heap is both.
        let ends = [(0, to_left), (last, to_right)];
        let ends = ends.iter().take(heaps.len());
        let lower = ends.filter(|&&(end, target)| target < heaps[end]);
        let take = |end: usize, to: u64| Take { heap: indices[end], stones: heaps[end] - to };
        lower.map(|&(end, target)| take(end, target)).collect()
    }

    fn after(&self, heaps: &[u64], chosen: &Take) -> Vec<u64> {
        let (indices, _) = EndNim::filled(heaps);
        let ends = [indices.first(), indices.last()];
        assert!(ends.contains(&Some(&chosen.heap)), "heap {} is not at an end", chosen.heap);
        let mut after = heaps.to_vec();
        chosen.lower(&mut after[chosen.heap]);
        after
    }
}

/// As in normal play while some heap is above 1; ones alone are a P-position if and only if they
/// are odd in number (Cairns and Ho, 2011).
///
/// The proof is in the source, and the costs are those of normal play.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{EndNim, Take};
///
/// assert_eq!(EndNim.misere_outcome(&[1, 1, 1]), Outcome::P);
/// assert_eq!(EndNim.misere_outcome(&[3, 1, 9, 4]), Outcome::P);
/// assert_eq!(EndNim.misere_winning_moves(&[1, 7]), [Take { heap: 1, stones: 7 }]);
/// ```
// Ones alone are taken one after another. A single heap above 1 at the end of a row of ones is an
// N-position both in normal and in misere play: it can become a one or nothing, and one of both
// leaves the number of ones that wins. From every other position with a heap above 1 each move
// leaves a heap above 1, so by induction it has the same outcome and winning moves in both.
impl MisereGame for EndNim {
    fn misere_outcome(&self, heaps: &[u64]) -> Outcome {
        if heaps.iter().any(|&heap| heap > 1) {
            return self.outcome(heaps);
        }
        Outcome::n_if(heaps.iter().sum::<u64>() % 2 == 0)
    }

    fn misere_winning_moves(&self, heaps: &[u64]) -> Vec<Take> {
        let (indices, filled) = EndNim::filled(heaps);
        let last = filled.len().saturating_sub(1);
        let large: Vec<usize> = (0..filled.len()).filter(|&index| filled[index] > 1).collect();
        match large[..] {
            [] if filled.len() % 2 == 0 => {
                let ends = indices.first().into_iter().chain(indices.last());
                ends.map(|&heap| Take { heap, stones: 1 }).collect()
            }
            [] => Vec::new(),
            [end] if end == 0 || end == last => {
                let left = if last % 2 == 0 { 1 } else { 0 };
                vec![Take { heap: indices[end], stones: filled[end] - left }]
            }
            _ => self.winning_moves(heaps),
        }
    }
}
