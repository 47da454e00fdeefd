//! Inputs that a judge must never give: those that break a rule of the problem, and a good input
//! broken in each way in which any format can be.
//!
//! The latter are made from the description of the format and not by asking the strict reader, so
//! that it can be asked afterwards: a reader that is too lenient must be noticed. Each is broken in
//! one place, where it must be refused.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use anyhow::{ensure, Context, Result};
use protocol::{Invalid, Scope};

use crate::bad_input::with;
use crate::definition::{Broken, Definition};
use crate::format::{Framing, Grammar};
use crate::shortened::shortened;
use crate::token::{place_after, Number, Tokens};
use crate::value::Value;

/// One more than fits 64 bits.
const TOO_LONG: &str = "18446744073709551616";

/// How many cases the good input has, if it may have as many.
const CASES: usize = 2;

/// The invalid inputs of a problem: those in every way that its format can be broken, and its own.
pub fn inputs(definition: &Definition) -> Result<Vec<Invalid>> {
    let own = definition.broken.iter().map(|Broken { name, input }| Invalid {
        name: name.to_string(),
        input: input.clone(),
        place: None,
    });
    Ok(of_any_format(definition)?.into_iter().chain(own).collect())
}

/// Checks that an input of the problem's own breaks a rule, and not merely the lines, and that its
/// name is not that of another one.
pub fn check_own(definition: &Definition, Broken { name, input }: &Broken) -> Result<()> {
    let is_read = definition.grammar.read(input, Scope::Judge).is_ok();
    ensure!(!is_read, "the strict reader accepts {:?}", shortened(input));
    let same_name = inputs(definition)?.into_iter().filter(|other| other.name == *name);
    ensure!(same_name.count() == 1, "another invalid input has this name");
    Ok(())
}

/// A good input, broken in every way that a format can be.
fn of_any_format(definition: &Definition) -> Result<Vec<Invalid>> {
    let grammar = &definition.grammar;
    let case = model(definition).context("no small position keeps to the judge's bounds")?;
    let cases = vec![case; CASES.min(grammar.most_cases(Scope::Judge))];
    let cases = &cases[..grammar.fitting(&cases, Scope::Judge)];
    let good = Good::new(grammar, cases)?;
    Ok([good.misspelt(), good.out_of_range(), good.wrong_ends()].concat())
}

/// A position with as many of the format's numbers as there are, the shortest such.
fn model(definition: &Definition) -> Option<Value> {
    let grammar = &definition.grammar;
    let positions = definition.small.iter().filter_map(|position| {
        let text = grammar.write(std::slice::from_ref(position));
        let names = grammar.reached(&text, Scope::Judge).ok()?.len();
        Some((Reverse(names), text.len(), position))
    });
    let shortest = positions.min_by_key(|&(names, length, _)| (names, length));
    shortest.map(|(_, _, position)| position.clone())
}

/// A good input, and where its last case lies.
struct Good<'a> {
    grammar: &'a Grammar,
    text: String,
    numbers: Vec<Number>,
    start: usize,
    end: usize,
    /// Whether only the end of the input ends the last case.
    is_open: bool,
}

