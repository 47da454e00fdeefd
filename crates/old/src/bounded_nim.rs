//! Bounded Nim: take 1 stone to as many as the heap's cap from one heap.
//!
//! A heap and its cap come as `(heap, cap)`. One heap alone is Bachet's game
//! (Bash game; Bachet, 1612). A heap with the cap 0 is out of play.

use super::nim::{self, nim_sum};
use super::outcome::Outcome;
use super::take::Take;

/// The nim-value of one heap from which 1 to `cap` stones may be taken.
///
/// Right for every heap and every cap. O(1).
/// Source: Sprague, 1935; the case of one heap is Bachet's, 1612.
///
/// ```
/// use gamecore::bounded_nim;
///
/// assert_eq!(bounded_nim::nim_value(10, 3), 2);
/// assert_eq!(bounded_nim::nim_value(10, 0), 0);
/// ```
pub fn nim_value(heap: u64, cap: u64) -> u64 {
    // The options of a heap are the `cap` sizes below it, so the values 0 to
    // `cap` recur in this order: the next one is always the one that is
    // missing. If cap + 1 exceeds u64, the cap forbids nothing.
    cap.checked_add(1).map_or(heap, |period| heap % period)
}

/// The outcome in normal play; each heap comes as `(heap, cap)`.
///
/// O(n). Source: Sprague, 1935.
///
/// ```
/// use gamecore::{bounded_nim, Outcome};
///
/// assert_eq!(bounded_nim::outcome([(4, 3)]), Outcome::P);
/// assert_eq!(bounded_nim::outcome([(7, 3), (2, 5)]), Outcome::N);
/// ```
pub fn outcome<I: IntoIterator<Item = (u64, u64)>>(heaps: I) -> Outcome {
    nim::outcome(heaps.into_iter().map(|(heap, cap)| nim_value(heap, cap)))
}

/// The outcome in misere play; each heap comes as `(heap, cap)`.
///
/// If nobody can move, the player to move wins. O(n).
/// Source: Bouton, 1901, whose proof for Nim carries over to the nim-values.
///
/// ```
/// use gamecore::{bounded_nim, Outcome};
///
/// assert_eq!(bounded_nim::misere_outcome([(5, 3)]), Outcome::P);
/// assert_eq!(bounded_nim::misere_outcome([(6, 3), (2, 3)]), Outcome::P);
/// ```
pub fn misere_outcome<I: IntoIterator<Item = (u64, u64)>>(heaps: I) -> Outcome {
    // Values can also rise here, but that never leads from one P-position of Nim
    // to another. Where all values are 0, Nim is over; a heap that can still be
    // played then rises to 1, which wins, as it should: 0 is an N-position.
    nim::misere_outcome(heaps.into_iter().map(|(heap, cap)| nim_value(heap, cap)))
}

/// All winning moves in normal play, by heap; each heap comes as `(heap, cap)`.
///
/// A heap has at most one; there is none if and only if the position is a
/// P-position. O(n). Source: Sprague, 1935.
///
/// ```
/// use gamecore::{bounded_nim, Take};
///
/// // The nim-values are 2 and 3: lower the second, or raise the first.
/// let moves = bounded_nim::winning_moves(&[(10, 3), (7, 3)]);
/// assert_eq!(moves, [Take { heap: 0, stones: 3 }, Take { heap: 1, stones: 1 }]);
/// ```
pub fn winning_moves(heaps: &[(u64, u64)]) -> Vec<Take> {
    let sum = nim_sum(values(heaps));
    moves_to_values(heaps, |value| sum ^ value)
}

/// All winning moves in misere play, by heap; each heap comes as `(heap, cap)`.
///
/// Empty for a P-position, and where nobody can move. O(n).
/// Source: as for [`misere_outcome`].
///
/// ```
/// use gamecore::{bounded_nim, Take};
///
/// // Of 6 stones with the cap 3, leave 5: after the next take, 1 can be left.
/// assert_eq!(bounded_nim::misere_winning_moves(&[(6, 3)]), [Take { heap: 0, stones: 1 }]);
/// ```
pub fn misere_winning_moves(heaps: &[(u64, u64)]) -> Vec<Take> {
    // If some other value is large, the sum must become 0; if not, this value
    // must become small and the sum 1.
    let sum = nim_sum(values(heaps));
    let large = values(heaps).filter(|&value| value > 1).count();
    moves_to_values(heaps, |value| {
        let others_large = large - usize::from(value > 1);
        if others_large > 0 {
            sum ^ value
        } else {
            sum ^ value ^ 1
        }
    })
}

