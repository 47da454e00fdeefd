//! The game of prime powers: divide all numbers that p^k divides by p^k.
//!
//! A move chooses a prime p and k >= 1 such that p^k divides at least one of the numbers. The
//! player who finds only ones cannot move and loses.

use std::collections::{BTreeMap, HashMap};

use super::factoring::prime_factors;
use super::nim::nim_sum;
use super::outcome::Outcome;

/// A move: all numbers that prime^exponent divides are divided by it.
///
/// Powers are ordered by prime first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PrimePower {
    /// The prime.
    pub prime: u64,
    /// The exponent, at least 1.
    pub exponent: u32,
}

impl PrimePower {
    /// The numbers after this move.
    ///
    /// # Panics
    /// If the power exceeds 64 bits.
    pub fn after(&self, numbers: &[u64]) -> Vec<u64> {
        let power = self.prime.checked_pow(self.exponent).expect("a power of at most 64 bits");
        let divided = |&number: &u64| if number % power == 0 { number / power } else { number };
        numbers.iter().map(divided).collect()
    }
}

/// The game, with the nim-values that it has found so far.
///
/// The primes are a sum of games. For each of them all that matters is the set of the exponents
/// that occur: a mask, in which digit e - 1 stands for e.
///
/// ```
/// use gamecore::prime_powers::{PrimePower, PrimePowers};
/// use gamecore::Outcome;
///
/// let mut game = PrimePowers::new();
/// assert_eq!(game.outcome(&[1, 17, 289]), Outcome::P);
/// let moves = game.winning_moves(&[4, 8, 3]);
/// assert_eq!(moves, [PrimePower { prime: 2, exponent: 2 }]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct PrimePowers {
    known: HashMap<u64, u64>,
}

impl PrimePowers {
    /// The game, with no nim-value found yet.
    pub fn new() -> PrimePowers {
        PrimePowers { known: HashMap::new() }
    }

    /// The nim-value of the numbers' part of one prime, given the mask of its exponents.
    ///
    /// By the definition, remembering the m masks that can be reached: some thousand for
    /// exponents up to 29. O(e m) for exponents up to e.
    pub fn nim_value(&mut self, mask: u64) -> u64 {
        if mask == 0 {
            return 0;
        }
        if let Some(&value) = self.known.get(&mask) {
            return value;
        }
        // The greatest exponent shrinks with every move, so that this goes at most 64 deep.
        // There are as many options, so no value exceeds 64.
        let options = options(mask).map(|option| 1 << self.nim_value(option));
        let reached: u128 = options.fold(0, |reached, value: u128| reached | value);
        let value = u64::from((!reached).trailing_zeros());
        self.known.insert(mask, value);
        value
    }

    /// The outcome in normal play.
    ///
    /// O(n^(1/4)) multiplications for each number n, and [`nim_value`](PrimePowers::nim_value) for
    /// each prime.
    ///
    /// # Panics
    /// If a number is 0.
    pub fn outcome(&mut self, numbers: &[u64]) -> Outcome {
        let masks = masks_by_prime(numbers);
        Outcome::n_if(nim_sum(masks.values().map(|&mask| self.nim_value(mask))) != 0)
    }

    /// All winning moves in normal play, by prime and then by exponent; empty if and only if the
    /// position is a P-position.
    ///
    /// O(64) more for each prime than [`outcome`](PrimePowers::outcome), and the same panics.
    pub fn winning_moves(&mut self, numbers: &[u64]) -> Vec<PrimePower> {
        let masks = masks_by_prime(numbers);
        let sum = nim_sum(masks.values().map(|&mask| self.nim_value(mask)));
        let mut moves = Vec::new();
        for (prime, mask) in masks {
            // The prime's part must come to match the others.
            let others = sum ^ self.nim_value(mask);
            let options = (1..).zip(options(mask));
            let winning = options.filter(|&(_, option)| self.nim_value(option) == others);
            moves.extend(winning.map(|(exponent, _)| PrimePower { prime, exponent }));
        }
        moves
    }
}

// The masks that the exponents 1, 2, ... to the greatest leave: smaller exponents stay, and the
// others are lowered by the one chosen.
fn options(mask: u64) -> impl Iterator<Item = u64> {
    let greatest = 64 - mask.leading_zeros();
    (1..=greatest).map(move |exponent| {
        let smaller = mask & ((1 << (exponent - 1)) - 1);
        mask >> (exponent - 1) >> 1 | smaller
    })
}

/// The primes that divide one of the numbers, ascending, each with the mask of the exponents
/// with which it occurs.
///
/// O(n^(1/4)) multiplications for each number n.
///
/// # Panics
/// If a number is 0.
///
/// ```
/// use gamecore::prime_powers::exponent_masks;
///
/// assert_eq!(exponent_masks(&[12, 2, 8]), [(2, 0b111), (3, 0b1)]);
/// ```
pub fn exponent_masks(numbers: &[u64]) -> Vec<(u64, u64)> {
    masks_by_prime(numbers).into_iter().collect()
}

// Of each prime that divides one of the numbers, the mask of the exponents with which it occurs.
fn masks_by_prime(numbers: &[u64]) -> BTreeMap<u64, u64> {
    let mut masks = BTreeMap::new();
    for &number in numbers {
        let factors = prime_factors(number);
        let mut rest = &factors[..];
        while let Some(&prime) = rest.first() {
            let exponent = rest.iter().take_while(|&&factor| factor == prime).count();
            *masks.entry(prime).or_insert(0) |= 1 << (exponent - 1);
            rest = &rest[exponent..];
        }
    }
    masks
}