impl Good<'_> {
    fn new<'a>(grammar: &'a Grammar, cases: &[Value]) -> Result<Good<'a>> {
        let last = cases.last().context("an input may hold no case")?;
        let text = grammar.write(cases);
        let numbers = grammar.numbers(&text, Scope::Judge)?;
        let terminator = match grammar.framing {
            Framing::Until(sentinel) => format!("{sentinel}\n").len(),
            _ => 0,
        };
        let end = text.len() - terminator;
        let start = end - grammar.write_case(last).len();
        Ok(Good { grammar, text, numbers, start, end, is_open: grammar.case.is_open() })
    }

    /// The last number, where possible, written as a number is never written.
    fn misspelt(&self) -> Vec<Invalid> {
        let broken = |&(name, can_be, write): &Misspelling| {
            let number = self.numbers.iter().rev().find(|number| can_be(number))?;
            let text = with(&self.text, &number.token, &write(&self.text[number.token.clone()]));
            Some(invalid(name, text, number.token.start))
        };
        MISSPELLINGS.iter().filter_map(broken).collect()
    }

    /// Each number of the format one beyond its bounds.
    fn out_of_range(&self) -> Vec<Invalid> {
        let mut all = Vec::new();
        let last: BTreeMap<_, _> =
            self.numbers.iter().map(|number| (number.name, number)).collect();
        for (index, (name, number)) in last.iter().enumerate() {
            let mut before = last.keys().take(index);
            let name = match before.any(|other| other.eq_ignore_ascii_case(name)) {
                // These names become files, and some systems do not tell N from n.
                true => format!("small-{name}"),
                false => name.replace(' ', "-"),
            };
            let place = number.token.start;
            let text = with(&self.text, &number.token, &number.above);
            all.push(invalid(&format!("too-large-{name}"), text, place));
            let text = with(&self.text, &number.token, &(number.least - 1).to_string());
            if number.least != 0 && !self.is_terminated_at(place, &text) {
                all.push(invalid(&format!("too-small-{name}"), text, place));
            }
        }
        all
    }

    /// Whether the cases of `text` end here: 0 may be the end of the format, and not one of its
    /// numbers.
    fn is_terminated_at(&self, place: usize, text: &str) -> bool {
        match self.grammar.framing {
            Framing::Until(sentinel) => {
                place == self.start && Tokens::new(&text[place..], Scope::Judge).at(sentinel)
            }
            _ => false,
        }
    }

    /// The input ended too early or too late.
    fn wrong_ends(&self) -> Vec<Invalid> {
        let (text, case) = (self.text.as_str(), &self.text[self.start..self.end]);
        let cut = |length: usize| (text[..length].to_string(), length);
        let longer = |more: &str| ([text, more].concat(), text.len());
        let mut ends = vec![("trailing-junk", longer("0x\n"))];
        let last_token = case.trim_ascii_end().rfind([' ', '\n']);
        let may_be_shorter = matches!(self.grammar.framing, Framing::ToEof) && last_token.is_none();
        if !self.is_open && !may_be_shorter {
            ends.push(("ended-early", cut(self.start + last_token.map_or(0, |space| space + 1))));
        }
        match self.grammar.framing {
            Framing::Counted(_) => {
                ends.push(("fewer-cases-promised", longer(case)));
                ends.push(("more-cases-promised", cut(self.start)));
            }
            Framing::Until(_) => {
                ends.push(("case-after-the-end", longer(case)));
                ends.push(("missing-terminator", cut(self.end)));
            }
            Framing::Single if !self.is_open => {
                ends.push(("second-case", longer(case)));
            }
            _ => {}
        }
        ends.into_iter().map(|(name, (text, place))| invalid(name, text, place)).collect()
    }
}

