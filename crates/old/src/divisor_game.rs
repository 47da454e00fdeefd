//! The divisor game: replace one of several numbers by a proper divisor of it.
//!
//! A player who finds only ones cannot move.

use super::factoring::{divisors_with_omega, prime_omega};
use super::nim;
use super::outcome::Outcome;
use super::take::Take;

/// A move: one number is replaced by a divisor of it.
///
/// Replacements are ordered by index first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Replacement {
    /// The index of the number, from 0.
    pub index: usize,
    /// The divisor that takes its place.
    pub divisor: u64,
}

impl Replacement {
    /// The numbers after this move.
    ///
    /// # Panics
    /// If there is no such number.
    pub fn after(&self, numbers: &[u64]) -> Vec<u64> {
        let mut numbers = numbers.to_vec();
        numbers[self.index] = self.divisor;
        numbers
    }
}

/// The nim-value of one number: Omega(n), the number of its prime factors,
/// counted with multiplicity.
///
/// O(n^(1/4)) multiplications, heuristically.
///
/// # Panics
/// If the number is 0.
///
/// ```
/// use gamecore::divisor_game;
///
/// assert_eq!(divisor_game::nim_value(360), 6);
/// ```
pub fn nim_value(number: u64) -> u64 {
    // A proper divisor is the product that is left when one or more prime factors
    // are crossed out: by induction the number n is a heap of Omega(n) stones,
    // and the game is Nim, in normal and in misere play.
    prime_omega(number)
}

/// The outcome in normal play, where a player who finds only ones loses.
///
/// O(n^(1/4)) multiplications for each number n.
///
/// # Panics
/// If a number is 0.
///
/// ```
/// use gamecore::{divisor_game, Outcome};
///
/// assert_eq!(divisor_game::outcome([4, 15]), Outcome::P);
/// assert_eq!(divisor_game::outcome([8, 15]), Outcome::N);
/// ```
pub fn outcome<I: IntoIterator<Item = u64>>(numbers: I) -> Outcome {
    nim::outcome(numbers.into_iter().map(nim_value))
}

/// The outcome in misere play, where a player who finds only ones wins.
///
/// O(n^(1/4)) multiplications for each number n.
///
/// # Panics
/// If a number is 0.
///
/// ```
/// use gamecore::{divisor_game, Outcome};
///
/// assert_eq!(divisor_game::misere_outcome([7]), Outcome::P);
/// assert_eq!(divisor_game::misere_outcome([4, 15]), Outcome::P);
/// ```
pub fn misere_outcome<I: IntoIterator<Item = u64>>(numbers: I) -> Outcome {
    nim::misere_outcome(numbers.into_iter().map(nim_value))
}

/// All winning moves in normal play, by index and then by divisor; empty if
/// and only if the position is a P-position.
///
/// O(n^(1/4) + d log n) for each number n with d divisors.
///
/// # Panics
/// If a number is 0.
///
/// ```
/// use gamecore::divisor_game::{self, Replacement};
///
/// let to = |divisor| Replacement { index: 1, divisor };
/// assert_eq!(divisor_game::winning_moves(&[7, 12]), [to(2), to(3)]);
/// ```
pub fn winning_moves(numbers: &[u64]) -> Vec<Replacement> {
    replacements(numbers, &nim::winning_moves(&heaps(numbers)))
}

/// All winning moves in misere play, by index and then by divisor.
///
/// Empty for a P-position, and where all numbers are 1. O(n^(1/4) + d log n) for each number n
/// with d divisors.
///
/// # Panics
/// If a number is 0.
///
/// ```
/// use gamecore::divisor_game::{self, Replacement};
///
/// let moves = divisor_game::misere_winning_moves(&[7, 12]);
/// assert_eq!(moves, [Replacement { index: 1, divisor: 1 }]);
/// ```
pub fn misere_winning_moves(numbers: &[u64]) -> Vec<Replacement> {
    replacements(numbers, &nim::misere_winning_moves(&heaps(numbers)))
}

fn heaps(numbers: &[u64]) -> Vec<u64> {
    numbers.iter().map(|&number| nim_value(number)).collect()
}

fn replacements(numbers: &[u64], takes: &[Take]) -> Vec<Replacement> {
    let moves = takes.iter().flat_map(|take| {
        let (index, number) = (take.heap, numbers[take.heap]);
        let divisors = divisors_with_omega(number, nim_value(number) - take.stones);
        divisors.into_iter().map(move |divisor| Replacement { index, divisor })
    });
    moves.collect()
}
