use crate::game::{SumGame, Take};
use crate::theorems::parts::check_index;
use crate::theorems::strange_nim::strange_nim_value;

/// Strange Nim: take at least one stone, and at most one k-th of a heap, rounded down.
///
/// A position is the heaps, each with its k: `(heap, k)`. The player who cannot move loses, even
/// if stones are left: from fewer than k stones nothing can be taken.
///
/// The nim-value of a heap is heap / k if k divides the heap; any other heap has the value of the
/// largest smaller one with the same k that is out of its reach (AtCoder Regular Contest 091,
/// problem F; the proof: [`strange_nim`](crate::theorems::strange_nim)). There is at most one
/// winning move in each heap. Every method takes O(1 + min(s / k, k log s)) for each heap of s
/// stones, so O(sqrt(s log s)): half a minute where s is near 2^64 and k near 2^32.
///
/// # Panics
/// If a k is 0.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{StrangeNim, Take};
///
/// let values: Vec<u64> = (0..=12).map(|heap| StrangeNim.nim_value(&[(heap, 3)])).collect();
/// assert_eq!(values, [0, 0, 0, 1, 0, 1, 2, 0, 1, 3, 2, 0, 4]);
/// assert_eq!(StrangeNim.outcome(&[(5, 2), (3, 3)]), Outcome::P);
///
/// // The values are 0, 0 and 5; with k = 1, the heap is one of Nim.
/// let moves = StrangeNim.winning_moves(&[(3, 2), (4, 3), (5, 1)]);
/// assert_eq!(moves, [Take { heap: 2, stones: 5 }]);
/// assert_eq!(StrangeNim.after(&[(3, 2), (5, 1)], &Take { heap: 0, stones: 1 }), [(2, 2), (5, 1)]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct StrangeNim;

impl SumGame for StrangeNim {
    type Component = (u64, u64);
    type Move = Take;

    fn component_value(&self, &(heap, k): &(u64, u64)) -> u64 {
        strange_nim_value(heap, k)
    }

    fn component_moves(&self, index: usize, component: &(u64, u64), nim_value: u64) -> Vec<Take> {
        let (heap, k) = (component.0, divisor(component));
        let most = heap / k;
        if nim_value > most {
            return Vec::new();
        }
        // The first heap of this value is k times it; of the heap and its options, the last heaps,
        // one has it. The heap m is followed by the one from which one step leads to m. That is
        // m + 1 + q, where q is the most that can be taken from it.
        let mut left = nim_value * k;
        while left < heap - most {
            let step = left / (k - 1) + 1;
            let to_options = (heap - most - left - 1) / step + 1;
            let same_step = (step * (k - 1) - left - 1) / step + 1;
            left += step * to_options.min(same_step);
        }
        let stones = Some(heap - left).filter(|&stones| stones > 0);
        stones.into_iter().map(|stones| Take { heap: index, stones }).collect()
    }

    fn make_move(&self, heaps: &mut Vec<(u64, u64)>, chosen: &Take) {
        check_index("heap", chosen.heap, heaps.len());
        let (heap, k) = (heaps[chosen.heap].0, divisor(&heaps[chosen.heap]));
        let is_allowed = 0 < chosen.stones && chosen.stones <= heap / k;
        assert!(is_allowed, "{} of {} stones may not be taken: k = {}", chosen.stones, heap, k);
        heaps[chosen.heap].0 -= chosen.stones;
    }
}

fn divisor(&(heap, k): &(u64, u64)) -> u64 {
    assert!(k > 0, "a heap of {} has k = 0", heap);
    k
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, NimValued, Outcome};
    use crate::theorems::mex::mex;

    fn value(heap: u64, k: u64) -> u64 {
        StrangeNim.nim_value(&[(heap, k)])
    }

    fn by_definition(last: u64, k: u64) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..=last {
            values.push(mex((1..=heap / k).map(|take| values[(heap - take) as usize])));
        }
        values
    }

    #[test]
    fn values_are_those_of_the_definition() {
        for k in (1..=40).chain([59, 150, 399, 400, 401]) {
            let found: Vec<u64> = (0..=400).map(|heap| value(heap, k)).collect();
            assert_eq!(found, by_definition(400, k), "k = {}", k);
        }
    }

    #[test]
    fn winning_moves_are_those_of_the_definition() {
        for (k, l) in (1..=7).flat_map(|k| (1..=7).map(move |l| (k, l))) {
            let (one, other) = (by_definition(45, k), by_definition(45, l));
            for (heap, beside) in (0..=45).flat_map(|heap| [0, 7, 20, 45].map(|b| (heap, b))) {
                let first = (1..=heap / k)
                    .filter(|take| one[(heap - take) as usize] == other[beside as usize])
                    .map(|stones| Take { heap: 0, stones });
                let second = (1..=beside / l)
                    .filter(|take| other[(beside - take) as usize] == one[heap as usize])
                    .map(|stones| Take { heap: 1, stones });
                let wins: Vec<Take> = first.chain(second).collect();
                let heaps = [(heap, k), (beside, l)];
                assert_eq!(StrangeNim.winning_moves(&heaps), wins, "{:?}", heaps);
                assert_eq!(StrangeNim.outcome(&heaps), Outcome::n_if(!wins.is_empty()));
            }
        }
    }

    #[test]
    fn large_heaps() {
        let most = u64::MAX;
        assert_eq!(value(most, 1), most);
        assert_eq!(value(most, most), 1);
        assert_eq!(value(most - 1, most), 0);
        // With k = 2, one less than a power of two has the value 0.
        assert_eq!(value(most, 2), 0);
        assert_eq!(StrangeNim.winning_moves(&[(most, 1)]), [Take { heap: 0, stones: most }]);
        let moves = StrangeNim.winning_moves(&[(most - 1, 2)]);
        assert_eq!(moves.len(), 1);
        assert_eq!(value(most - 1 - moves[0].stones, 2), 0);
    }
}
