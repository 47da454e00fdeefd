//! The rules: a player moves stones from the first heap to the second, and then Nim is played.

use oracle::games::{NimHeap, Sum};
use oracle::Ruleset;

pub struct UnfairNim;

/// The heaps, and whether it is Nim already.
pub type Heaps = (bool, Vec<u64>);

impl Ruleset for UnfairNim {
    type Position = Heaps;

    /// Before Nim, those that move fewer stones come first.
    fn options(&self, (is_nim, heaps): &Heaps) -> Vec<Heaps> {
        let moved = |stones: u64| {
            let mut heaps = heaps.to_vec();
            heaps[0] -= stones;
            heaps[1] += stones;
            heaps
        };
        let options = match is_nim {
            true => Sum(NimHeap).options(heaps),
            false => (0..heaps[0]).map(moved).collect(),
        };
        options.into_iter().map(|heaps| (true, heaps)).collect()
    }

    fn representative(&self, (is_nim, heaps): &Heaps) -> Heaps {
        match is_nim {
            true => (true, Sum(NimHeap).representative(heaps)),
            false => (false, heaps.to_vec()),
        }
    }
}
