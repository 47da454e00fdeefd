//! The description of a problem: its format, its answers, and the laws that these obey.
//!
//! [`Problem`] is what `tests/problem.rs` builds, part by part, with its own types;
//! [`Definition`] is the same without the types, for everything else.

use std::marker::PhantomData;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::sync::{Arc, LazyLock};

use anyhow::{bail, Result};
use study::{Row, Study};

use crate::checked::Words;
use crate::checktestdata::Form;
use crate::definition::{ended, Broken, Definition, Law, OfCase, Refusal, Side, Studied};
use crate::format::Format;
use crate::opponents::with_opponents;
use crate::played::{Referee, Turn};
use crate::shortened::shown;
use crate::value::{Typed, Value};

/// How an answer of type `A` is printed.
type Print<A> = Arc<dyn Fn(&A) -> String + Send + Sync>;

/// A problem whose cases are of type `T` and whose answers are of type `A`.
///
/// It begins with [`Problem::new`], and [`winner`](Problem::winner) or
/// [`printing`](Problem::printing). It must have a [`solution`](Problem::solution),
/// [`rules`](Problem::rules), [`every_small`](Problem::every_small) and a
/// [`formula`](Problem::formula): its tests fail and say what is missing. It may have any number of
/// [`law`](Problem::law)s, [`invalid`](Problem::invalid)s and [`refuses`](Problem::refuses). A
/// [`study`](Problem::study), or a reason to be [`without_study`](Problem::without_study), may come
/// later.
pub struct Problem<T, A> {
    definition: Definition,
    /// The parts that it must have and has not.
    missing: Vec<&'static str>,
    print: Print<A>,
    of: PhantomData<fn() -> T>,
}

impl<T: Typed> Problem<T, ()> {
    /// Starts a problem from its format; what the answers to its cases are comes next.
    pub fn new(format: Format<T>) -> Problem<T, ()> {
        Problem {
            definition: Definition::new(format.grammar, Form::lines("")),
            missing: vec!["solution", "rules", "every_small", "formula"],
            print: Arc::new(|()| String::new()),
            of: PhantomData,
        }
    }

    /// The answer to a case is whether the player to move wins, printed as `next` if so and
    /// as `previous` if not.
    pub fn winner(self, next: &'static str, previous: &'static str) -> Problem<T, bool> {
        let form = Form::one_of(&[next, previous]);
        self.printing(form, move |&next_wins| if next_wins { next } else { previous }.to_string())
    }

    /// The answer to a case is something else, printed by `print`; its last line need not be
    /// ended.
    ///
    /// `form` describes the output to judges' validators: within the judge's bounds, and as
    /// closely as is possible without the input.
    pub fn printing<A, F>(self, form: Form, print: F) -> Problem<T, A>
    where
        F: Fn(&A) -> String + Send + Sync + 'static,
    {
        Problem {
            definition: Definition { form, ..self.definition },
            missing: self.missing,
            print: Arc::new(move |answer| ended(print(answer))),
            of: PhantomData,
        }
    }
}