/// A way to write a number wrong: its name, the numbers that it works on, and the wrong token.
type Misspelling = (&'static str, fn(&Number) -> bool, fn(&str) -> String);

const MISSPELLINGS: [Misspelling; 4] = [
    ("leading-zero", |_| true, with_leading_zero),
    ("not-a-number", |_| true, |_| "x7".to_string()),
    ("negative", |number| number.least >= 0, |_| "-1".to_string()),
    ("more-than-64-bits", |number| number.above.parse::<u64>().is_ok(), |_| TOO_LONG.to_string()),
];

fn with_leading_zero(token: &str) -> String {
    match token.strip_prefix('-') {
        Some(digits) => format!("-0{digits}"),
        None => format!("0{token}"),
    }
}

/// A text that is broken at `offset`.
fn invalid(name: &str, input: String, offset: usize) -> Invalid {
    let (line, column) = place_after(&input[..offset]);
    let place = Some(format!("line {line}, column {column}"));
    Invalid { name: name.to_string(), input, place }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;
    use crate::checktestdata::Form;
    use crate::format::{counted, single, to_eof, until, Format};
    use crate::shape::decimal::decimal;
    use crate::shape::signed::{signed, Integer};
    use crate::shape::{int, list, rest, Shape};
    use crate::value::Typed;

    fn heaps() -> Shape<Vec<u64>> {
        list(int("n", 1..=3), int("a heap", 0..=9).beyond(0..=99))
    }

    /// A problem of which only the small positions are known.
    fn definition<T: Typed>(format: Format<T>, small: Vec<T>) -> Definition {
        let small = move || small.iter().map(T::to_value).collect();
        let small = LazyLock::new(Box::new(small) as Box<_>);
        Definition { small, ..Definition::new(format.grammar, Form::line(".*")) }
    }

    /// The invalid inputs of a problem with this one small position, each refused where it
    /// says and nowhere before.
    fn broken<T: Typed>(format: Format<T>, position: T) -> Vec<(String, String)> {
        let definition = definition(format, vec![position]);
        let (grammar, all) = (&definition.grammar, inputs(&definition).unwrap());
        for Invalid { name, input, place } in &all {
            let error = grammar.read(input, Scope::Judge).unwrap_err().to_string();
            let place = place.as_ref().unwrap();
            assert!(error.starts_with(&format!("{place}: ")), "{name}: {input:?}: {error}");
        }
        all.into_iter().map(|invalid| (invalid.name, invalid.input)).collect()
    }

    #[track_caller]
    fn check<T: Typed>(format: Format<T>, position: T, expected: &[(&str, &str)]) {
        let expected: Vec<_> =
            expected.iter().map(|(name, input)| (name.to_string(), input.to_string())).collect();
        assert_eq!(broken(format, position), expected);
    }

    #[test]
    fn a_number_is_broken_where_it_comes_last() {
        let expected = [
            ("leading-zero", "2\n1\n5\n1\n05\n"),
            ("not-a-number", "2\n1\n5\n1\nx7\n"),
            ("negative", "2\n1\n5\n1\n-1\n"),
            ("more-than-64-bits", "2\n1\n5\n1\n18446744073709551616\n"),
            ("too-large-T", "10\n1\n5\n1\n5\n"),
            ("too-small-T", "0\n1\n5\n1\n5\n"),
            ("too-large-a-heap", "2\n1\n5\n1\n10\n"),
            ("too-large-n", "2\n1\n5\n4\n5\n"),
            ("too-small-n", "2\n1\n5\n0\n5\n"),
            ("trailing-junk", "2\n1\n5\n1\n5\n0x\n"),
            ("ended-early", "2\n1\n5\n1\n"),
            ("fewer-cases-promised", "2\n1\n5\n1\n5\n1\n5\n"),
            ("more-cases-promised", "2\n1\n5\n"),
        ];
        check(counted(int("T", 1..=9), heaps()), vec![5], &expected);
    }

    #[test]
    fn each_framing_has_ends_of_its_own() {
        let ends = |all: Vec<(String, String)>| -> Vec<(String, String)> {
            let start = all.iter().position(|(name, _)| name == "trailing-junk").unwrap();
            all[start + 1..].to_vec()
        };
        let named = |name: &str, input: &str| (name.to_string(), input.to_string());
        let two = [named("ended-early", "1\n5\n1\n")];
        assert_eq!(ends(broken(to_eof(heaps()), vec![5])), two);
        let one = [named("ended-early", "1\n"), named("second-case", "1\n5\n1\n5\n")];
        assert_eq!(ends(broken(single(heaps()), vec![5])), one);
        let until_0 = [
            named("ended-early", "1\n5\n1\n"),
            named("case-after-the-end", "1\n5\n1\n5\n0\n1\n5\n"),
            named("missing-terminator", "1\n5\n1\n5\n"),
        ];
        assert_eq!(ends(broken(until("0", heaps()), vec![5])), until_0);
    }

    #[test]
    fn a_result_that_is_an_input_after_all_is_left_out() {
        let of_numbers = broken(to_eof(int("n", 1..=9)), 5);
        assert!(of_numbers.iter().all(|(name, _)| name != "ended-early"));
        let of_rows = broken(single(rest(int("N", 1..=9), int("a stair", 1..=9))), vec![5, 6]);
        assert!(of_rows.iter().all(|(name, _)| name != "ended-early" && name != "second-case"));
        let terminated = broken(until("0", int("n", 1..=9)), 5);
        assert!(terminated.iter().all(|(name, _)| name != "too-small-n"));
        let of_pairs = broken(until("0 0", (int("a", 0..=9), int("b", 1..=9))), (5, 6));
        assert!(of_pairs.iter().any(|(name, _)| name == "too-small-b"));
    }

    #[test]
    fn a_number_has_the_mistakes_that_its_kind_can_have() {
        let input = |all: &[(String, String)], name: &str| {
            let found = all.iter().find(|(other, _)| other == name);
            found.map(|(_, input)| input.clone())
        };
        let places = broken(single((int("k", 0..=9), signed("x", -9..=9))), (5, Integer(-6)));
        assert_eq!(input(&places, "leading-zero").unwrap(), "5 -06\n");
        assert_eq!(input(&places, "negative").unwrap(), "-1 -6\n");
        assert_eq!(input(&places, "too-small-x").unwrap(), "5 -10\n");
        let long = broken(single(decimal("N", 20)), vec![5]);
        assert_eq!(input(&long, "too-large-N").unwrap(), "100000000000000000001\n");
        assert_eq!(input(&long, "more-than-64-bits"), None);
    }

    #[test]
    fn no_two_names_differ_in_their_case_alone() {
        let all = broken(to_eof((int("N", 1..=9), int("n", 1..=9))), (5, 6));
        let input = |name: &str| all.iter().find(|(other, _)| other == name).unwrap().1.as_str();
        assert_eq!(input("too-large-N"), "5 6\n10 6\n");
        assert_eq!(input("too-large-small-n"), "5 6\n5 10\n");
    }

    #[test]
    fn the_model_has_every_number_that_there_is() {
        let format = to_eof(list(int("n", 0..=3), int("a heap", 1..=9)));
        let small = vec![vec![], vec![10], vec![3, 4], vec![5]];
        assert_eq!(model(&definition(format, small)), Some(vec![5].to_value()));
    }
}
