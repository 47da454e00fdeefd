//! Neighbours from a ring.

use super::super::Ruleset;

/// Take some neighbours from a ring whose gaps do not close.
///
/// ```
/// use oracle::games::{Elements, TakeNeighbours};
/// use oracle::Oracle;
///
/// let oracle = Oracle::new(TakeNeighbours);
/// assert!(oracle.next_wins(&Elements::full(7, (2, 2))));
/// assert!(!oracle.next_wins(&Elements::full(7, (1, 2))));
/// ```
pub struct TakeNeighbours;

/// The elements of a ring that are left, bit by bit, and how many a move takes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Elements {
    /// The number of places, at most 63.
    pub n: u64,
    /// The least and the greatest number of elements that a move takes.
    pub takes: (u64, u64),
    /// Bit i says whether element i + 1 is left.
    pub left: u64,
}

impl Elements {
    /// A ring from which nothing has been taken.
    pub fn full(n: u64, takes: (u64, u64)) -> Elements {
        Elements { n, takes, left: (1 << n) - 1 }
    }
}

impl Ruleset for TakeNeighbours {
    type Position = Elements;

    fn options(&self, elements: &Elements) -> Vec<Elements> {
        let &Elements { n, takes: (least, most), left } = elements;
        let run = |first, take| (0..take).fold(0, |run, step| run | 1_u64 << ((first + step) % n));
        let runs = (least..=most.min(n)).flat_map(|take| (0..n).map(move |first| run(first, take)));
        let rests = runs.filter(|run| left & run == *run).map(|run| left & !run);
        rests.map(|left| Elements { left, ..elements.clone() }).collect()
    }
}