impl<T: Typed, A: 'static> Problem<T, A> {
    /// The solution's own answer to a case: what its `solve` says.
    pub fn solution<F>(mut self, answer: F) -> Self
    where
        F: Fn(&T) -> A + Send + Sync + 'static,
    {
        self.definition.solution = printed("`.solution`", &self.print, answer);
        self.with("solution")
    }

    /// The answer to a small case, by playing the bare rules.
    pub fn rules<F>(mut self, answer: F) -> Self
    where
        F: Fn(&T) -> A + Send + Sync + 'static,
    {
        self.definition.rules = printed("`.rules`", &self.print, answer);
        self.with("rules")
    }

    /// On which positions the rules can be played quickly, and all positions that the tests
    /// play.
    pub fn every_small<R, P>(mut self, reach: R, positions: P) -> Self
    where
        R: Fn(&T) -> bool + Send + Sync + 'static,
        P: FnOnce() -> Vec<T> + Send + 'static,
    {
        let name = "`.every_small`, which is asked of the largest positions, too,";
        self.definition.reach = of_case(name, reach);
        let positions = move || positions().iter().map(T::to_value).collect();
        self.definition.small = LazyLock::new(Box::new(positions));
        self.with("every_small")
    }

    /// The answer to any case in the wider range, by a derivation that shares
    /// nothing with the solution: another form of the theorem, or a slower way.
    pub fn formula<F>(mut self, answer: F) -> Self
    where
        F: Fn(&T) -> A + Send + Sync + 'static,
    {
        self.definition.formula = printed("`.formula`", &self.print, answer);
        self.with("formula")
    }

    /// Has the program play against the judge: `play` is the judge's side of one case, and what is
    /// said of the answers is said of who wins.
    ///
    /// Each case of an input begins with its opponent, so the format stands before that.
    pub fn played<F>(mut self, play: F) -> Self
    where
        F: Fn(&T, &mut Referee<'_>) -> Turn<()> + Send + Sync + 'static,
    {
        let play =
            move |case: &Value, referee: &mut Referee<'_>| play(&T::from_value(case), referee);
        self.definition.side = Side::Played(Box::new(play));
        self
    }

    /// Has a checker say whether an answer is right, where there are several: it reads the words of
    /// one case. Solution, rules and formula may then answer differently.
    pub fn checked<F>(mut self, check: F) -> Self
    where
        F: Fn(&T, &mut Words<'_>) -> Result<(), String> + Send + Sync + 'static,
    {
        let check = move |case: &Value, words: &mut Words<'_>| check(&T::from_value(case), words);
        self.definition.side = Side::Checked(Box::new(check));
        self
    }

    /// Adds positions whose answers follow from a law rather than from play or from the
    /// formula: symmetries, edges of the range, long chains.
    pub fn law<F>(mut self, name: &'static str, cases: F) -> Self
    where
        F: FnOnce() -> Vec<(T, A)> + Send + 'static,
    {
        let print = Arc::clone(&self.print);
        let cases = move || {
            let cases = cases().into_iter();
            cases.map(|(case, answer)| (case.to_value(), print(&answer))).collect()
        };
        let cases = LazyLock::new(Box::new(cases) as Box<_>);
        self.definition.laws.push(Law { name, cases });
        self
    }

    /// Adds the study, which explains, draws and plays the problem, with the positions of a case
    /// and the pictures of the page.
    ///
    /// The judge's answer to a case is made of the study's answers to its positions.
    pub fn study<F>(
        mut self,
        study: Box<dyn Study>,
        rows: F,
        pictures: fn() -> Vec<(&'static str, String)>,
    ) -> Self
    where
        F: Fn(&T) -> Vec<Row> + Send + Sync + 'static,
    {
        let rows = move |value: &Value| Ok(rows(&T::from_value(value)));
        let rows = Box::new(rows);
        self.definition.studied = Ok(Studied { study, rows, pictures, ends_soon: None });
        self
    }

    /// Says why play from the study's first start position ends in fewer than four moves.
    ///
    /// # Panics
    ///
    /// If there is no study yet.
    pub fn ends_soon(mut self, reason: &'static str) -> Self {
        self.definition.studied.as_mut().expect("a study").ends_soon = Some(reason);
        self
    }

    /// Pins the number of positions on which the tests hold the study to the rules, so that no
    /// change makes it smaller unseen.
    pub fn studied(mut self, positions: usize) -> Self {
        self.definition.pinned = Some(positions);
        self
    }

    /// Says why no case reaches a bound that `cargo judge verify` names, such as `greatest T`, in a
    /// few words without a full stop.
    pub fn unreached(mut self, bound: &'static str, reason: &'static str) -> Self {
        self.definition.unreached.insert(bound, reason);
        self
    }

    /// Says that there is no study, and why, in a few words without a full stop: `a position is
    /// a text`.
    ///
    /// # Panics
    ///
    /// If there is one.
    pub fn without_study(mut self, reason: &'static str) -> Self {
        assert!(self.definition.studied.is_err(), "there is a study, and is said to be none");
        self.definition.studied = Err(reason);
        self
    }

    /// Leaves some cases out of the study, as where a number exceeds 64 bits; `reason` says why,
    /// in a few words without a full stop.
    ///
    /// # Panics
    ///
    /// If there is no study yet.
    pub fn not_studied<F>(mut self, reason: &'static str, is_left_out: F) -> Self
    where
        F: Fn(&T) -> bool + Send + Sync + 'static,
    {
        let mut studied = self.definition.studied.expect("there is a study to leave cases out of");
        let rows = studied.rows;
        studied.rows = Box::new(move |value| match is_left_out(&T::from_value(value)) {
            true => Err(reason.to_string()),
            false => rows(value),
        });
        self.definition.studied = Ok(studied);
        self
    }

    /// Adds an input that the strict reader refuses, and that a solution must refuse with a message
    /// that names `names`.
    ///
    /// Junk, early ends and numbers out of range are tried on every problem anyway; this is
    /// for mistakes that only this problem can make.
    pub fn refuses(mut self, name: &'static str, input: &'static str, names: &'static str) -> Self {
        self.definition.refusals.push(Refusal { name, input, names });
        self
    }

    /// Adds an input that breaks a rule of this problem within the judge's bounds; `name` is the
    /// mistake, as the name of a file: `two-rooks-on-one-cell`. Packages have it for their
    /// validators.
    ///
    /// Inputs that break any format, such as a number out of its bounds, are made from the
    /// description.
    pub fn invalid(mut self, name: &'static str, input: impl Into<String>) -> Self {
        self.definition.broken.push(Broken { name, input: input.into() });
        self
    }
}

impl<T, A> Problem<T, A> {
    fn with(mut self, part: &str) -> Self {
        self.missing.retain(|other| *other != part);
        self
    }

    /// The problem without its types.
    ///
    /// # Errors
    ///
    /// A part that is missing.
    pub(crate) fn definition(self) -> Result<Definition> {
        match self.missing.first() {
            Some(part) => bail!("tests/problem.rs has no `.{part}(...)`"),
            None if matches!(self.definition.side, Side::Played(_)) => {
                Ok(with_opponents(self.definition))
            }
            None => Ok(self.definition),
        }
    }
}

/// The printed answer to a case.
fn printed<T, A, F>(part: &'static str, print: &Print<A>, answer: F) -> OfCase<String>
where
    T: Typed,
    A: 'static,
    F: Fn(&T) -> A + Send + Sync + 'static,
{
    let print = Arc::clone(print);
    of_case(part, move |case| print(&answer(case)))
}

/// A part of the problem as a function of any case. Where it panics, the message names the part and
/// the case: the place of the panic may lie in a crate that the contributor has not written.
fn of_case<T, A, F>(part: &'static str, about: F) -> OfCase<A>
where
    T: Typed,
    F: Fn(&T) -> A + Send + Sync + 'static,
{
    Box::new(move |value| {
        let asked = AssertUnwindSafe(|| about(&T::from_value(value)));
        catch_unwind(asked).unwrap_or_else(|_| {
            let case = shown(value);
            resume_unwind(Box::new(format!(
                "tests/problem.rs: {part} panics, as said above, with {case}"
            )))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::to_eof;
    use crate::shape::int;

    #[test]
    fn a_part_that_is_missing_is_named() {
        let outline = || Problem::new(to_eof(int("n", 1..=9))).winner("Y", "N");
        let started = || outline().solution(|_| true);
        let missing = |problem: Problem<u64, bool>| problem.definition().err().unwrap().to_string();
        let small = |problem: Problem<u64, bool>| problem.every_small(|_| true, || vec![1]);
        assert!(missing(started().rules(|_| true).formula(|_| true)).contains(".every_small("));
        assert!(missing(small(started()).formula(|_| true)).contains(".rules("));
        let unsolved = small(outline()).rules(|_| true).formula(|_| true);
        assert!(missing(unsolved).contains(".solution("));
        assert!(missing(small(started()).rules(|_| true)).contains(".formula("));
        assert!(small(started()).rules(|_| true).formula(|_| true).definition().is_ok());
    }
}
