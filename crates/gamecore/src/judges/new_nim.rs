use crate::game::{Game, Outcome, Take};
use crate::heaps::Nim;
use crate::theorems::independent_part::{
    maximum_weight, maximum_weight_independent, part_with_nim_sum,
};
use crate::theorems::parts::check_index;
use crate::theorems::xor_basis::XorBasis;

/// New Nim: in the opening each player may once remove whole heaps; then they play Nim.
///
/// First one player and then the other may remove any number of heaps, none or several, but not all
/// that are left; after that the first player moves.
///
/// A position is the heaps and the [`Opening`], the part of the game that is being played. A heap
/// that is removed becomes 0, so that the others keep their indices. The player who cannot move
/// loses.
///
/// Heaps are independent if no nonempty part of them has the nim-sum 0. The second player wins the
/// opening by leaving a nonempty part with the nim-sum 0, a P-position of [`Nim`] (Bouton, 1901),
/// so the first wins by leaving independent heaps, for example a single one. Most stones stay if
/// the heaps are kept from the largest on, each if it is independent of those before (Rado, 1957;
/// Edmonds, 1971). So the first position is an N-position if there are stones, and that of the
/// second player if and only if the heaps are not independent.
///
/// O(n) for the outcome and O(n log n) for one winning move with n heaps. There may be almost 2^n
/// winning moves in the opening; to list them takes O(n) time and space for each.
///
/// ```
/// use gamecore::judges::{NewNim, NewNimMove, Opening};
/// use gamecore::prelude::*;
///
/// let start = (vec![5, 5, 6, 3], Opening::First);
/// assert_eq!(NewNim.outcome(&start), Outcome::N);
/// let best = NewNimMove::Remove(vec![1, 3]);
/// assert_eq!(NewNim.winning_move(&start), Some(best.clone()));
/// assert_eq!(NewNim.fewest_removed(&[5, 5, 6, 3]), 8);
///
/// let lost = NewNim.after(&start, &best);
/// assert_eq!(lost, (vec![5, 0, 6, 0], Opening::Second));
/// assert_eq!(NewNim.outcome(&lost), Outcome::P);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NewNim;

/// The parts of [`NewNim`].
///
/// ```
/// use gamecore::judges::{NewNim, NewNimMove, Opening};
/// use gamecore::prelude::*;
///
/// let (_, opening) = NewNim.after(&(vec![1, 2], Opening::Second), &NewNimMove::Remove(vec![0]));
/// assert_eq!(opening, Opening::Over);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opening {
    /// The first player may remove whole heaps.
    First,
    /// The second player may remove whole heaps.
    Second,
    /// Both have done so: it is Nim.
    Over,
}

/// A move of [`NewNim`].
///
/// ```
/// use gamecore::judges::{NewNim, NewNimMove, Opening};
/// use gamecore::prelude::*;
/// use gamecore::Take;
///
/// let take = NewNimMove::Take(Take { heap: 1, stones: 2 });
/// assert_eq!(NewNim.after(&(vec![1, 2], Opening::Over), &take).0, [1, 0]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NewNimMove {
    /// In the opening whole heaps are removed: their indices, in increasing order.
    Remove(Vec<usize>),
    /// After it stones are taken from one heap.
    Take(Take),
}

impl NewNim {
    /// The fewest stones that the first player can remove in order to win.
    ///
    /// O(n) for n heaps: at most 64 steps for each, and few on average if they come in random
    /// order.
    ///
    /// ```
    /// use gamecore::judges::NewNim;
    ///
    /// assert_eq!(NewNim.fewest_removed(&[5, 5, 6, 6, 5, 5]), 21);
    /// ```
    #[must_use]
    pub fn fewest_removed(&self, heaps: &[u64]) -> u128 {
        let stones: u128 = heaps.iter().map(|&heap| u128::from(heap)).sum();
        stones - maximum_weight(heaps)
    }

