//! Numbers and their bounds.

use anyhow::{ensure, Context, Result};
use protocol::Scope;

use super::code::{self, Code};
use super::names::title;
use super::translation::{Scalar, Translation};
use crate::shape::bounds::not_read;
use crate::shape::decimal::Decimal;
use crate::shape::signed::Signed;
use crate::shape::{Expression, Int, Known};

/// An [`Expression`] in two languages.
pub struct Bound {
    /// In checktestdata, which has no minimum of two numbers: then it is the one with a name.
    pub code: String,
    /// As in the statement.
    pub shown: String,
    /// The least value that it may have.
    pub least: u64,
    /// The greatest value that it may have.
    pub most: u64,
    is_constant: bool,
    /// Whether it is the lesser one of two numbers.
    is_lesser: bool,
}

impl Bound {
    fn constant(number: u64) -> Bound {
        let code = code::number(number.into());
        let (shown, is_constant) = (code.clone(), true);
        Bound { code, shown, least: number, most: number, is_constant, is_lesser: false }
    }

    /// The code, if that says all.
    ///
    /// # Errors
    ///
    /// If it is the lesser one of two numbers, with `what` it is.
    pub fn exact(&self, what: &str) -> Result<&str> {
        let Bound { code, shown, .. } = self;
        ensure!(!self.is_lesser, "{what} cannot be said in checktestdata: {shown}");
        Ok(code)
    }

    /// The check that a number is at most this, where its `INT` does not say so.
    pub fn check(&self, place: &str, code: &mut Code) {
        if !self.is_constant {
            code.add(&format!("ASSERT({place} <= {})", self.code));
        }
    }
}

impl Translation {
    /// A number.
    pub fn number(&mut self, int: &Int, code: &mut Code) -> Result<()> {
        let variable = self.variable(int.name);
        let place = self.place(&variable)?;
        let (least, most) = self.ends(int)?;
        let from = least.exact(&format!("the least `{}`", int.name))?;
        // Tools read the bounds of a number out of its `INT`, and take a variable there for the
        // value that it has in the data.
        let to = code::number(most.most.into());
        self.token(&format!("INT({from}, {to}, {place})"), code);
        most.check(&place, code);
        self.declare(int.name, &least.shown, &most.shown)?;
        let (least, most) = (least.least, most.most);
        self.scalars.push(Scalar { name: int.name, place, least, most, is_lost: false });
        Ok(())
    }

    /// The least and the greatest value of a number.
    pub fn ends(&self, int: &Int) -> Result<(Bound, Bound)> {
        Ok((self.bound(&int.judge.least)?, self.bound(&int.judge.most)?))
    }

    /// An expression of the numbers that are known at this place.
    pub fn bound(&self, expression: &Expression) -> Result<Bound> {
        let (name, less, at_most) = match *expression {
            Expression::Constant(number) => return Ok(Bound::constant(number)),
            Expression::Named { name, less, at_most } => (name, less, at_most),
        };
        let scalar = self.scalar(name)?;
        let of = |name: &str| match less {
            0 => name.to_string(),
            _ => format!("{name} - {less}"),
        };
        let shown = match at_most {
            None => of(title(name)),
            Some(most) => format!("min({}, {})", of(title(name)), code::number(most.into())),
        };
        let value = |number| {
            let mut known = Known::default();
            known.add(name, number);
            expression.value(&known)
        };
        Ok(Bound {
            code: of(&scalar.place),
            shown,
            least: value(scalar.least),
            most: value(scalar.most),
            is_constant: false,
            is_lesser: at_most.is_some(),
        })
    }

    /// The number that has this name at this place.
    pub fn scalar(&self, name: &str) -> Result<&Scalar> {
        let scalar = self.scalars.iter().rev().find(|scalar| scalar.name == name);
        let scalar = scalar.with_context(|| not_read(name))?;
        ensure!(
            !scalar.is_lost,
            "`{name}` means what it did before a list whose items have it, too"
        );
        Ok(scalar)
    }

    /// Forgets the numbers of a list's item, all but the first `known` ones.
    pub fn forget(&mut self, known: usize) {
        let (before, forgotten) = self.scalars.split_at_mut(known);
        for scalar in before {
            scalar.is_lost |= forgotten.iter().any(|other| other.place == scalar.place);
        }
        self.scalars.truncate(known);
    }

    /// A number that may exceed 64 bits.
    pub fn decimal(&mut self, decimal: &Decimal, code: &mut Code) -> Result<()> {
        self.constant_number(
            decimal.name,
            ["1".to_string(), format!("10^{}", decimal.exponent)],
            code,
        )
    }

    /// A number that may be negative.
    pub fn signed(&mut self, signed: &Signed, code: &mut Code) -> Result<()> {
        let (least, most) = signed.range(Scope::Judge).into_inner();
        let ends = [least, most].map(|end| code::number(end.into()));
        self.constant_number(signed.name, ends, code)
    }

    fn constant_number(
        &mut self,
        name: &'static str,
        [least, most]: [String; 2],
        code: &mut Code,
    ) -> Result<()> {
        let variable = self.variable(name);
        let place = self.place(&variable)?;
        self.token(&format!("INT({least}, {most}, {place})"), code);
        self.declare(name, &least, &most)
    }
}

/// Checks that a length, which is not read as a number, is within its bounds.
pub fn check_within(length: &str, (least, most): &(Bound, Bound), code: &mut Code) -> Result<()> {
    let (from, to) = (least.exact("the least length")?, code::number(most.most.into()));
    code.add(&format!("ASSERT({from} <= {length} && {length} <= {to})"));
    most.check(length, code);
    Ok(())
}
