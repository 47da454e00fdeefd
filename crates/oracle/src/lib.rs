//! The bare rules of a game, played out by definition.
//!
//! This crate decides the right answers in this workspace, so it knows no theorem:
//! it looks at every option of every position, and nothing else.
//! It shares no code with `gamecore`; even `mex` is written a second time,
//! because a shared one would share its bug with the code that it checks.
//! It needs only the standard library and rustc 1.63, because the rules also play in a browser.
//!
//! A game is a [`Ruleset`]: a type of positions and the list of options of each.
//! An [`Oracle`] plays it under either ending convention and gives nim-values,
//! for games that must end.
//! [`games`] has the rules that more than one problem plays;
//! [`retrograde`] plays games in which positions can recur.
//!
//! ```
//! use oracle::{Oracle, Ruleset};
//!
//! /// Take one, three or four stones from a heap.
//! struct OneThreeFour;
//!
//! impl Ruleset for OneThreeFour {
//!     type Position = u64;
//!
//!     fn options(&self, heap: &u64) -> Vec<u64> {
//!         [1, 3, 4].iter().filter_map(|take| heap.checked_sub(*take)).collect()
//!     }
//! }
//!
//! let oracle = Oracle::new(OneThreeFour);
//! let values: Vec<u64> = (0..=8).map(|heap| oracle.nim_value(&heap)).collect();
//! assert_eq!(values, [0, 1, 0, 1, 2, 3, 2, 0, 1]);
//! assert!(!oracle.next_wins(&7));
//! assert_eq!(oracle.winning_options(&10), [9, 7]);
//! ```

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::sync::Mutex;

pub mod games;
pub mod positions;
pub mod retrograde;

/// The rules of an impartial game: which positions a move can reach.
pub trait Ruleset {
    /// Everything that matters for the rest of play.
    type Position: Clone + Eq + Hash;

    /// Every position that one move of the player to move can reach.
    ///
    /// Repetitions are harmless; an empty list means that the player cannot move.
    fn options(&self, position: &Self::Position) -> Vec<Self::Position>;

    /// The position that an [`Oracle`] remembers in place of this one.
    ///
    /// Where it does not matter which heap is which, one order can stand for all.
    /// This saves work and must change nothing; each position stands for itself by default.
    fn representative(&self, position: &Self::Position) -> Self::Position {
        position.clone()
    }
}

/// Plays a game that must end, remembering its results.
///
/// The recursion goes as deep as the longest play, so this is for small
/// positions: some thousands of moves at most.
pub struct Oracle<R: Ruleset> {
    rules: R,
    normal: Memo<R::Position, bool>,
    misere: Memo<R::Position, bool>,
    nim_values: Memo<R::Position, u64>,
}

type Memo<P, V> = Mutex<HashMap<P, V>>;

impl<R: Ruleset> Oracle<R> {
    /// An oracle that has not yet seen any position.
    pub fn new(rules: R) -> Self {
        Oracle {
            rules,
            normal: Memo::default(),
            misere: Memo::default(),
            nim_values: Memo::default(),
        }
    }

    /// The rules that are played.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// Whether the player to move wins when a player who cannot move has lost.
    pub fn next_wins(&self, position: &R::Position) -> bool {
        remembered(&self.normal, self.rules.representative(position), || {
            self.rules.options(position).iter().any(|option| !self.next_wins(option))
        })
    }

    /// Whether the player to move wins when a player who cannot move has won.
    pub fn next_wins_misere(&self, position: &R::Position) -> bool {
        remembered(&self.misere, self.rules.representative(position), || {
            let options = self.rules.options(position);
            options.is_empty() || options.iter().any(|option| !self.next_wins_misere(option))
        })
    }

    /// The nim-value: the least non-negative integer that is not an option's nim-value.
    pub fn nim_value(&self, position: &R::Position) -> u64 {
        remembered(&self.nim_values, self.rules.representative(position), || {
            let options = self.rules.options(position);
            let values: HashSet<u64> =
                options.iter().map(|option| self.nim_value(option)).collect();
            (0..).find(|value| !values.contains(value)).expect("a finite set leaves a value out")
        })
    }

    /// The options with which the player to move wins in normal play, in the rules' order.
    pub fn winning_options(&self, position: &R::Position) -> Vec<R::Position> {
        let mut options = self.rules.options(position);
        options.retain(|option| !self.next_wins(option));
        options
    }

    /// The positions that the player to move can reach from the position's representative and
    /// win in normal play: representatives, each once, in the rules' order.
    ///
    /// ```
    /// use oracle::games::Wythoff;
    /// use oracle::Oracle;
    ///
    /// // One stone from both heaps and two from the larger one lead to the same position.
    /// let wythoff = Oracle::new(Wythoff);
    /// assert_eq!(wythoff.winning_options(&(3, 2)), [(2, 1), (1, 2)]);
    /// assert_eq!(wythoff.winning_results(&(3, 2)), [(1, 2)]);
    /// ```
    pub fn winning_results(&self, position: &R::Position) -> Vec<R::Position> {
        let mut seen = HashSet::new();
        let options = self.winning_options(&self.rules.representative(position));
        let results = options.iter().map(|option| self.rules.representative(option));
        results.filter(|result| seen.insert(result.clone())).collect()
    }

    /// The options with which the player to move wins in misère play, in the rules' order.
    pub fn winning_options_misere(&self, position: &R::Position) -> Vec<R::Position> {
        let mut options = self.rules.options(position);
        options.retain(|option| !self.next_wins_misere(option));
        options
    }
}

/// The remembered value of `position`, or else the one that `find` works out.
///
/// The lock is not held while `find` runs, because it asks for other positions.
fn remembered<P: Eq + Hash, V: Copy>(
    memo: &Memo<P, V>,
    position: P,
    find: impl FnOnce() -> V,
) -> V {
    let known = memo.lock().expect("no holder of the lock panics").get(&position).copied();
    known.unwrap_or_else(|| {
        let value = find();
        memo.lock().expect("no holder of the lock panics").insert(position, value);
        value
    })
}

#[cfg(test)]
mod tests {
    use super::games::{NimHeap, Sum};
    use super::*;

    #[test]
    fn nim_by_hand() {
        let oracle = Oracle::new(Sum(NimHeap));
        assert_eq!(oracle.nim_value(&vec![1, 2, 3]), 0);
        assert_eq!(oracle.winning_options(&vec![1, 2]), [vec![1, 1]]);
        assert!(!oracle.next_wins_misere(&vec![1]));
        assert!(oracle.next_wins_misere(&vec![]));
        assert_eq!(oracle.winning_options_misere(&vec![1, 2]), [vec![1, 0]]);
    }
}