    // For each heap that is not one of the heaviest independent ones: this heap, and those of the
    // independent ones whose nim-sum it is.
    fn circuits(heaps: &[u64]) -> impl Iterator<Item = Vec<usize>> + '_ {
        let kept = maximum_weight_independent(heaps);
        let independent: Vec<u64> = kept.iter().map(|&index| heaps[index]).collect();
        let others = (0..heaps.len()).filter(move |&index| heaps[index] > 0);
        others.filter_map(move |index| {
            if kept.binary_search(&index).is_ok() {
                return None;
            }
            let part = part_with_nim_sum(&independent, heaps[index]);
            let part = part.expect("the heaviest independent heaps span all others");
            let mut circuit: Vec<usize> = part.into_iter().map(|place| kept[place]).collect();
            circuit.push(index);
            Some(circuit)
        })
    }

    // Every nonempty independent part of the heaps.
    fn independent_parts(heaps: &[u64]) -> Vec<Vec<usize>> {
        let mut parts = vec![(Vec::new(), XorBasis::new())];
        for (index, &heap) in heaps.iter().enumerate() {
            for place in 0..parts.len() {
                let (mut part, mut basis) = parts[place].clone();
                if basis.insert(heap) {
                    part.push(index);
                    parts.push((part, basis));
                }
            }
        }
        parts.into_iter().skip(1).map(|(part, _)| part).collect()
    }

    // Every nonempty part of the heaps with nim-sum 0.
    fn parts_with_nim_sum_0(heaps: &[u64]) -> Vec<Vec<usize>> {
        // The heaps that are in only one of two such parts are a third one, or none. Each heap
        // outside of the independent ones is in a single circuit. So put together in this way, the
        // circuits of a part's heaps give the part itself: what is left over is independent.
        let mut parts = vec![Vec::new()];
        for circuit in NewNim::circuits(heaps) {
            for place in 0..parts.len() {
                let mut part = parts[place].clone();
                for index in &circuit {
                    match part.iter().position(|other| other == index) {
                        Some(there) => drop(part.swap_remove(there)),
                        None => part.push(*index),
                    }
                }
                parts.push(part);
            }
        }
        parts.into_iter().skip(1).collect()
    }

    // The move that leaves this part of the heaps.
    fn keeping(heaps: &[u64], part: &[usize]) -> NewNimMove {
        let mut is_removed: Vec<bool> = heaps.iter().map(|&heap| heap > 0).collect();
        for &index in part {
            is_removed[index] = false;
        }
        NewNimMove::Remove((0..heaps.len()).filter(|&index| is_removed[index]).collect())
    }
}

// In the second part the player to move wins by leaving a nonempty part of the heaps with nim-sum 0,
// so if and only if they are dependent; to leave none is not allowed. So in the first part exactly
// the nonempty independent parts are lost for the opponent, and a single heap is one of them.
impl Game for NewNim {
    type Position = (Vec<u64>, Opening);
    type Move = NewNimMove;

    fn outcome(&self, (heaps, opening): &(Vec<u64>, Opening)) -> Outcome {
        let mut there = heaps.iter().filter(|&&heap| heap > 0);
        match opening {
            Opening::First => Outcome::n_if(there.next().is_some()),
            Opening::Second => {
                let mut basis = XorBasis::new();
                Outcome::n_if(there.any(|&heap| !basis.insert(heap)))
            }
            Opening::Over => Nim.outcome(heaps),
        }
    }

    fn winning_moves(&self, (heaps, opening): &(Vec<u64>, Opening)) -> Vec<NewNimMove> {
        let parts = match opening {
            Opening::First => NewNim::independent_parts(heaps),
            Opening::Second => NewNim::parts_with_nim_sum_0(heaps),
            Opening::Over => {
                return Nim.winning_moves(heaps).into_iter().map(NewNimMove::Take).collect()
            }
        };
        let mut moves: Vec<NewNimMove> =
            parts.iter().map(|part| NewNim::keeping(heaps, part)).collect();
        moves.sort_unstable();
        moves
    }

    /// For the first player the move that removes the fewest stones.
    fn winning_move(&self, (heaps, opening): &(Vec<u64>, Opening)) -> Option<NewNimMove> {
        let part = match opening {
            Opening::First => Some(maximum_weight_independent(heaps)),
            Opening::Second => NewNim::circuits(heaps).next(),
            Opening::Over => return Nim.winning_move(heaps).map(NewNimMove::Take),
        };
        let part = part.filter(|part| !part.is_empty());
        part.map(|part| NewNim::keeping(heaps, &part))
    }

    fn after(
        &self,
        (heaps, opening): &(Vec<u64>, Opening),
        chosen: &NewNimMove,
    ) -> (Vec<u64>, Opening) {
        let next = if *opening == Opening::First { Opening::Second } else { Opening::Over };
        match chosen {
            NewNimMove::Take(take) if *opening == Opening::Over => (Nim.after(heaps, take), next),
            NewNimMove::Remove(removed) if *opening != Opening::Over => {
                let ascend = removed.windows(2).all(|pair| pair[0] < pair[1]);
                assert!(ascend, "the indices are not in increasing order: {:?}", removed);
                let mut left = heaps.clone();
                for &index in removed {
                    check_index("heap", index, left.len());
                    assert!(left[index] > 0, "there is no heap {} to be removed", index);
                    left[index] = 0;
                }
                assert!(left.iter().any(|&heap| heap > 0), "no heap is left");
                (left, next)
            }
            _ => panic!("{:?} is not a move in the part {:?} of the game", chosen, opening),
        }
    }
}
