//! Distinct numbers: replace the greatest by a smaller number that is not there yet; the player
//! who cannot move loses.
//!
//! With room above the second greatest number, the player to move wins by stealing a strategy;
//! without it, play goes down by one number at a time, and the parity decides.

use super::outcome::Outcome;

// Let there be n >= 2 numbers, g the greatest and s the second greatest; then g + 1 - n numbers
// below g are free.
// - If g > s + 1, the player to move wins: s + 1 is free. If it is a P-position with s + 1 in
//   place of g, move there. If not, that position has a move to a P-position, in which s + 1
//   goes down to some number less than s; g can go there at once.
// - If g = s + 1, then after any move s is the greatest, and there is one free number less.
//   A player who leaves room loses. As long as some number is free, leaving none is possible: put
//   the greatest right below s, or anywhere if that is taken. So P and N alternate.
// So a P-position is one with g = s + 1 and an even number of free numbers.

/// The outcome in normal play. The numbers must be in ascending order, none twice.
///
/// A single number is a heap of Nim. O(1).
/// Source: AtCoder Regular Contest 137, 2022.
///
/// ```
/// use gamecore::{distinct_numbers, Outcome};
///
/// assert_eq!(distinct_numbers::outcome(&[2, 4]), Outcome::N);
/// assert_eq!(distinct_numbers::outcome(&[0, 1, 2]), Outcome::P);
/// assert_eq!(distinct_numbers::outcome(&[2, 3]), Outcome::P);
/// ```
pub fn outcome(numbers: &[u64]) -> Outcome {
    match numbers {
        [] => Outcome::P,
        [only] => Outcome::n_if(*only > 0),
        [.., second, greatest] => {
            Outcome::n_if(greatest - second > 1 || free_below_greatest(numbers) % 2 == 1)
        }
    }
}

/// How many numbers below the greatest one are not there. The numbers must be in ascending
/// order, none twice. O(1).
///
/// ```
/// use gamecore::distinct_numbers::free_below_greatest;
///
/// assert_eq!(free_below_greatest(&[0, 3, 4]), 2);
/// ```
pub fn free_below_greatest(numbers: &[u64]) -> u64 {
    numbers.last().map_or(0, |greatest| greatest - (numbers.len() as u64 - 1))
}

/// All winning moves in normal play: the replacements for the greatest number, in ascending
/// order; empty if and only if the position is a P-position.
///
/// The numbers must be in ascending order, none twice. There may be billions of winning moves,
/// so they are made when they are asked for. O(1), and O(1) for each move and each number
/// that is passed over. Source: as for [`outcome`].
///
/// ```
/// use gamecore::distinct_numbers::{after, winning_moves};
///
/// assert_eq!(winning_moves(&[2, 4]).collect::<Vec<_>>(), [3]);
/// assert_eq!(winning_moves(&[3, 4, 6]).collect::<Vec<_>>(), [0, 1, 2]);
/// assert_eq!(winning_moves(&[3, 4, 1_000]).len(), 3);
/// assert_eq!(winning_moves(&[0, 1, 2]).next(), None);
/// assert_eq!(after(&[3, 4, 6], 1), [1, 3, 4]);
/// ```
pub fn winning_moves(numbers: &[u64]) -> Replacements<'_> {
    let one = |number: u64| Replacements { taken: &[], next: number, end: number + 1 };
    let none = Replacements { taken: &[], next: 0, end: 0 };
    match numbers {
        _ if outcome(numbers) == Outcome::P => none,
        [_] => one(0),
        [rest @ .., _] => {
            // Room must not be left, and an even number of free numbers.
            let second = rest[rest.len() - 1];
            let even = (second + 1 - rest.len() as u64) % 2 == 1;
            match rest {
                _ if !even => one(second + 1),
                [below @ .., third, _] if third + 1 == second => {
                    Replacements { taken: below, next: 0, end: *third }
                }
                _ => one(second - 1),
            }
        }
        [] => none,
    }
}

/// The numbers after the greatest one is replaced by another, in ascending order. O(n).
///
/// # Panics
/// If there are no numbers.
pub fn after(numbers: &[u64], replacement: u64) -> Vec<u64> {
    let mut numbers = numbers[..numbers.len() - 1].to_vec();
    let place = numbers.iter().filter(|&&number| number < replacement).count();
    numbers.insert(place, replacement);
    numbers
}

/// Numbers that can take the place of the greatest one; made by [`winning_moves`].
#[derive(Clone, Debug)]
pub struct Replacements<'a> {
    // Those from `next` up to `end` that are not taken.
    taken: &'a [u64],
    next: u64,
    end: u64,
}

impl<'a> Iterator for Replacements<'a> {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        while self.taken.first() == Some(&self.next) {
            self.taken = &self.taken[1..];
            self.next += 1;
        }
        if self.next >= self.end {
            return None;
        }
        self.next += 1;
        Some(self.next - 1)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.end - self.next) as usize - self.taken.len();
        (left, Some(left))
    }
}

impl<'a> ExactSizeIterator for Replacements<'a> {}
