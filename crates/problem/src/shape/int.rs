//! Whole numbers of 64 bits.

use std::ops::RangeInclusive;

use proptest::prop_oneof;
use proptest::strategy::Strategy;
use protocol::Scope;

use super::bounds::{Between, Expression, Known};
use super::size::Size;
use crate::token::{ParseError, Tokens};

/// A whole number with the judge's range and our wider one.
#[derive(Clone, Debug)]
pub struct Int {
    /// Its name in the statement.
    pub name: &'static str,
    pub(crate) judge: Between,
    beyond: Between,
    /// How deep the things lie whose number it says: 1 for the items of a list, 2 for those of
    /// lists in a list, 0 if it says no number of anything.
    pub(crate) counts: u32,
}

/// A number that the statement calls `name`, within `range`: constants such as `1..=9`, or what
/// [`between`](super::between) gives.
pub fn int(name: &'static str, range: impl Into<Between>) -> Int {
    let range = range.into();
    Int { name, judge: range, beyond: range, counts: 0 }
}

impl Int {
    /// The wider range that our program handles; it contains the judge's.
    ///
    /// # Panics
    ///
    /// If it does not contain the judge's range, or if that names another number.
    pub fn beyond(mut self, range: RangeInclusive<u64>) -> Int {
        let judge = self.range(Scope::Judge);
        assert!(range.contains(judge.start()) && range.contains(judge.end()));
        self.beyond = range.into();
        self
    }

    /// The range in force under `scope`, of constants.
    ///
    /// # Panics
    ///
    /// If it names another number.
    pub fn range(&self, scope: Scope) -> RangeInclusive<u64> {
        self.range_after(scope, &Known::default())
    }

    /// The range in force under `scope` after these numbers.
    pub(crate) fn range_after(&self, scope: Scope, known: &Known) -> RangeInclusive<u64> {
        self.bounds(scope).range(known)
    }

    fn bounds(&self, scope: Scope) -> &Between {
        match scope {
            Scope::Judge => &self.judge,
            Scope::Beyond => &self.beyond,
        }
    }

    /// The largest number of the range, if it is a constant.
    pub(crate) fn most(&self, scope: Scope) -> Option<u64> {
        match self.bounds(scope).most {
            Expression::Constant(most) => Some(most),
            Expression::Named { .. } => None,
        }
    }

    /// Whether our range has more than the judge's.
    pub(crate) fn is_wider(&self) -> bool {
        self.judge != self.beyond
    }

    /// The names of the numbers that its ranges depend on.
    pub(crate) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.judge.names().chain(self.beyond.names())
    }

    /// Holds the judge's range to `bounds`, too, if that can be said: not if its least value is
    /// another number's.
    pub(crate) fn narrow(&mut self, bounds: [u64; 2]) -> Option<()> {
        self.judge = self.judge.narrowed(bounds)?;
        Some(())
    }

    pub(crate) fn read(&self, tokens: &mut Tokens<'_>, known: &Known) -> Result<u64, ParseError> {
        let scope = tokens.scope();
        let number = tokens.number(self.name, &self.range_after(scope, known));
        number.map_err(|mut error| {
            error.expected += &explained(self.bounds(scope), known);
            error
        })
    }

    /// The range in force, cut off above at `cap`.
    fn capped(&self, scope: Scope, cap: u64, known: &Known) -> RangeInclusive<u64> {
        let (least, most) = self.range_after(scope, known).into_inner();
        least..=cap.clamp(least, most)
    }

    /// The lengths of a list whose count this is.
    pub(super) fn lengths(&self, size: Size, known: &Known) -> RangeInclusive<usize> {
        let (least, most) = self.capped(size.scope, size.length, known).into_inner();
        let least = if size.full { most } else { least };
        least as usize..=most as usize
    }

    /// Small numbers, all of them alike, the largest, neighbours of powers of two, and numbers of
    /// which only some upper digits are set.
    pub(super) fn numbers(&self, size: Size, known: &Known) -> impl Strategy<Value = u64> {
        let cap = match self.counts {
            0 => size.value,
            1 => size.value.min(size.length),
            _ => size.value.min(size.length.isqrt().max(2)),
        };
        let (least, most) = self.capped(size.scope, cap, known).into_inner();
        let least = if size.full && self.counts > 0 { most } else { least };
        let range = least..=most;
        let digits = most.checked_ilog2().unwrap_or(0);
        let near_power = (0..=digits, 0u64..3)
            .prop_map(|(exponent, offset)| (1 << exponent) - 1 + offset)
            .prop_map(move |value| value.clamp(least, most));
        let round = (range.clone(), 0..=digits)
            .prop_map(move |(value, zeros)| (value >> zeros << zeros).max(least));
        prop_oneof![
            3 => least..=most.min(least.saturating_add(12)),
            3 => range,
            1 => most.saturating_sub(3).max(least)..=most,
            1 => near_power,
            1 => round,
        ]
    }
}

/// Where the greatest value comes from, unless it is a constant: ` for n = 5`.
fn explained(bounds: &Between, known: &Known) -> String {
    let number = bounds.most.name().and_then(|name| Some((name, known.get(name)?)));
    number.map_or_else(String::new, |(name, number)| format!(" for {name} = {number}"))
}
