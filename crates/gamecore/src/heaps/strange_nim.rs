//! Strange Nim: take at least one stone, and at most one k-th of a heap, rounded down.
//!
//! A heap and its k, which is at least 1, come as `(heap, k)`. The player who cannot move
//! loses, even if stones are left: from fewer than k stones nothing can be taken.

use crate::game::nim_sum;
use crate::heaps::nim;
use crate::game::Outcome;
use crate::game::Take;

/// The nim-value of one heap.
///
/// O(1 + min(n / k, k log n)) for n stones, so O(sqrt(n log n)).
///
/// # Panics
/// If k is 0.
///
/// ```
/// use gamecore::strange_nim;
///
/// let values: Vec<u64> = (0..=12).map(|heap| strange_nim::nim_value(heap, 3)).collect();
/// assert_eq!(values, [0, 0, 0, 1, 0, 1, 2, 0, 1, 3, 2, 0, 4]);
/// ```
pub fn nim_value(heap: u64, k: u64) -> u64 {
    // If at most q stones can be taken, the last q + 1 heaps have the values 0 to q, each
    // once: true for 0. A multiple of k can reach one value more, and gets q itself; any other
    // heap n reaches all but the first of the q + 1 heaps before it, and gets its value.
    let mut heap = heap;
    loop {
        let (most, rest) = (heap / k, heap % k);
        if rest == 0 {
            return most;
        }
        // As many steps as start above the multiple of k.
        let steps = (rest - 1) / (most + 1) + 1;
        heap -= steps * (most + 1);
    }
}

/// The outcome in normal play; each heap comes as `(heap, k)`.
///
/// O(sqrt(s log s)) for each heap of s stones. Source: Sprague, 1935; Grundy, 1939.
///
/// # Panics
/// If a k is 0.
///
/// ```
/// use gamecore::{strange_nim, Outcome};
///
/// assert_eq!(strange_nim::outcome([(5, 2), (3, 3)]), Outcome::P);
/// assert_eq!(strange_nim::outcome([(3, 2), (4, 3), (5, 1)]), Outcome::N);
/// ```
pub fn outcome<I: IntoIterator<Item = (u64, u64)>>(heaps: I) -> Outcome {
    nim::outcome(heaps.into_iter().map(|(heap, k)| nim_value(heap, k)))
}

/// All winning moves in normal play, by heap; each heap comes as `(heap, k)`.
///
/// A heap has at most one; there is none if and only if the position is a P-position.
/// O(sqrt(s log s)) for each heap of s stones. Source: Sprague, 1935; Grundy, 1939.
///
/// # Panics
/// If a k is 0.
///
/// ```
/// use gamecore::{strange_nim, Take};
///
/// // The values are 0, 0 and 5; with k = 1, the heap is one of Nim.
/// let moves = strange_nim::winning_moves(&[(3, 2), (4, 3), (5, 1)]);
/// assert_eq!(moves, [Take { heap: 2, stones: 5 }]);
/// ```
pub fn winning_moves(heaps: &[(u64, u64)]) -> Vec<Take> {
    let values: Vec<u64> = heaps.iter().map(|&(heap, k)| nim_value(heap, k)).collect();
    let sum = nim_sum(values.iter().cloned());
    let takes = heaps.iter().zip(&values).enumerate().filter_map(|(index, (&(heap, k), value))| {
        let left = option_of_value(heap, k, value ^ sum);
        left.filter(|_| sum != 0).map(|left| Take { heap: index, stones: heap - left })
    });
    takes.collect()
}

// The option of a heap with this nim-value, which is not its own.
fn option_of_value(heap: u64, k: u64, value: u64) -> Option<u64> {
    let most = heap / k;
    if value > most {
        return None;
    }
    // The first heap of this value is k times it; the options are the last heaps, so one of
    // them has it. The heap m is followed by the one from which one step leads to m. That is
    // m + 1 + q, where q is the most that can be taken from it.
    let mut left = value * k;
    while left < heap - most {
        let step = left / (k - 1) + 1;
        let to_options = (heap - most - left - 1) / step + 1;
        let same_step = (step * (k - 1) - left - 1) / step + 1;
        left += step * to_options.min(same_step);
    }
    Some(left)
}

#[cfg(test)]
mod tests {
    use crate::game::mex;
    use super::*;

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
            let found: Vec<u64> = (0..=400).map(|heap| nim_value(heap, k)).collect();
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
                assert_eq!(winning_moves(&heaps), wins, "{:?}", heaps);
                assert_eq!(outcome(heaps.iter().cloned()), Outcome::n_if(!wins.is_empty()));
            }
        }
    }

    #[test]
    fn large_heaps() {
        let most = u64::MAX;
        assert_eq!(nim_value(most, 1), most);
        assert_eq!(nim_value(most, most), 1);
        assert_eq!(nim_value(most - 1, most), 0);
        // With k = 2, one less than a power of two has the value 0.
        assert_eq!(nim_value(most, 2), 0);
        assert_eq!(winning_moves(&[(most, 1)]), [Take { heap: 0, stones: most }]);
        let moves = winning_moves(&[(most - 1, 2)]);
        assert_eq!(moves.len(), 1);
        assert_eq!(nim_value(most - 1 - moves[0].stones, 2), 0);
    }
}
