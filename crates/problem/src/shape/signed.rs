//! Whole numbers that may be negative, such as coordinates.

use std::ops::RangeInclusive;

use proptest::prop_oneof;
use proptest::strategy::{BoxedStrategy, Strategy};
use protocol::Scope;

use super::size::Size;
use crate::token::{ParseError, Tokens};
use crate::value::{Typed, Value};

/// A value that may be negative.
///
/// A type of its own, so that numbers without one are `u64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Integer(pub i64);

/// In two's complement.
impl Typed for Integer {
    fn from_value(value: &Value) -> Integer {
        Integer(value.int() as i64)
    }

    fn to_value(&self) -> Value {
        Value::Int(self.0 as u64)
    }
}

/// A whole number with the judge's range and our wider one.
#[derive(Clone, Debug)]
pub struct Signed {
    pub(crate) name: &'static str,
    judge: RangeInclusive<i64>,
    beyond: RangeInclusive<i64>,
}

/// A number that the statement calls `name`, within `range`, which contains 0.
///
/// # Panics
///
/// If it does not.
pub fn signed(name: &'static str, range: RangeInclusive<i64>) -> Signed {
    assert!(range.contains(&0));
    Signed { name, judge: range.clone(), beyond: range }
}

impl Signed {
    /// The wider range that our program handles; it contains the judge's.
    ///
    /// # Panics
    ///
    /// If it does not contain the judge's range.
    pub fn beyond(mut self, range: RangeInclusive<i64>) -> Signed {
        assert!(range.contains(self.judge.start()) && range.contains(self.judge.end()));
        self.beyond = range;
        self
    }

    pub(crate) fn range(&self, scope: Scope) -> RangeInclusive<i64> {
        match scope {
            Scope::Judge => self.judge.clone(),
            Scope::Beyond => self.beyond.clone(),
        }
    }

    pub(crate) fn read(&self, tokens: &mut Tokens<'_>) -> Result<Value, ParseError> {
        let range = self.range(tokens.scope());
        tokens.number(self.name, &range).map(|number| Integer(number).to_value())
    }

    /// Small numbers, all of them alike, and the largest of either sign; they shrink to 0.
    pub(crate) fn strategy(&self, size: Size) -> BoxedStrategy<Value> {
        let (least, most) = self.range(size.scope).into_inner();
        let cap = i64::try_from(size.value).unwrap_or(i64::MAX);
        let (least, most) = (least.max(-cap), most.min(cap));
        let numbers = prop_oneof![
            3 => least.max(-12)..=most.min(12),
            3 => least..=most,
            1 => least..=least.saturating_add(3).min(most),
            1 => most.saturating_sub(3).max(least)..=most,
        ];
        numbers.prop_map(|number| Integer(number).to_value()).boxed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::to_eof;
    use crate::token::Fault;

    #[test]
    fn negative_numbers_are_written_and_read() {
        let format = to_eof(signed("x", -9..=9).beyond(-99..=99)).grammar;
        let cases = [-9, 0, 9].map(|number| Integer(number).to_value());
        assert_eq!(format.write(&cases), "-9\n0\n9\n");
        assert_eq!(format.read("-9\n0\n9\n", Scope::Judge).unwrap(), cases);
        assert_eq!(format.read("-99", Scope::Beyond), Ok(vec![Integer(-99).to_value()]));
        for (text, fault) in [
            ("-10", Fault::TooSmall),
            ("10", Fault::TooLarge),
            ("-0", Fault::NotANumber),
            ("-09", Fault::NotANumber),
            ("+9", Fault::NotANumber),
            ("--9", Fault::NotANumber),
            ("9223372036854775808", Fault::NotANumber),
        ] {
            assert_eq!(format.read(text, Scope::Judge).unwrap_err().fault, fault, "{text}");
        }
    }
}
