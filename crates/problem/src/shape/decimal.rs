//! Numbers past 64 bits: a case has their decimal digits, the first one first.

use proptest::collection::vec;
use proptest::prop_oneof;
use proptest::strategy::{BoxedStrategy, Strategy};
use protocol::Scope;

use super::size::Size;
use crate::token::{ParseError, Tokens};
use crate::value::{Typed, Value};

/// A positive number with the judge's bound, which may exceed 64 bits, and none beyond.
#[derive(Clone, Debug)]
pub struct Decimal {
    /// Its name in the statement.
    pub name: &'static str,
    pub(crate) exponent: usize,
}

/// A number from 1 to 10^`exponent` that the statement calls `name`; beyond the judge's bounds,
/// of any length.
pub fn decimal(name: &'static str, exponent: usize) -> Decimal {
    Decimal { name, exponent }
}

/// The decimal digits of a number.
///
/// ```
/// assert_eq!(problem::shape::decimal::digits_of(305), [3, 0, 5]);
/// ```
pub fn digits_of(number: u64) -> Vec<u64> {
    number.to_string().bytes().map(|digit| u64::from(digit - b'0')).collect()
}

/// The number with these digits, if it fits into 64 bits.
///
/// ```
/// assert_eq!(problem::shape::decimal::number_of(&[3, 0, 5]), Some(305));
/// assert_eq!(problem::shape::decimal::number_of(&[9; 20]), None);
/// ```
pub fn number_of(digits: &[u64]) -> Option<u64> {
    let append = |number: u64, &digit: &u64| number.checked_mul(10)?.checked_add(digit);
    digits.iter().try_fold(0, append)
}

impl Decimal {
    pub(crate) fn read(&self, tokens: &mut Tokens<'_>) -> Result<Value, ParseError> {
        let digits = tokens.digits(self.name, self.exponent)?;
        let digits = digits.bytes().map(|digit| u64::from(digit - b'0'));
        Ok(digits.collect::<Vec<u64>>().to_value())
    }

    /// Small numbers, numbers of 64 bits, and the longest.
    pub(crate) fn strategy(&self, size: Size) -> BoxedStrategy<Value> {
        let least_above = 10_u64.checked_pow(self.exponent as u32);
        let most = size.value.min(least_above.unwrap_or(u64::MAX));
        let short = (1..=most).prop_map(|number| digits_of(number).to_value());
        if size.value < u64::MAX {
            return short.boxed();
        }
        let most = match size.scope {
            Scope::Judge => self.exponent.min(size.length as usize),
            Scope::Beyond => size.length as usize,
        };
        let long =
            vec(0..=9_u64, if size.full { most } else { 1 }..=most).prop_map(|mut digits| {
                digits[0] = digits[0].max(1);
                digits.to_value()
            });
        prop_oneof![1 => short, 3 => long].boxed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::to_eof;
    use crate::token::Fault;

    #[test]
    fn a_number_is_one_token() {
        let grammar = to_eof(decimal("n", 20)).grammar;
        let cases = [vec![3, 0, 5], [vec![1], vec![0; 20]].concat()].map(|case| case.to_value());
        let text = "305\n100000000000000000000\n";
        assert_eq!(grammar.write(&cases), text);
        assert_eq!(grammar.read(text, Scope::Judge), Ok(cases.to_vec()));
        let reached = grammar.reached("1\n100000000000000000000", Scope::Judge);
        assert_eq!(reached.unwrap()["n"], (true, true));
    }

    #[test]
    fn the_judges_bound_is_exact() {
        let grammar = to_eof(decimal("n", 20)).grammar;
        for (token, fault) in [
            ("100000000000000000001", Fault::TooLarge),
            ("200000000000000000000", Fault::TooLarge),
            ("1000000000000000000000", Fault::TooLarge),
            ("0", Fault::TooSmall),
            ("007", Fault::NotANumber),
            ("-7", Fault::NotANumber),
            ("7.0", Fault::NotANumber),
        ] {
            let error = grammar.read(token, Scope::Judge).unwrap_err();
            assert_eq!(error.fault, fault, "{token}");
        }
        assert!(grammar.read("1000000000000000000000", Scope::Beyond).is_ok());
    }
}
