use crate::game::{Game, Outcome};
use crate::theorems::parts::check_index;

/// The opponent chooses the heap: take any positive number of stones from the heap that the
/// opponent has chosen, and choose one for the opponent.
///
/// A position is the heaps, and the index of the chosen one, which is not empty; `None` if no
/// stones are left. A move is a [`TakeAndChoose`]. The player who cannot move loses.
///
/// The ones, the heaps of one stone, decide. Before a heap is chosen it is an N-position if and
/// only if the ones are even in number beside some larger heap, or odd without one. With a heap
/// chosen it is a P-position if and only if that heap is a one, and the ones are odd in number
/// beside some larger heap, or even without one; or if no stones are left (Codeforces, problem
/// 2181F; the proof is in the source).
///
/// O(n) for the outcome and one winning move of n heaps. There may be more winning moves than
/// stones in the chosen heap: one for each number of stones and each one that is left. They come by
/// the number of stones, and then by the next heap.
///
/// ```
/// use gamecore::judges::{OpponentChooses, TakeAndChoose};
/// use gamecore::prelude::*;
///
/// assert_eq!(OpponentChooses.outcome_before_choice(&[1, 2, 3]), Outcome::P);
/// assert_eq!(OpponentChooses.outcome(&(vec![1, 2, 3], Some(0))), Outcome::P);
/// let position = (vec![1, 2, 3], Some(1));
/// let moves = OpponentChooses.winning_moves(&position);
/// assert_eq!(moves, [TakeAndChoose { stones: 2, next: Some(0) }]);
/// assert_eq!(OpponentChooses.after(&position, &moves[0]), (vec![1, 0, 3], Some(0)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OpponentChooses;

/// A move: stones are taken from the chosen heap, and the next one is chosen.
///
/// ```
/// use gamecore::judges::{OpponentChooses, TakeAndChoose};
/// use gamecore::prelude::*;
///
/// let chosen = TakeAndChoose { stones: 1, next: Some(0) };
/// assert_eq!(OpponentChooses.after(&(vec![2, 3], Some(1)), &chosen), (vec![2, 2], Some(0)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TakeAndChoose {
    /// The number of stones taken, at least 1.
    pub stones: u64,
    /// The index of the heap chosen for the opponent; `None` if no stones are left.
    pub next: Option<usize>,
}

// Let there be o ones and l larger heaps, and suppose that no heap is chosen yet.
// Ones alone are taken one after another. For l > 0:
// - If o is even, every choice lets the player to move win. A one that is taken leaves an odd
//   number beside larger heaps. A larger heap is made a one if others are left, which leaves an odd
//   number, or is taken if not, which leaves an even number of ones alone. By induction both are
//   positions in which the choice makes the opponent lose.
// - If o is odd, a one is chosen, and what is left is even beside larger heaps.
// A larger heap that is chosen always wins: if o is odd, it is taken if others are left, and made a
// one if not.
fn is_lost_before_choice(ones: usize, large: usize) -> bool {
    (ones % 2 == 1) == (large > 0)
}

impl OpponentChooses {
    /// Who wins if the opponent of the player to move has still to choose the heap. O(n) for n
    /// heaps.
    #[must_use]
    pub fn outcome_before_choice(&self, heaps: &[u64]) -> Outcome {
        let (ones, large) = OpponentChooses::count(heaps);
        Outcome::n_if(!is_lost_before_choice(ones, large))
    }

    // The numbers of heaps of one stone and of larger heaps.
    fn count(heaps: &[u64]) -> (usize, usize) {
        let ones = heaps.iter().filter(|&&heap| heap == 1).count();
        (ones, heaps.iter().filter(|&&heap| heap > 1).count())
    }

    // The index of the chosen heap; `None` if there are no stones.
    fn chosen(&(ref heaps, chosen): &(Vec<u64>, Option<usize>)) -> Option<usize> {
        match chosen {
            Some(index) => {
                check_index("heap", index, heaps.len());
                assert!(heaps[index] > 0, "heap {} is chosen and empty", index);
            }
            None => assert!(heaps.iter().all(|&heap| heap == 0), "no heap is chosen"),
        }
        chosen
    }

    // The winning moves that leave these numbers of stones in the chosen heap.
    fn leaving<I>(position: &(Vec<u64>, Option<usize>), rests: I) -> Vec<TakeAndChoose>
    where
        I: IntoIterator<Item = u64>,
    {
        let mut heaps = position.0.clone();
        let mut moves = Vec::new();
        if let Some(chosen) = OpponentChooses::chosen(position) {
            let before = heaps[chosen];
            heaps[chosen] = 0;
            let (other_ones, other_large) = OpponentChooses::count(&heaps);
            for rest in rests {
                let ones = other_ones + usize::from(rest == 1);
                let large = other_large + usize::from(rest > 1);
                if !is_lost_before_choice(ones, large) {
                    continue;
                }
                let stones = before - rest;
                heaps[chosen] = rest;
                // Any one makes the opponent lose.
                let next = (0..heaps.len()).filter(|&index| heaps[index] == 1);
                moves.extend(next.map(|next| TakeAndChoose { stones, next: Some(next) }));
                if ones == 0 {
                    moves.push(TakeAndChoose { stones, next: None });
                }
            }
        }
        moves
    }
}

impl Game for OpponentChooses {
    type Position = (Vec<u64>, Option<usize>);
    type Move = TakeAndChoose;

    fn outcome(&self, position: &Self::Position) -> Outcome {
        let (ones, large) = OpponentChooses::count(&position.0);
        let chosen = OpponentChooses::chosen(position);
        Outcome::n_if(chosen.map_or(false, |chosen| {
            position.0[chosen] > 1 || is_lost_before_choice(ones - 1, large)
        }))
    }

    // By the number of stones, and then by the next heap.
    fn winning_moves(&self, position: &Self::Position) -> Vec<TakeAndChoose> {
        let stones = OpponentChooses::chosen(position).map_or(0, |chosen| position.0[chosen]);
        OpponentChooses::leaving(position, (0..stones).rev())
    }

    fn winning_move(&self, position: &Self::Position) -> Option<TakeAndChoose> {
        // What is left matters only if it is nothing, a one, or more.
        let stones = OpponentChooses::chosen(position).map_or(0, |chosen| position.0[chosen]);
        OpponentChooses::leaving(position, (0..stones.min(3)).rev()).first().copied()
    }

    fn after(&self, position: &Self::Position, chosen: &TakeAndChoose) -> Self::Position {
        let index = OpponentChooses::chosen(position).expect("no stones are left");
        let mut heaps = position.0.clone();
        let is_allowed = 0 < chosen.stones && chosen.stones <= heaps[index];
        assert!(is_allowed, "{} stones may not be taken of {}", chosen.stones, heaps[index]);
        heaps[index] -= chosen.stones;
        let after = (heaps, chosen.next);
        OpponentChooses::chosen(&after);
        after
    }
}
