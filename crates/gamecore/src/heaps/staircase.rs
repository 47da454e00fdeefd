use crate::game::{Game, NimValued, Outcome};
use crate::theorems::parts::check_index;
use crate::theorems::staircase::staircase_value;

/// Staircase Nim: carry any positive number of stones from one step down to the next, or from the
/// lowest step out of play.
///
/// A position is the stones on the steps, from the lowest one, which has the index 0: stones on it
/// are one move away from the ground. A move is a [`Carry`]. The player who cannot move loses.
///
/// The nim-value of a whole staircase is the nim-sum of its lowest step and every second one from
/// there, so it is [`Nim`](crate::Nim) on these steps (Sprague, 1937; the proof:
/// [`staircase`](crate::theorems::staircase)). There is at most one winning
/// move from each step. Every method takes O(n) for n steps. The steps between may hold more stones
/// than a `u64` can count: `after` counts those as `u64::MAX`, and panics if a step that counts
/// would hold so many.
///
/// The steps need not be literal: in the Silver Dollar game, a step is the gap between two coins on
/// a strip, and where heaps must stay in order, the difference of two neighbours.
/// [`Stairs`](crate::Stairs) may branch, as in a tree.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Carry, Staircase};
///
/// assert_eq!(Staircase.nim_value(&[3, 4, 5, 0, 1]), 3 ^ 5 ^ 1);
/// assert_eq!(Staircase.outcome(&[2, 7, 2, 5]), Outcome::P);
///
/// let moves = Staircase.winning_moves(&[1, 4, 2]);
/// let down = |from: usize| Carry { from, to: Some(from - 1), stones: 1 };
/// assert_eq!(moves, [down(1), down(2)]);
/// assert_eq!(Staircase.after(&[1, 4, 2], &moves[0]), [2, 3, 2]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Staircase;

/// A move: some stones go from one step to another, or out of play.
///
/// Carries are ordered by the step that they come from.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{Carry, Staircase};
///
/// let carry = Carry { from: 1, to: Some(0), stones: 3 };
/// assert_eq!(Staircase.after(&[1, 4], &carry), [4, 1]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Carry {
    /// The index of the step that the stones come from.
    pub from: usize,
    /// The index of the step that they go to; `None` if they go out of play.
    pub to: Option<usize>,
    /// How many stones, at least 1.
    pub stones: u64,
}

impl Carry {
    /// The stones on the steps after this move, where `counts` says whether those on a step matter.
    ///
    /// More stones than a `u64` can count are counted as `u64::MAX`, on a step that does not
    /// matter.
    ///
    /// # Panics
    /// If there is no such step, if it has too few stones, if none are carried, or if there would
    /// be too many on a step that matters.
    pub(crate) fn after<C: Fn(usize) -> bool>(&self, steps: &[u64], counts: C) -> Vec<u64> {
        assert!(self.stones > 0, "no stones are carried");
        check_index("step", self.from, steps.len());
        let (stones, there) = (self.stones, steps[self.from]);
        assert!(stones <= there, "{} stones may not be carried from a step of {}", stones, there);
        let mut after = steps.to_vec();
        after[self.from] -= stones;
        if let Some(to) = self.to {
            let sum = after[to].checked_add(stones);
            assert!(sum.is_some() || !counts(to), "2^64 stones or more on step {}", to);
            after[to] = sum.unwrap_or(u64::MAX);
        }
        after
    }
}

impl Game for Staircase {
    type Position = [u64];
    type Move = Carry;

    fn outcome(&self, steps: &[u64]) -> Outcome {
        Outcome::from_nim_value(self.nim_value(steps))
    }

    fn winning_moves(&self, steps: &[u64]) -> Vec<Carry> {
        self.moves_to(steps, 0)
    }

    fn after(&self, steps: &[u64], chosen: &Carry) -> Vec<u64> {
        assert!(chosen.to == chosen.from.checked_sub(1), "{:?} is not one step down", chosen);
        chosen.after(steps, |step| step % 2 == 0)
    }
}

impl NimValued for Staircase {
    fn nim_value(&self, steps: &[u64]) -> u64 {
        staircase_value(steps)
    }

    fn moves_to(&self, steps: &[u64], nim_value: u64) -> Vec<Carry> {
        let change = self.nim_value(steps) ^ nim_value;
        let mut moves = Vec::new();
        for (from, &there) in steps.iter().enumerate() {
            // The step whose stones must become its exclusive or with the change.
            let counting = from - from % 2;
            let (before, after) = (steps[counting], steps[counting] ^ change);
            let stones = if from == counting {
                before.checked_sub(after)
            } else {
                after.checked_sub(before)
            };
            let stones = stones.filter(|&stones| 0 < stones && stones <= there);
            moves.extend(stones.map(|stones| Carry { from, to: from.checked_sub(1), stones }));
        }
        moves
    }
}
