//! What a bound that a closure computes is, as an expression of the numbers read before.
//!
//! A closure cannot be looked into. So a format is walked with several samples of its numbers at
//! once, and a bound is what fits all of them.

use super::code;

/// A number of the format that later bounds may depend on.
#[derive(Clone, Debug)]
pub struct Scalar {
    /// How the format calls it.
    pub title: String,
    /// How checktestdata calls it.
    pub variable: String,
    /// The greatest value that it may have.
    pub most: i128,
    /// Its value in each sample.
    pub values: Vec<i128>,
}

/// A bound, or a number of items.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expression {
    /// The same number in every sample.
    Constant(i128),
    /// A number read before, and so much more.
    Shifted(Name, i128),
    /// A number read before, but no more than this.
    AtMost(Name, i128),
}

/// The names of a [`Scalar`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    title: String,
    /// How checktestdata calls it.
    pub variable: String,
}

impl Expression {
    /// What has this value in each sample, if it is one of the expressions that are known.
    pub fn fitting(values: &[i128], scalars: &[Scalar]) -> Option<Expression> {
        let (first, most) = (*values.first()?, *values.iter().max()?);
        if values.iter().all(|&value| value == first) {
            return Some(Expression::Constant(first));
        }
        let nearest_first = || scalars.iter().rev();
        let shifted = nearest_first().find_map(|scalar| {
            let shift = first - scalar.values[0];
            let fits = |(value, scalar): (&i128, &i128)| value - scalar == shift;
            let fit = values.iter().zip(&scalar.values).all(fits);
            fit.then(|| Expression::Shifted(scalar.name(), shift))
        });
        shifted.or_else(|| {
            let fits = |(value, scalar): (&i128, &i128)| *value == most.min(*scalar);
            let scalar =
                nearest_first().find(|scalar| values.iter().zip(&scalar.values).all(fits))?;
            Some(Expression::AtMost(scalar.name(), most))
        })
    }

    /// The expression in checktestdata, and as the statement would have it.
    pub fn written(&self) -> Written {
        match self {
            Expression::Constant(number) => Written::same(code::number(*number)),
            Expression::Shifted(name, shift) => {
                let shift = match shift {
                    0 => String::new(),
                    1.. => format!(" + {shift}"),
                    _ => format!(" - {}", -shift),
                };
                let of = |name: &str| format!("{name}{shift}");
                Written { code: of(&name.variable), shown: of(&name.title) }
            }
            Expression::AtMost(name, most) => {
                let most = code::number(*most);
                let shown = format!("min({}, {most})", name.title);
                Written { code: most, shown }
            }
        }
    }
}

impl Scalar {
    fn name(&self) -> Name {
        Name { title: self.title.clone(), variable: self.variable.clone() }
    }
}

/// An [`Expression`] in two languages.
pub struct Written {
    /// In checktestdata, which has no least of two numbers: there it is the constant alone.
    pub code: String,
    /// As the statement would have it.
    pub shown: String,
}

impl Written {
    fn same(text: String) -> Written {
        Written { code: text.clone(), shown: text }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fitting(values: [i128; 4]) -> Option<String> {
        let scalar = |title: &str, values: [i128; 4]| Scalar {
            title: title.to_string(),
            variable: title.to_lowercase(),
            most: 1000,
            values: values.to_vec(),
        };
        let scalars = [scalar("N", [1, 1000, 7, 30]), scalar("M", [5, 2, 9, 4])];
        Expression::fitting(&values, &scalars).map(|expression| expression.written().shown)
    }

    #[test]
    fn simple_expressions_are_found() {
        for (values, expression) in [
            ([8, 8, 8, 8], "8"),
            ([1, 1000, 7, 30], "N"),
            ([0, 999, 6, 29], "N - 1"),
            ([7, 4, 11, 6], "M + 2"),
            ([1, 20, 7, 20], "min(N, 20)"),
        ] {
            assert_eq!(fitting(values).as_deref(), Some(expression));
        }
    }

    #[test]
    fn others_are_not() {
        assert_eq!(fitting([1, 1_000_000, 49, 900]), None);
        assert_eq!(fitting([6, 1002, 16, 34]), None);
    }
}
