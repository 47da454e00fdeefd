//! Formulas: read from Python, evaluated, and written in Python, C++ and Rust.
//!
//! What is printed is what was compared with the positions, as it is one tree.
//! A formula may use the only number `n` of a position, two numbers `a` and `b`, the row `h`, and the
//! parameters `k` and `l` of the game, which no move changes; `sum`, `xor`, `all` and `any` go over
//! `x in h` or over `i in range(from, to, step)`.

mod reader;
mod written;

use super::functions::{function, Function, AND, CHOICE, COMPARISONS, OPERATORS, OR};

use self::reader::read;

/// A formula; conditions are 1 or 0.
#[derive(Clone, PartialEq)]
pub enum Formula {
    Number(i128),
    Variable(char),
    /// A function or an operator; `if` has the value, the condition and the other value.
    Call(&'static Function, Vec<Formula>),
    /// `[1, 2][i]`.
    Pick(Vec<i128>, Box<Formula>),
    /// `i in (1, 2)`.
    In(Box<Formula>, Vec<i128>),
    /// `sum`, `xor`, `all` or `any` of some terms.
    Fold(&'static str, Box<Terms>),
}

use Formula::{Call, Fold, In, Number, Pick, Variable};

/// `x + 1 for x in h`, or `i for i in range(from, to, step) if h[i] > 0`.
#[derive(Clone, PartialEq)]
pub struct Terms {
    of: Formula,
    over: char,
    range: Option<[Formula; 2]>,
    step: usize,
    filter: Option<Formula>,
}

/// Letters with what each of them is.
pub type Meanings = Vec<(char, Formula)>;

/// The functions of digits.
const DIGITS: [&str; 4] = ["zeros", "length", "first_digit", "last_digit"];

/// The functions of the row.
const ROW: [&str; 5] = ["min", "max", "len", "h", "run"];

const FOLDS: [&str; 4] = ["sum", "xor", "all", "any"];

impl Formula {
    /// The formula that is written in Python.
    ///
    /// # Panics
    /// If it is not one: formulas are ours.
    pub fn parse(text: &str) -> Formula {
        read(text, |reader| reader.choice())
    }

    /// One formula where a condition holds, and another elsewhere.
    pub fn choice(then: Formula, condition: Formula, otherwise: Formula) -> Formula {
        Call(function("if"), vec![then, condition, otherwise])
    }

    /// Whether it is true or false.
    pub fn is_condition(&self) -> bool {
        match self {
            In(..) => true,
            Call(function, _) => (OR..=COMPARISONS).contains(&function.level),
            Fold(kind, _) => ["all", "any"].contains(kind),
            _ => false,
        }
    }

    /// The same with another formula in place of a variable.
    pub fn with(&self, name: char, value: &Formula) -> Formula {
        if *self == Variable(name) {
            return value.clone();
        }
        let mut whole = self.clone();
        whole.parts().into_iter().for_each(|part| *part = part.with(name, value));
        whole
    }

    /// The same with operators of numbers worked out, and without those that change nothing.
    pub fn simplified(&self) -> Formula {
        let mut whole = self.clone();
        whole.parts().into_iter().for_each(|part| *part = part.simplified());
        let simpler = match &whole {
            Call(function, of) if (COMPARISONS..=OPERATORS).contains(&function.level) => {
                match (function.name, &of[..]) {
                    (_, [Number(first), Number(second)]) => {
                        (function.value)(&[*first, *second], &[]).map(Number)
                    }
                    ("%", [_, Number(1)]) => Some(Number(0)),
                    ("+", [same, Number(less)]) if *less < 0 => {
                        Some(Call(self::function("-"), vec![same.clone(), Number(-less)]))
                    }
                    ("+", [same, Call(times, of)]) if times.name == "*" => match of[..] {
                        [Number(less), ref of] if less < 0 => {
                            let less = Call(times, vec![Number(-less), of.clone()]).simplified();
                            Some(Call(self::function("-"), vec![same.clone(), less]))
                        }
                        _ => None,
                    },
                    ("*" | "//", [same, Number(1)])
                    | ("*", [Number(1), same])
                    | ("+" | "-", [same, Number(0)])
                    | ("+", [Number(0), same]) => Some(same.clone()),
                    _ => None,
                }
            }
            _ => None,
        };
        simpler.unwrap_or(whole)
    }

    /// Whether it is about the whole row.
    pub fn uses_row(&self) -> bool {
        let is_of_row = match self {
            Fold(..) => true,
            Call(function, _) => ROW.contains(&function.name),
            _ => false,
        };
        is_of_row || self.clone().parts().iter().any(|part| part.uses_row())
    }

    /// Whether a variable stands in it.
    pub fn mentions(&self, name: char) -> bool {
        *self == Variable(name) || self.clone().parts().iter().any(|part| part.mentions(name))
    }

    /// The formula in which each letter is what it means.
    pub fn filled(&self, meanings: &Meanings) -> Formula {
        let with =
            |formula: Formula, (letter, meaning): &(char, Formula)| formula.with(*letter, meaning);
        meanings.iter().fold(self.clone(), with).simplified()
    }

    /// The least number in which it shows what it is: digits in a base are seen from the square of
    /// the base on, quotients from the divisor on.
    pub fn shows_from(&self) -> i128 {
        let own = match self {
            Call(function, of) => match of[..] {
                [_, Number(base)] if DIGITS.contains(&function.name) => base * base,
                [_, Number(divisor)] if function.name == "//" => divisor,
                _ => 0,
            },
            _ => 0,
        };
        self.clone().parts().iter().map(|part| part.shows_from()).fold(own, i128::max)
    }

    /// Whether it is a nim-sum over the numbers of the row.
    pub fn is_nim_sum(&self) -> bool {
        matches!(self, Fold("xor", _))
    }

    /// The formulas of which it consists, in their order.
    fn parts(&mut self) -> Vec<&mut Formula> {
        match self {
            Number(_) | Variable(_) => Vec::new(),
            Pick(_, of) | In(of, _) => vec![of],
            Call(_, arguments) => arguments.iter_mut().collect(),
            Fold(_, terms) => terms.parts(),
        }
    }

    /// Its value on a row; `None` where it has none, such as `n` on a row of two numbers.
    ///
    /// O(size) steps for a formula without `sum` and the like, and so many for each of their terms.
    pub fn value(&self, row: &[i128], parameters: &[i128]) -> Option<i128> {
        with_parameters(parameters, |around| self.valued(row, around))
    }

    fn valued(&self, row: &[i128], around: Option<&Bound>) -> Option<i128> {
        let index = |place: i128| usize::try_from(place).ok();
        Some(match self {
            Number(number) => *number,
            Variable(name) => match (name, row) {
                ('n', [n]) => *n,
                ('a', [a, _]) => *a,
                ('b', [_, b]) => *b,
                _ => bound(around, *name)?,
            },
            Call(function, of) => match (function.level, &of[..]) {
                (CHOICE, [then, condition, otherwise]) => match condition.valued(row, around)? {
                    0 => otherwise.valued(row, around)?,
                    _ => then.valued(row, around)?,
                },
                (OR..=AND, [first, second]) => {
                    let decides = i128::from(function.level == OR);
                    let first = i128::from(first.valued(row, around)? != 0);
                    // The second one may have no value then.
                    match first == decides {
                        true => first,
                        false => i128::from(second.valued(row, around)? != 0),
                    }
                }
                _ => {
                    let mut values = [0; 3];
                    for (value, of) in values.iter_mut().zip(of) {
                        *value = of.valued(row, around)?;
                    }
                    (function.value)(&values[..of.len()], row)?
                }
            },
            Pick(list, place) => *list.get(index(place.valued(row, around)?)?)?,
            In(of, list) => i128::from(list.contains(&of.valued(row, around)?)),
            Fold(kind, terms) => {
                let mut value = i128::from(*kind == "all");
                terms.each(row, around, &mut |term| {
                    value = match *kind {
                        "sum" => value.checked_add(term)?,
                        "xor" => value ^ term,
                        _ => i128::from(term != 0),
                    };
                    let is_decided =
                        (*kind == "any" && value == 1) || (*kind == "all" && value == 0);
                    Some(!is_decided)
                })?;
                value
            }
        })
    }

    /// Calls `see` for each function that it uses, those of its parts first.
    pub fn functions(&self, see: &mut dyn FnMut(&'static Function)) {
        self.clone().parts().into_iter().for_each(|part| part.functions(see));
        if let Call(function, of) = self {
            see(Formula::shown(function, of));
        }
    }
}

/// A variable with its value, and those around it.
#[derive(Clone, Copy)]
struct Bound<'a> {
    name: char,
    value: i128,
    around: Option<&'a Bound<'a>>,
}

/// The value of a variable.
fn bound(mut inner: Option<&Bound>, name: char) -> Option<i128> {
    while let Some(bound) = inner {
        if bound.name == name {
            return Some(bound.value);
        }
        inner = bound.around;
    }
    None
}

/// Calls `with` with the parameters of a game by their names.
fn with_parameters<T>(parameters: &[i128], with: impl Fn(Option<&Bound>) -> T) -> T {
    match *parameters {
        [] => with(None),
        [k] => with(Some(&Bound { name: 'k', value: k, around: None })),
        [k, l, ..] => {
            let k = Bound { name: 'k', value: k, around: None };
            with(Some(&Bound { name: 'l', value: l, around: Some(&k) }))
        }
    }
}

impl Terms {
    /// The terms that are written in Python.
    ///
    /// # Panics
    /// If they are not terms.
    pub fn parse(text: &str) -> Terms {
        read(text, |reader| reader.terms())
    }

    /// The same terms with letters replaced by what they mean.
    pub fn filled(mut self, meanings: &Meanings) -> Terms {
        self.parts().into_iter().for_each(|part| *part = part.filled(meanings));
        self
    }

    /// Their values on a row.
    pub fn list(&self, row: &[i128], parameters: &[i128]) -> Option<Vec<i128>> {
        with_parameters(parameters, |around| {
            let mut list = Vec::new();
            self.each(row, around, &mut |term| {
                list.push(term);
                Some(true)
            })?;
            Some(list)
        })
    }

    /// Calls `add` with each value, as long as it wants more; `None` where one has none.
    fn each(
        &self,
        row: &[i128],
        around: Option<&Bound>,
        add: &mut dyn FnMut(i128) -> Option<bool>,
    ) -> Option<()> {
        let (first, end) = match &self.range {
            None => (0, row.len() as i128),
            Some([from, to]) => (from.valued(row, around)?, to.valued(row, around)?),
        };
        for each in (first..end).step_by(self.step) {
            let value = if self.range.is_none() { row[each as usize] } else { each };
            let inner = Bound { name: self.over, value, around };
            let is_term = match &self.filter {
                Some(filter) => filter.valued(row, Some(&inner))? != 0,
                None => true,
            };
            if is_term && !add(self.of.valued(row, Some(&inner))?)? {
                break;
            }
        }
        Some(())
    }

    fn parts(&mut self) -> Vec<&mut Formula> {
        let around = self.range.iter_mut().flatten().chain(&mut self.filter);
        around.chain(Some(&mut self.of)).collect()
    }

    /// Calls `see` for each function that they use.
    pub fn functions(&self, see: &mut dyn FnMut(&'static Function)) {
        self.clone().parts().into_iter().for_each(|part| part.functions(see));
    }
}

/// `0, 2`.
pub fn series<N: ToString>(numbers: impl IntoIterator<Item = N>) -> String {
    let numbers = numbers.into_iter().map(|number| number.to_string());
    numbers.collect::<Vec<String>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::super::functions::Code;
    use super::*;

    #[test]
    fn quotients_of_what_may_be_negative_round_down_in_all_languages() {
        let written = |text: &str| Code::ALL.map(|(code, _)| Formula::parse(text).code(code));
        assert_eq!(
            written("(a - b) % 3"),
            ["(a - b) % 3", "modulo(a - b, 3)", "(a - b).rem_euclid(3)"]
        );
        assert_eq!(
            written("(a - b) // 3"),
            ["(a - b) // 3", "quotient(a - b, 3)", "(a - b).div_euclid(3)"]
        );
        assert_eq!(written("(a + b) // 3"), ["(a + b) // 3", "(a + b) / 3", "(a + b) / 3"]);
        let differences = [[2, 5], [5, 2], [3, 3]];
        let value = |text: &str| differences.map(|row| Formula::parse(text).value(&row, &[]));
        assert_eq!(value("(a - b) % 4"), [1, 3, 0].map(Some));
        assert_eq!(value("(a - b) // 4"), [-1, 0, 0].map(Some));
        assert_eq!(value("a % (b - 3)"), [Some(0), None, None]);
    }

    #[test]
    fn conditions_are_not_numbers_in_rust() {
        let rust = |text: &str| Formula::parse(text).code(Code::Rust);
        assert_eq!(rust("(a > b) == 0"), "i64::from(a > b) == 0");
        assert_eq!(rust("a > b and b > 0"), "a > b && b > 0");
        assert_eq!(rust("h[0] + h[a]"), "h[0] + h[a as usize]");
    }

    #[test]
    fn what_changes_nothing_is_not_written() {
        let simplified = |text: &str| Formula::parse(text).simplified().code(Code::Python);
        assert_eq!(simplified("a + 2 * 3"), "a + 6");
        assert_eq!(simplified("1 * (a - 0) // 1"), "a");
        assert_eq!(simplified("a + (0 - 2)"), "a - 2");
        assert_eq!(simplified("a + (0 - 1) * b"), "a - b");
    }
}
