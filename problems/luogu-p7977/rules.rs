//! The rules: take from one to k heaps, from each a number that is large enough.

use oracle::Ruleset;

/// A position is k and the heaps.
pub struct ProductAndSum;

/// What a move can leave of a heap that it changes. The numbers with the product `heap` and the sum
/// `take` are the zeros of x^2 - take * x + heap, and real if its discriminant is not negative.
fn left(heap: u64) -> Vec<u64> {
    (1..=heap).filter(|take| take * take >= 4 * heap).map(|take| heap - take).collect()
}

impl Ruleset for ProductAndSum {
    type Position = (u64, Vec<u64>);

    fn options(&self, (k, heaps): &(u64, Vec<u64>)) -> Vec<(u64, Vec<u64>)> {
        // The heaps so far, and in how many of them stones were taken.
        let mut rows = vec![(0, Vec::new())];
        for &heap in heaps {
            let mut longer = Vec::new();
            for (changed, row) in rows {
                longer.push((changed, [&row[..], &[heap]].concat()));
                if changed < *k {
                    longer.extend(
                        left(heap).iter().map(|&left| (changed + 1, [&row[..], &[left]].concat())),
                    );
                }
            }
            rows = longer;
        }
        let changed = rows.into_iter().filter(|(changed, _)| *changed > 0);
        changed.map(|(_, row)| (*k, row)).collect()
    }

    fn representative(&self, (k, heaps): &(u64, Vec<u64>)) -> (u64, Vec<u64>) {
        let mut heaps = heaps.clone();
        heaps.sort_unstable();
        (*k, heaps)
    }
}
