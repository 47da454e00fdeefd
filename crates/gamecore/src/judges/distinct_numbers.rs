use std::convert::TryFrom;

use crate::game::{Game, Outcome};

/// Distinct numbers: replace the greatest by a smaller number that is not there yet.
///
/// A position is the numbers, in increasing order; a move is the number that takes the place of the
/// greatest. The player who cannot move loses.
///
/// With room between the greatest two numbers, the player to move wins by stealing a strategy. If
/// they are neighbours, it is a P-position if and only if the free numbers below are even in number
/// (AtCoder Regular Contest 137, problem C, 2022; the proof is in the source). A single number is a
/// heap of Nim, and without numbers it is a P-position. O(n) for n numbers, and O(1) more for each
/// winning move; [`each_winning_move`](DistinctNumbers::each_winning_move) does not store them.
///
/// # Panics
/// Every method, if the numbers are not in increasing order, or one is there twice.
///
/// ```
/// use gamecore::judges::DistinctNumbers;
/// use gamecore::prelude::*;
///
/// assert_eq!(DistinctNumbers.outcome(&[2, 4]), Outcome::N);
/// assert_eq!(DistinctNumbers.outcome(&[0, 1, 2]), Outcome::P);
/// assert_eq!(DistinctNumbers.winning_moves(&[3, 4, 6]), [0, 1, 2]);
/// assert_eq!(DistinctNumbers.after(&[3, 4, 6], &1), [1, 3, 4]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DistinctNumbers;

// Let there be n >= 2 numbers, g the greatest and s the second greatest; then g + 1 - n numbers
// below g are free.
// - If g > s + 1, the player to move wins: s + 1 is free. If it is a P-position with s + 1 in
//   place of g, move there. If not, that position has a move to a P-position, in which s + 1
//   goes down to some number less than s; g can go there at once.
// - If g = s + 1, then after any move s is the greatest, and there is one free number less. A
//   player who leaves room loses. As long as some number is free, leaving none is possible: put the
//   greatest right below s, or anywhere if that is taken. So P and N alternate.
// So a position of two numbers or more is a P-position if and only if g = s + 1 and the free
// numbers are even in number.
impl DistinctNumbers {
    /// How many numbers below the greatest one are not there. O(n) for n numbers.
    ///
    /// # Panics
    /// If the numbers are not in increasing order, or one is there twice.
    ///
    /// ```
    /// use gamecore::judges::DistinctNumbers;
    ///
    /// assert_eq!(DistinctNumbers::free_below_greatest(&[0, 3, 4]), 2);
    /// ```
    #[must_use]
    pub fn free_below_greatest(numbers: &[u64]) -> u64 {
        check_increasing(numbers);
        numbers.last().map_or(0, |greatest| greatest - (numbers.len() as u64 - 1))
    }

    /// The winning moves of [`winning_moves`](Game::winning_moves), which may be billions: each is
    /// found when it is asked for.
    ///
    /// O(n) for n numbers; then O(1) for each move and each number that is passed over.
    ///
    /// # Panics
    /// If the numbers are not in increasing order, or one is there twice.
    ///
    /// ```
    /// use gamecore::judges::DistinctNumbers;
    ///
    /// let last = u64::MAX;
    /// let numbers = [5, 6, last - 2, last - 1, last];
    /// let moves = DistinctNumbers.each_winning_move(&numbers);
    /// assert_eq!(moves.left(), last - 4);
    /// assert_eq!(moves.skip(4).take(3).collect::<Vec<u64>>(), [4, 7, 8]);
    /// ```
    #[must_use]
    pub fn each_winning_move<'a>(&self, numbers: &'a [u64]) -> FreeNumbers<'a> {
        let one = |number: u64| FreeNumbers { taken: &[], next: number, end: number + 1 };
        let none = FreeNumbers { taken: &[], next: 0, end: 0 };
        match numbers {
            _ if self.outcome(numbers) == Outcome::P => none,
            [_] => one(0),
            [rest @ .., _] => {
                // Room must not be left, and an even number of free numbers.
                let second = rest[rest.len() - 1];
                let even = (second + 1 - rest.len() as u64) % 2 == 1;
                match rest {
                    _ if !even => one(second + 1),
                    [below @ .., third, _] if third + 1 == second => {
                        FreeNumbers { taken: below, next: 0, end: *third }
                    }
                    _ => one(second - 1),
                }
            }
            [] => none,
        }
    }
}

fn check_increasing(numbers: &[u64]) {
    for pair in numbers.windows(2) {
        assert!(pair[0] < pair[1], "{} comes before {}", pair[0], pair[1]);
    }
}

impl Game for DistinctNumbers {
    type Position = [u64];
    type Move = u64;

    fn outcome(&self, numbers: &[u64]) -> Outcome {
        let free = DistinctNumbers::free_below_greatest(numbers);
        match numbers {
            [] => Outcome::P,
            [only] => Outcome::n_if(*only > 0),
            [.., second, greatest] => Outcome::n_if(greatest - second > 1 || free % 2 == 1),
        }
    }

    fn winning_moves(&self, numbers: &[u64]) -> Vec<u64> {
        self.each_winning_move(numbers).collect()
    }

    fn winning_moves_iter<'a>(&'a self, numbers: &'a [u64]) -> Box<dyn Iterator<Item = u64> + 'a> {
        Box::new(self.each_winning_move(numbers))
    }

    fn winning_move(&self, numbers: &[u64]) -> Option<u64> {
        self.each_winning_move(numbers).next()
    }

    fn after(&self, numbers: &[u64], &number: &u64) -> Vec<u64> {
        check_increasing(numbers);
        let (greatest, rest) = numbers.split_last().expect("there is no number to replace");
        let is_free = number < *greatest && rest.binary_search(&number).is_err();
        assert!(is_free, "{} cannot take the place of {}", number, greatest);
        let place = rest.partition_point(|&other| other < number);
        [&rest[..place], &[number], &rest[place..]].concat()
    }
}

/// The free numbers of a range, in increasing order; made by [`DistinctNumbers`].
///
/// ```
/// use gamecore::judges::DistinctNumbers;
///
/// let numbers = DistinctNumbers.each_winning_move(&[0, 1, 5]);
/// assert_eq!(numbers.collect::<Vec<u64>>(), [2]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FreeNumbers<'a> {
    // Those from `next` up to `end` that are not taken.
    taken: &'a [u64],
    next: u64,
    end: u64,
}

impl<'a> FreeNumbers<'a> {
    /// How many are still to come. O(1).
    #[must_use]
    pub fn left(&self) -> u64 {
        self.end - self.next - self.taken.len() as u64
    }
}

impl<'a> Iterator for FreeNumbers<'a> {
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
        let left = usize::try_from(self.left());
        (left.unwrap_or(usize::MAX), left.ok())
    }
}
