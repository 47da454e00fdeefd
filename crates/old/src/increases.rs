//! Nim with increases: take any positive number of stones from one heap, or add some to it,
//! as far as the game allows.
//!
//! Northcott's game is of this kind, the gaps between the pieces being the heaps, and so is
//! every [`staircase`](super::staircase). As long as play must end, or the winner at least need
//! not add any stones, this is Nim: every move changes a nim-sum of 0, and any other is made 0
//! by a take (Sprague, 1937; Conway, 1976).

use super::nim::{self, nim_sum};
use super::outcome::Outcome;

/// A move: one heap gets fewer stones, or more.
///
/// Changes are ordered by heap first.
///
/// ```
/// use gamecore::increases::Change;
///
/// assert_eq!(Change { heap: 1, left: 6 }.after(&[3, 5]), [3, 6]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Change {
    /// The index of the heap, from 0.
    pub heap: usize,
    /// How many stones it has afterwards.
    pub left: u64,
}

impl Change {
    /// The heaps after this move.
    ///
    /// # Panics
    /// If there is no such heap.
    pub fn after(&self, heaps: &[u64]) -> Vec<u64> {
        let mut heaps = heaps.to_vec();
        heaps[self.heap] = self.left;
        heaps
    }
}

/// The outcome in normal play: that of Nim, however many stones may be added.
///
/// O(n). Source: Sprague, 1937; Conway, 1976.
///
/// ```
/// use gamecore::{increases, Outcome};
///
/// assert_eq!(increases::outcome([2, 2]), Outcome::P);
/// ```
pub fn outcome<I: IntoIterator<Item = u64>>(heaps: I) -> Outcome {
    nim::outcome(heaps)
}

/// All winning moves in normal play: first those that take stones, by heap, and then those
/// that add some, by heap. Empty if and only if the position is a P-position.
///
/// Each heap comes as `(stones, room)`: at most `room` stones can be added to it. A
/// winner who never adds stones brings play to an end. O(n). Source: as for [`outcome`].
///
/// ```
/// use gamecore::increases::{self, Change};
///
/// // The nim-sum is 3, and only the last heap can get a stone more.
/// let moves = increases::winning_moves(&[(3, 0), (1, 0), (1, 1)]);
/// assert_eq!(moves, [Change { heap: 0, left: 0 }, Change { heap: 2, left: 2 }]);
/// ```
pub fn winning_moves(heaps: &[(u64, u64)]) -> Vec<Change> {
    let sum = nim_sum(heaps.iter().map(|&(stones, _)| stones));
    let changes = || (0..heaps.len()).map(|heap| Change { heap, left: heaps[heap].0 ^ sum });
    let taken = changes().filter(|change| change.left < heaps[change.heap].0);
    let added = changes().filter(|change| {
        let (stones, room) = heaps[change.heap];
        change.left > stones && change.left - stones <= room
    });
    taken.chain(added).collect()
}
