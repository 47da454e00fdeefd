//! Numbers as people write them, and which of them exceed others.

use std::iter::successors;

use anyhow::{ensure, Context, Result};

use crate::shape::Expression;

/// A number of the format that later lines may name.
pub struct Number {
    pub name: &'static str,
    pub least: Expression,
    pub most: Expression,
}

/// The numbers that have been read.
#[derive(Default)]
pub struct Numbers(pub Vec<Number>);

impl Numbers {
    pub fn get(&self, name: &str) -> Option<&Number> {
        self.0.iter().find(|number| number.name == name)
    }

    /// A number, or one that has been read, perhaps less a constant: `5`, `10^9`, `n`, `n-1`.
    pub fn expression(&self, text: &str) -> Result<Expression> {
        let text = text.trim();
        if !text.starts_with(|c: char| c.is_ascii_alphabetic()) {
            let number = constant(text)?;
            let number = u64::try_from(number).ok();
            return number
                .map(Expression::Constant)
                .with_context(|| format!("`{text}` is negative"));
        }
        let (name, less) = text.split_once('-').unwrap_or((text, "0"));
        let number = self.get(name.trim());
        let number = number.with_context(|| format!("no number `{}` before", name.trim()))?;
        let less = u64::try_from(constant(less)?).context("it is negative")?;
        Ok(Expression::Named { name: number.name, less, at_most: None })
    }

    /// The least value that it can have.
    pub fn least(&self, expression: Expression) -> u64 {
        self.extreme(expression, |number| number.least, |numbers, least| numbers.least(least))
    }

    /// The greatest value that it can have.
    pub fn most(&self, expression: Expression) -> u64 {
        self.extreme(expression, |number| number.most, |numbers, most| numbers.most(most))
    }

    fn extreme(
        &self,
        expression: Expression,
        bound: fn(&Number) -> Expression,
        of: fn(&Numbers, Expression) -> u64,
    ) -> u64 {
        match expression {
            Expression::Constant(number) => number,
            Expression::Named { name, less, .. } => {
                let bound = self.get(name).map(bound).expect("an expression names known numbers");
                of(self, bound).saturating_sub(less)
            }
        }
    }

    /// Whether `a` is at most `b` in every input, as far as the bounds show it.
    pub fn never_exceeds(&self, a: Expression, b: Expression) -> bool {
        let not_less = successors(Some(a), |&a| self.upper_bound(a));
        let not_more: Vec<_> = successors(Some(b), |&b| self.lower_bound(b)).collect();
        let mut pairs = not_less.flat_map(|a| not_more.iter().map(move |&b| (a, b)));
        pairs.any(|(a, b)| self.most(a) <= self.least(b) || is_less_of_the_same(a, b))
    }

    /// The bound of a number from above, as it was written.
    fn upper_bound(&self, expression: Expression) -> Option<Expression> {
        match expression {
            Expression::Named { name, less, .. } => Some(self.get(name)?.most - less),
            Expression::Constant(_) => None,
        }
    }

    /// The bound of a number from below, as it was written.
    fn lower_bound(&self, expression: Expression) -> Option<Expression> {
        match expression {
            Expression::Named { name, less: 0, .. } => Some(self.get(name)?.least),
            _ => None,
        }
    }
}

/// Whether both name the same number, and the first takes at least as much from it.
fn is_less_of_the_same(a: Expression, b: Expression) -> bool {
    match (a, b) {
        (
            Expression::Named { name: a, less: x, .. },
            Expression::Named { name: b, less: y, .. },
        ) => a == b && y <= x,
        _ => false,
    }
}

/// A whole number: `-5`, `10^9`, `2*10^5`, `2^63-1`.
pub fn constant(text: &str) -> Result<i128> {
    let number = || {
        let text: String = text.chars().filter(|c| *c != ' ').collect();
        let (sign, text) = match text.strip_prefix('-') {
            Some(text) => (-1, text.to_string()),
            None => (1, text),
        };
        let (product, less) = text.split_once('-').unwrap_or((&text, "0"));
        let power = |factor: &str| match factor.split_once('^') {
            Some((base, exponent)) => digits(base)?.checked_pow(digits(exponent)?.try_into().ok()?),
            None => digits(factor),
        };
        let product = product.split('*').try_fold(1_i128, |a, b| a.checked_mul(power(b)?))?;
        Some(sign * product.checked_sub(digits(less)?)?)
    };
    let number = number().with_context(|| format!("`{text}` is not a number"))?;
    let fits = (i64::MIN.into()..=u64::MAX.into()).contains(&number);
    ensure!(fits, "`{text}` has more than 64 bits");
    Ok(number)
}

fn digits(text: &str) -> Option<i128> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}
