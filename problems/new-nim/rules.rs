//! The rules: each player may once remove whole heaps, then they play Nim.

use oracle::games::{NimHeap, Sum};
use oracle::Ruleset;

/// How far the game has come, and what is left. Heaps without stones are gone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Heaps {
    /// How many players have yet to remove whole heaps; after that it is Nim.
    pub openings: u64,
    pub heaps: Vec<u64>,
}

pub struct NewNim;

impl Ruleset for NewNim {
    type Position = Heaps;

    fn options(&self, Heaps { openings, heaps }: &Heaps) -> Vec<Heaps> {
        let (openings, results) = match openings.checked_sub(1) {
            Some(openings) => (openings, keeping_some(heaps)),
            None => (0, Sum(NimHeap).options(heaps)),
        };
        results.into_iter().map(|heaps| Heaps { openings, heaps }).collect()
    }

    fn representative(&self, Heaps { openings, heaps }: &Heaps) -> Heaps {
        let mut heaps = Sum(NimHeap).representative(heaps);
        heaps.retain(|&heap| heap > 0);
        Heaps { openings: *openings, heaps }
    }
}

/// What is left after removing whole heaps, none or several but not all.
fn keeping_some(heaps: &[u64]) -> Vec<Vec<u64>> {
    let there: Vec<usize> = (0..heaps.len()).filter(|&heap| heaps[heap] > 0).collect();
    let without = |removed: u64| {
        let mut left = heaps.to_vec();
        let places = there.iter().enumerate().filter(|(digit, _)| removed >> digit & 1 == 1);
        places.for_each(|(_, &heap)| left[heap] = 0);
        left
    };
    // All of them together would be 2^k - 1.
    (0..(1 << there.len()) - 1).map(without).collect()
}
