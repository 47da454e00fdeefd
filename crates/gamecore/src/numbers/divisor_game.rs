use crate::game::{MisereGame, Outcome, SumGame};
use crate::heaps::Nim;
use crate::theorems::divisors::divisors_with_omega;
use crate::theorems::factoring::prime_omega;
use crate::theorems::parts::check_index;

/// The divisor game: replace one of several numbers by a proper divisor of it.
///
/// A position is the numbers, all positive. A move is a [`Replacement`]. The player who cannot move
/// loses, as only ones are left.
///
/// The nim-value of the number n is Omega(n), the number of its prime factors, counted with
/// multiplicity: it is [`Nim`](crate::Nim) with these as heaps (folklore; the proof is in the
/// source). O(n^(1/4)) multiplications, heuristically, for each number n; for the moves O(d log n)
/// more for each n with d divisors.
///
/// # Panics
/// Every method, if a number is 0.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{DivisorGame, Replacement};
///
/// assert_eq!(DivisorGame.nim_value(&[360]), 6);
/// assert_eq!(DivisorGame.outcome(&[4, 15]), Outcome::P);
/// let to = |divisor| Replacement { index: 1, divisor };
/// assert_eq!(DivisorGame.winning_moves(&[7, 12]), [to(2), to(3)]);
/// assert_eq!(DivisorGame.after(&[7, 12], &to(2)), [7, 2]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DivisorGame;

/// A move: one number is replaced by a proper divisor of it.
///
/// Replacements are ordered by index first.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{DivisorGame, Replacement};
///
/// assert_eq!(DivisorGame.after(&[6, 7], &Replacement { index: 0, divisor: 2 }), [2, 7]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Replacement {
    /// The index of the number, from 0.
    pub index: usize,
    /// The divisor that takes its place.
    pub divisor: u64,
}

impl SumGame for DivisorGame {
    type Component = u64;
    type Move = Replacement;

    fn component_value(&self, &number: &u64) -> u64 {
        // A proper divisor is the product that is left when one or more prime factors
        // are crossed out: by induction the number n is a heap of Omega(n) stones,
        // and the game is Nim, in normal and in misere play.
        prime_omega(number)
    }

    fn component_moves(&self, index: usize, &number: &u64, nim_value: u64) -> Vec<Replacement> {
        let divisors = divisors_with_omega(number, nim_value).into_iter();
        let proper = divisors.filter(|&divisor| divisor < number);
        proper.map(|divisor| Replacement { index, divisor }).collect()
    }

    fn make_move(&self, numbers: &mut Vec<u64>, chosen: &Replacement) {
        assert!(!numbers.contains(&0), "a number is 0");
        check_index("number", chosen.index, numbers.len());
        let (number, divisor) = (numbers[chosen.index], chosen.divisor);
        let is_proper = 0 < divisor && divisor < number && number % divisor == 0;
        assert!(is_proper, "{} is not a proper divisor of {}", divisor, number);
        numbers[chosen.index] = divisor;
    }
}

/// As in misere Nim with the numbers of prime factors as heaps. The costs are those of normal play.
///
/// ```
/// use gamecore::prelude::*;
/// use gamecore::{DivisorGame, Replacement};
///
/// assert_eq!(DivisorGame.misere_outcome(&[7]), Outcome::P);
/// assert_eq!(DivisorGame.misere_outcome(&[4, 15]), Outcome::P);
/// let moves = DivisorGame.misere_winning_moves(&[7, 12]);
/// assert_eq!(moves, [Replacement { index: 1, divisor: 1 }]);
/// ```
impl MisereGame for DivisorGame {
    fn misere_outcome(&self, numbers: &[u64]) -> Outcome {
        Nim.misere_outcome(&heaps(numbers))
    }

    fn misere_winning_moves(&self, numbers: &[u64]) -> Vec<Replacement> {
        let heaps = heaps(numbers);
        let takes = Nim.misere_winning_moves(&heaps).into_iter();
        let moves = takes.flat_map(|take| {
            let left = heaps[take.heap] - take.stones;
            self.component_moves(take.heap, &numbers[take.heap], left)
        });
        moves.collect()
    }
}

fn heaps(numbers: &[u64]) -> Vec<u64> {
    numbers.iter().map(|&number| prime_omega(number)).collect()
}
