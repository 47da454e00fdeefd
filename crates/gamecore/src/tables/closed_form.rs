//! Formulas for the nim-values of some subtraction games.

use crate::theorems::factoring::gcd;
use crate::theorems::ranged_nim::ranged_nim_value;

/// A formula for the nim-values of all heaps of a subtraction game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ClosedForm {
    unit: u64,
    pattern: Pattern,
}

/// The form of the amounts, divided by their common divisor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Pattern {
    // 1, ..., modulus - 1 and no multiple of the modulus.
    Remainder { modulus: u64 },
    // All from the least to the most.
    Interval { least: u64, most: u64 },
    // Two amounts.
    Pair { smaller: u64, larger: u64 },
}

impl ClosedForm {
    /// The formula for these amounts, increasing and positive, if one is known. O(k) for k amounts.
    pub(super) fn find(amounts: &[u64]) -> Option<ClosedForm> {
        // Stones beyond a multiple of the common divisor can never be taken.
        let unit = amounts.iter().fold(0, |divisor, &amount| gcd(divisor, amount)).max(1);
        let amounts: Vec<u64> = amounts.iter().map(|amount| amount / unit).collect();
        let pattern = remainder(&amounts).or_else(|| interval(&amounts)).or_else(|| pair(&amounts));
        pattern.map(|pattern| ClosedForm { unit, pattern })
    }

    /// The nim-value of a heap of any size. O(1).
    pub(super) fn value(&self, heap: u64) -> u64 {
        let heap = heap / self.unit;
        match self.pattern {
            Pattern::Remainder { modulus } => heap % modulus,
            Pattern::Interval { least, most } => ranged_nim_value(heap, least, most),
            Pattern::Pair { smaller, larger } => {
                // If the sum does not fit, every heap is below it.
                let rest = smaller.checked_add(larger).map_or(heap, |sum| heap % sum);
                match rest / smaller % 2 {
                    0 if rest >= larger => 2,
                    parity => parity,
                }
            }
        }
    }
}

// No amount is a multiple of m + 1, so no option has the same remainder; and
// each smaller remainder is reached by taking one of 1, ..., m.
fn remainder(amounts: &[u64]) -> Option<Pattern> {
    let counting = amounts.iter().zip(1..).take_while(|&(&amount, number)| amount == number);
    let modulus = counting.count() as u64 + 1;
    let none_returns = amounts.iter().all(|amount| amount % modulus != 0);
    none_returns.then_some(Pattern::Remainder { modulus })
}

// Ranged Nim; its module has the proof.
fn interval(amounts: &[u64]) -> Option<Pattern> {
    let (&least, &most) = (amounts.first()?, amounts.last()?);
    let complete = most - least == amounts.len() as u64 - 1;
    complete.then_some(Pattern::Interval { least, most })
}

// Below b only a can be taken. From b to a + b, taking b leaves less than a,
// with value 0; so the value is 2 if taking a leaves 1, and 1 if not.
// For n = m + a + b, the options are m + a and m + b. If m < a, both have the
// option m of value 0, and so n has value 0 like m. If not, m + b has by
// induction the value of m - a, and m + a, if m >= b, the value of m - b: the
// same options again. If m < b, m + a is an additional option, but as m is one of
// its options it does not have the value of m, and the mex is the same.
fn pair(amounts: &[u64]) -> Option<Pattern> {
    match *amounts {
        [smaller, larger] => Some(Pattern::Pair { smaller, larger }),
        _ => None,
    }
}
