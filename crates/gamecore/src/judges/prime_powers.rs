use std::collections::BTreeMap;
use std::collections::HashMap;

use crate::game::{Game, NimValued, Outcome};
use crate::theorems::factoring::{prime_factors, prime_omega};
use crate::theorems::nim_sum::nim_sum;

/// Prime powers: divide all numbers that a power of a prime divides by that power.
///
/// A move is a prime p and an exponent k >= 1 such that p^k divides at least one of the numbers.
///
/// A position is the numbers, all positive. A move is a [`PrimePower`]. The player who cannot move
/// loses, as only ones are left.
///
/// The primes are a sum of games (Sprague, 1935; Grundy, 1939). For each of them all that matters
/// is the set of the exponents that occur: a mask, in which digit e - 1 stands for e. The
/// nim-values of the masks are computed by the definition (Codeforces, problem 850C). Every method
/// takes O(n^(1/4)) multiplications for each number n, heuristically, and O(e m) for exponents up
/// to e that lead to m masks, some thousand for exponents up to 29; O(m) space.
///
/// # Panics
/// Every method, if a number is 0.
///
/// ```
/// use gamecore::judges::{PrimePower, PrimePowers};
/// use gamecore::prelude::*;
///
/// assert_eq!(PrimePowers.outcome(&[1, 17, 289]), Outcome::P);
/// assert_eq!(PrimePowers.nim_value(&[4, 8, 3]), 2);
/// let moves = PrimePowers.winning_moves(&[4, 8, 3]);
/// assert_eq!(moves, [PrimePower { prime: 2, exponent: 2 }]);
/// assert_eq!(PrimePowers.after(&[4, 8, 3], &moves[0]), [1, 2, 3]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PrimePowers;

/// A move: all numbers that prime^exponent divides are divided by it.
///
/// Powers are ordered by prime first.
///
/// ```
/// use gamecore::judges::{PrimePower, PrimePowers};
/// use gamecore::prelude::*;
///
/// let four = PrimePower { prime: 2, exponent: 2 };
/// assert_eq!(PrimePowers.after(&[12, 9], &four), [3, 9]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PrimePower {
    /// The prime.
    pub prime: u64,
    /// The exponent, at least 1.
    pub exponent: u32,
}

impl PrimePowers {
    /// The primes that divide one of the numbers, in increasing order, each with the mask of the
    /// exponents with which it occurs.
    ///
    /// O(n^(1/4)) multiplications for each number n, heuristically.
    ///
    /// # Panics
    /// If a number is 0.
    ///
    /// ```
    /// use gamecore::judges::PrimePowers;
    ///
    /// assert_eq!(PrimePowers::exponent_masks(&[12, 2, 8]), [(2, 0b111), (3, 0b1)]);
    /// ```
    #[must_use]
    pub fn exponent_masks(numbers: &[u64]) -> Vec<(u64, u64)> {
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
        masks.into_iter().collect()
    }

    /// The nim-value of the numbers' part of one prime, given the mask of its exponents.
    ///
    /// By the definition, once for each of the m masks that can be reached. O(e m) time and O(m)
    /// space for exponents up to e.
    ///
    /// ```
    /// use gamecore::judges::PrimePowers;
    ///
    /// assert_eq!(PrimePowers::mask_value(0b100), 3);
    /// assert_eq!(PrimePowers::mask_value(0b011), 0);
    /// ```
    #[must_use]
    pub fn mask_value(mask: u64) -> u64 {
        MaskValues::default().value(mask)
    }
}

impl Game for PrimePowers {
    type Position = [u64];
    type Move = PrimePower;

    fn outcome(&self, numbers: &[u64]) -> Outcome {
        Outcome::from_nim_value(self.nim_value(numbers))
    }

    fn winning_moves(&self, numbers: &[u64]) -> Vec<PrimePower> {
        self.moves_to(numbers, 0)
    }

    fn after(&self, numbers: &[u64], chosen: &PrimePower) -> Vec<u64> {
        assert!(!numbers.contains(&0), "a number is 0");
        let power = chosen.prime.checked_pow(chosen.exponent).filter(|&power| power > 1);
        let divided = |&number: &u64| match power {
            Some(power) if number % power == 0 => number / power,
            _ => number,
        };
        let after: Vec<u64> = numbers.iter().map(divided).collect();
        let is_move = after != numbers && prime_omega(chosen.prime) == 1;
        assert!(is_move, "{:?} is not a power of a prime that divides a number", chosen);
        after
    }
}

impl NimValued for PrimePowers {
    fn nim_value(&self, numbers: &[u64]) -> u64 {
        let mut known = MaskValues::default();
        let masks = PrimePowers::exponent_masks(numbers);
        nim_sum(masks.into_iter().map(|(_, mask)| known.value(mask)))
    }

    fn moves_to(&self, numbers: &[u64], nim_value: u64) -> Vec<PrimePower> {
        let mut known = MaskValues::default();
        let masks = PrimePowers::exponent_masks(numbers);
        let sum = nim_sum(masks.iter().map(|&(_, mask)| known.value(mask)));
        let mut moves = Vec::new();
        for (prime, mask) in masks {
            let wanted = known.value(mask) ^ sum ^ nim_value;
            let options = (1..).zip(masks_after(mask));
            let matching = options.filter(|&(_, option)| known.value(option) == wanted);
            moves.extend(matching.map(|(exponent, _)| PrimePower { prime, exponent }));
        }
        moves
    }
}

// The nim-values found so far, by mask.
#[derive(Default)]
struct MaskValues(HashMap<u64, u64>);

impl MaskValues {
    fn value(&mut self, mask: u64) -> u64 {
        // A single exponent, as most primes have, is a heap of Nim.
        if mask.count_ones() <= 1 {
            return u64::from(64 - mask.leading_zeros());
        }
        if let Some(&value) = self.0.get(&mask) {
            return value;
        }
        // The greatest exponent shrinks with every move, so that this goes at most 64 deep.
        // There are as many options, so no value exceeds 64.
        let options = masks_after(mask).map(|option| 1 << self.value(option));
        let reached: u128 = options.fold(0, |reached, value: u128| reached | value);
        let value = u64::from((!reached).trailing_zeros());
        self.0.insert(mask, value);
        value
    }
}

// The masks that the exponents 1, 2, ... to the greatest leave: smaller exponents stay, and the
// others are lowered by the one chosen.
fn masks_after(mask: u64) -> impl Iterator<Item = u64> {
    let greatest = 64 - mask.leading_zeros();
    (1..=greatest).map(move |exponent| {
        let smaller = mask & ((1 << (exponent - 1)) - 1);
        mask >> (exponent - 1) >> 1 | smaller
    })
}