/// The greatest cap with which the player to move wins, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GreatestCap {
    /// The player to move wins with no cap.
    Never,
    /// The player to move wins with this cap, and with no greater one.
    At(u64),
    /// The player to move wins with every cap from the largest heap on, which forbids nothing.
    Unbounded,
}

/// The greatest cap for all heaps with which the player to move wins in normal play.
///
/// O(n log n) time and O(n) space.
///
/// ```
/// use gamecore::bounded_nim::{greatest_cap, GreatestCap};
///
/// assert_eq!(greatest_cap([1, 2, 3]), GreatestCap::At(2));
/// assert_eq!(greatest_cap([1, 2, 3, 4]), GreatestCap::Unbounded);
/// assert_eq!(greatest_cap([100, 100]), GreatestCap::Never);
/// ```
pub fn greatest_cap<I: IntoIterator<Item = u64>>(heaps: I) -> GreatestCap {
    let mut heaps: Vec<u64> = heaps.into_iter().collect();
    if nim_sum(heaps.iter().cloned()) != 0 {
        return GreatestCap::Unbounded;
    }
    // Equal heaps cancel out with every cap. While the cap is not below the largest of the
    // others, their values are their sizes, with the nim-sum 0; with a cap one less, that heap
    // has the value 0 while the other values are the same.
    heaps.sort_unstable();
    while let Some(heap) = heaps.pop() {
        if heaps.last() == Some(&heap) {
            heaps.pop();
        } else if heap > 0 {
            return GreatestCap::At(heap - 1);
        }
    }
    GreatestCap::Never
}

fn values<'a>(heaps: &'a [(u64, u64)]) -> impl Iterator<Item = u64> + 'a {
    heaps.iter().map(|&(heap, cap)| nim_value(heap, cap))
}

// The moves that turn a heap of some nim-value into one of the value
// `wanted(value)`.
fn moves_to_values<W: Fn(u64) -> u64>(heaps: &[(u64, u64)], wanted: W) -> Vec<Take> {
    let takes = heaps.iter().enumerate().filter_map(|(index, &(heap, cap))| {
        let stones = take_to_value(heap, cap, wanted(nim_value(heap, cap)));
        stones.map(|stones| Take { heap: index, stones })
    });
    takes.collect()
}

// The number of stones that turns a heap into one of nim-value `wanted`.
fn take_to_value(heap: u64, cap: u64, wanted: u64) -> Option<u64> {
    // The options are the `cap` sizes below the heap, one too few for a whole
    // period, so each other value occurs once, if the heap reaches that far.
    let value = nim_value(heap, cap);
    if wanted < value {
        Some(value - wanted)
    } else if value < wanted && wanted <= cap && cap < heap {
        Some(cap - (wanted - value) + 1)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_cap_is_that_of_trying_all() {
        for number in 0..9_u64.pow(4) {
            let heaps: Vec<u64> = (0..4).map(|place| number / 9_u64.pow(place) % 9).collect();
            let wins = |cap: &u64| outcome(heaps.iter().map(|&heap| (heap, *cap))) == Outcome::N;
            let expected = match (1..=9).rev().find(wins) {
                None => GreatestCap::Never,
                Some(9) => GreatestCap::Unbounded,
                Some(cap) => GreatestCap::At(cap),
            };
            assert_eq!(greatest_cap(heaps.iter().cloned()), expected, "{:?}", heaps);
        }
        assert_eq!(greatest_cap([]), GreatestCap::Never);
        let most = u64::MAX;
        assert_eq!(greatest_cap([most, 1, most - 1, 7, 0, 7]), GreatestCap::At(most - 1));
    }
}
