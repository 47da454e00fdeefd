//! The bounds of a number: constants, and numbers read before.

use std::ops::{RangeInclusive, Sub};

/// A number that a format computes: a bound, or how many items there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expression {
    /// The same number in every input.
    Constant(u64),
    /// A number that was read before.
    Named {
        /// The format's name for it.
        name: &'static str,
        /// How much is subtracted from it.
        less: u64,
        /// The value if that would be more.
        at_most: Option<u64>,
    },
}

/// The number that the format calls `name`, which must be read before.
///
/// The name means the latest number of this name: in a list's item that of the item, rather than
/// that of an earlier part. The numbers of an item are not known after its list.
///
/// ```
/// use problem::shape::{named, Known};
///
/// let mut known = Known::default();
/// known.add("n", 7);
/// assert_eq!((named("n") - 1).value(&known), 6);
/// assert_eq!(named("n").at_most(5).value(&known), 5);
/// ```
pub fn named(name: &'static str) -> Expression {
    Expression::Named { name, less: 0, at_most: None }
}

impl Expression {
    /// The minimum of this number and a constant.
    pub fn at_most(self, most: u64) -> Expression {
        match self {
            Expression::Constant(number) => Expression::Constant(number.min(most)),
            Expression::Named { name, less, at_most } => {
                let at_most = Some(at_most.map_or(most, |before| before.min(most)));
                Expression::Named { name, less, at_most }
            }
        }
    }

    /// The number that is meant where these numbers are known; 0 where it would be negative.
    ///
    /// # Panics
    ///
    /// If the number that it names is not known. A [format](crate::format) that could be asked
    /// this cannot be built.
    pub fn value(&self, known: &Known) -> u64 {
        match *self {
            Expression::Constant(number) => number,
            Expression::Named { name, less, at_most } => {
                let number = known.get(name).unwrap_or_else(|| panic!("{}", not_read(name)));
                number.saturating_sub(less).min(at_most.unwrap_or(u64::MAX))
            }
        }
    }

    /// The number that it names, if it names one.
    pub fn name(&self) -> Option<&'static str> {
        match self {
            Expression::Constant(_) => None,
            Expression::Named { name, .. } => Some(name),
        }
    }
}

/// The complaint about a bound that names a number which is not known.
pub(crate) fn not_read(name: &str) -> String {
    format!("a bound names `{name}`, and no number of that name is read before it")
}

impl From<u64> for Expression {
    fn from(number: u64) -> Expression {
        Expression::Constant(number)
    }
}

impl Sub<u64> for Expression {
    type Output = Expression;

    #[expect(clippy::suspicious_arithmetic_impl, reason = "the amounts that are subtracted add up")]
    fn sub(self, more: u64) -> Expression {
        match self {
            Expression::Constant(number) => Expression::Constant(number.saturating_sub(more)),
            Expression::Named { name, less, at_most } => {
                let at_most = at_most.map(|most| most.saturating_sub(more));
                Expression::Named { name, less: less + more, at_most }
            }
        }
    }
}

/// The numbers from one to another, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Between {
    /// The least.
    pub least: Expression,
    /// The greatest.
    pub most: Expression,
}

/// The numbers from `least` to `most`, each a constant or an [`Expression`]; of constants alone,
/// `least..=most` says the same.
pub fn between(least: impl Into<Expression>, most: impl Into<Expression>) -> Between {
    Between { least: least.into(), most: most.into() }
}

impl Between {
    /// The range that is meant where these numbers are known.
    pub fn range(&self, known: &Known) -> RangeInclusive<u64> {
        self.least.value(known)..=self.most.value(known)
    }

    /// The part of these numbers that is within a range of constants, if that can be said: not if
    /// the least one has a name.
    pub(crate) fn narrowed(&self, [least, most]: [u64; 2]) -> Option<Between> {
        match self.least {
            Expression::Constant(before) => {
                Some(between(before.max(least), self.most.at_most(most)))
            }
            Expression::Named { .. } => None,
        }
    }

    /// The names of the numbers that the bounds depend on.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.least.name().into_iter().chain(self.most.name())
    }
}

impl From<RangeInclusive<u64>> for Between {
    fn from(range: RangeInclusive<u64>) -> Between {
        between(*range.start(), *range.end())
    }
}

/// The numbers that were read before, by their names.
#[derive(Clone, Debug, Default)]
pub struct Known(Vec<(&'static str, u64)>);

impl Known {
    /// Adds a number, which hides another one of its name.
    pub fn add(&mut self, name: &'static str, number: u64) {
        self.0.push((name, number));
    }

    /// The number of this name that was added last.
    pub fn get(&self, name: &str) -> Option<u64> {
        self.0.iter().rev().find(|(other, _)| *other == name).map(|&(_, number)| number)
    }

    /// The result of `within`. The numbers that it adds are not known afterwards.
    pub(crate) fn scoped<T>(&mut self, within: impl FnOnce(&mut Known) -> T) -> T {
        let before = self.0.len();
        let result = within(self);
        self.0.truncate(before);
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> Known {
        let mut known = Known::default();
        known.add("n", 7);
        known
    }

    #[test]
    fn the_last_number_of_a_name_counts_as_long_as_it_is_known() {
        let mut known = known();
        known.scoped(|known| {
            known.add("n", 3);
            assert_eq!(named("n").value(known), 3);
        });
        assert_eq!(named("n").value(&known), 7);
    }

    #[test]
    fn a_difference_is_not_negative() {
        assert_eq!((named("n") - 8).value(&known()), 0);
        assert_eq!((named("n").at_most(6) - 2 - 1).value(&known()), 3);
        assert_eq!(Expression::Constant(7) - 3, Expression::Constant(4));
    }

    #[test]
    fn the_least_of_several_numbers_counts() {
        assert_eq!((named("n") - 1).at_most(9).at_most(20).value(&known()), 6);
        assert_eq!((named("n") - 1).at_most(9).at_most(4).value(&known()), 4);
        assert_eq!(Expression::Constant(5).at_most(4), Expression::Constant(4));
    }

    #[test]
    #[should_panic(expected = "a bound names `m`, and no number of that name is read before it")]
    fn a_name_that_was_not_read_is_named() {
        named("m").value(&known());
    }

    #[test]
    fn a_narrowed_range_is_within_both() {
        let narrowed = |bounds: Between| bounds.narrowed([2, 5]).map(|both| both.range(&known()));
        assert_eq!(narrowed((1..=9).into()), Some(2..=5));
        assert_eq!(narrowed((3..=4).into()), Some(3..=4));
        assert_eq!(narrowed(between(1, named("n"))), Some(2..=5));
        assert_eq!(narrowed(between(named("n"), named("n"))), None);
    }
}
