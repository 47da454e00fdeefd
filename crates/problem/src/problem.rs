//! A problem: its format, its answers, and what must hold of them.
//!
//! [`Problem`] is what `tests/problem.rs` builds, step by step, with its own
//! types; [`Definition`] is the same without the types, for everything else.

use std::sync::{Arc, LazyLock};

use anyhow::{anyhow, Result};
use study::{Row, Study};

use crate::checktestdata::Form;
use crate::format::{Format, Grammar};
use crate::play::About;
use crate::random::Random;
use crate::studied::Studied;
use crate::value::{Typed, Value};

/// Positions with answers that are known without playing them.
pub struct Law {
    /// What the law says.
    pub name: &'static str,
    /// The positions and the answers.
    pub cases: Listed<(Value, String)>,
}

/// Inputs of any size that show what a solution costs.
pub struct Workload {
    /// What the size counts: `heaps in one case`.
    pub name: &'static str,
    /// The size at the far end of the range.
    pub size: u64,
    /// The cases of an input of some size.
    pub cases: Inputs,
}

/// The cases of an input of some size.
type Inputs = Box<dyn Fn(u64, &mut Random) -> Vec<Value> + Send + Sync>;

/// What is made when it is first needed, as it may be large.
type Listed<T> = LazyLock<Vec<T>, Box<dyn FnOnce() -> Vec<T> + Send>>;

/// An input that a solution must refuse.
pub struct Refusal {
    /// What is wrong with the input.
    pub name: &'static str,
    /// The input.
    pub input: &'static str,
    /// What the message on stderr must name.
    pub names: &'static str,
}

type Answer = About<Value, String>;

/// Everything that is known of a problem but its solution.
pub struct Definition {
    pub(crate) grammar: Grammar,
    pub(crate) form: Form,
    pub(crate) rules: Answer,
    pub(crate) reach: About<Value, bool>,
    pub(crate) small: Listed<Value>,
    pub(crate) formula: Answer,
    pub(crate) laws: Vec<Law>,
    pub(crate) workloads: Vec<Workload>,
    pub(crate) refusals: Vec<Refusal>,
    /// The study, or why there is none.
    pub(crate) studied: Result<Studied, &'static str>,
}

impl Definition {
    /// The answer to one case, its last line ended: by the rules where they
    /// can be played, by the formula beyond.
    pub(crate) fn answer(&self, case: &Value) -> String {
        if (self.reach)(case) {
            (self.rules)(case)
        } else {
            (self.formula)(case)
        }
    }

    /// The study.
    ///
    /// # Errors
    ///
    /// If there is none, with the reason.
    pub(crate) fn study(&self) -> Result<&Studied> {
        self.studied.as_ref().map_err(|why| anyhow!("this problem has no study: {why}"))
    }

    /// The answers to several cases.
    pub(crate) fn answers(&self, cases: &[Value]) -> String {
        cases.iter().map(|case| self.answer(case)).collect()
    }
}

/// Why there is no study, where nothing is said of one.
pub(crate) const UNSAID: &str =
    "tests/problem.rs has neither `.study(...)` nor `.without_study(\"why\")`";

/// How an answer of type `A` is printed.
type Print<A> = Arc<dyn Fn(&A) -> String + Send + Sync>;

/// A problem whose cases are of type `T` and whose answers are of type `A`.
///
/// The steps follow each other: [`Problem::new`]; [`winner`](Outline::winner) or
/// [`printing`](Outline::printing); [`rules`](Answered::rules);
/// [`every_small`](Played::every_small); [`formula`](Bounded::formula);
/// [`study`](Problem::study) or [`without_study`](Problem::without_study); and any number of
/// [`law`](Problem::law)s, [`workload`](Problem::workload)s and [`refuses`](Problem::refuses).
pub struct Problem<T, A> {
    pub(crate) definition: Definition,
    print: Print<A>,
    of: std::marker::PhantomData<fn() -> T>,
}

/// A problem that still needs to know what its answers look like.
pub struct Outline<T> {
    format: Format<T>,
}

/// A problem that still needs its rules.
pub struct Answered<T, A> {
    format: Format<T>,
    form: Form,
    print: Print<A>,
}

/// A problem that still needs to know which positions are small.
pub struct Played<T, A> {
    format: Format<T>,
    form: Form,
    print: Print<A>,
    rules: Answer,
}

/// A problem that still needs a formula.
pub struct Bounded<T, A> {
    played: Played<T, A>,
    reach: About<Value, bool>,
    small: Listed<Value>,
}

impl<T: Typed> Problem<T, bool> {
    /// Starts a problem from its format.
    #[expect(clippy::new_ret_no_self, reason = "the missing parts are required, not defaulted")]
    pub fn new(format: Format<T>) -> Outline<T> {
        Outline { format }
    }
}

impl<T: Typed> Outline<T> {
    /// The answer to a case is whether the player to move wins, printed as `next` if so and
    /// as `previous` if not.
    pub fn winner(self, next: &'static str, previous: &'static str) -> Answered<T, bool> {
        let form = Form::one_of(&[next, previous]);
        self.printing(form, move |&next_wins| if next_wins { next } else { previous }.to_string())
    }

    /// The answer to a case is something else, printed by `print`; its last line need not be
    /// ended.
    ///
    /// `form` describes what is printed to judges' validators: within the judge's bounds, and as
    /// closely as is possible without the input.
    pub fn printing<A, F>(self, form: Form, print: F) -> Answered<T, A>
    where
        F: Fn(&A) -> String + Send + Sync + 'static,
    {
        Answered { format: self.format, form, print: Arc::new(move |answer| ended(print(answer))) }
    }
}

impl<T: Typed, A: 'static> Answered<T, A> {
    /// The answer to a small case, by playing the bare rules.
    pub fn rules<F>(self, answer: F) -> Played<T, A>
    where
        F: Fn(&T) -> A + Send + Sync + 'static,
    {
        let Answered { format, form, print } = self;
        let rules = printed(&print, answer);
        Played { format, form, print, rules }
    }
}

impl<T: Typed, A> Played<T, A> {
    /// On which positions the rules can be played in no time, and all the ones that the
    /// tests play.
    pub fn every_small<R, P>(self, reach: R, positions: P) -> Bounded<T, A>
    where
        R: Fn(&T) -> bool + Send + Sync + 'static,
        P: FnOnce() -> Vec<T> + Send + 'static,
    {
        Bounded {
            played: self,
            reach: Box::new(move |value| reach(&T::from_value(value))),
            small: LazyLock::new(Box::new(move || positions().iter().map(T::to_value).collect())),
        }
    }
}

impl<T: Typed, A: 'static> Bounded<T, A> {
    /// The answer to any case in the wider range, by a derivation that shares
    /// nothing with the solution: another form of the theorem, or a slower way.
    pub fn formula<F>(self, answer: F) -> Problem<T, A>
    where
        F: Fn(&T) -> A + Send + Sync + 'static,
    {
        let Bounded { played: Played { format, form, print, rules }, reach, small } = self;
        let definition = Definition {
            grammar: format.grammar,
            form,
            rules,
            reach,
            small,
            formula: printed(&print, answer),
            laws: Vec::new(),
            workloads: Vec::new(),
            refusals: Vec::new(),
            studied: Err(UNSAID),
        };
        Problem { definition, print, of: std::marker::PhantomData }
    }
}

impl<T: Typed, A: 'static> Problem<T, A> {
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

    /// Adds what explains the problem, draws and plays it: the study, the positions of a case,
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
        self.definition.studied = Ok(Studied { study, rows: Box::new(rows), pictures });
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
        let mut studied = self.definition.studied.expect("what is left out of a study");
        let rows = studied.rows;
        studied.rows = Box::new(move |value| match is_left_out(&T::from_value(value)) {
            true => Err(reason.to_string()),
            false => rows(value),
        });
        self.definition.studied = Ok(studied);
        self
    }

    /// Adds inputs on which `cargo judge bench` measures the solution: `size` of
    /// what `name` says, or fewer to see how the cost grows.
    ///
    /// They may exceed every range: their answers are only used to compare one
    /// program's with another's.
    pub fn workload<F>(mut self, name: &'static str, size: u64, cases: F) -> Self
    where
        F: Fn(u64, &mut Random) -> Vec<T> + Send + Sync + 'static,
    {
        let cases =
            move |size, random: &mut Random| cases(size, random).iter().map(T::to_value).collect();
        self.definition.workloads.push(Workload { name, size, cases: Box::new(cases) });
        self
    }

    /// Adds an input that a solution must refuse with a message that names `names`.
    ///
    /// Junk, early ends and numbers out of range are tried on every problem
    /// anyway; this is for what only this problem can get wrong.
    pub fn refuses(mut self, name: &'static str, input: &'static str, names: &'static str) -> Self {
        self.definition.refusals.push(Refusal { name, input, names });
        self
    }
}

/// The printed answer to a case.
fn printed<T, A, F>(print: &Print<A>, answer: F) -> Answer
where
    T: Typed,
    A: 'static,
    F: Fn(&T) -> A + Send + Sync + 'static,
{
    let print = Arc::clone(print);
    Box::new(move |value| print(&answer(&T::from_value(value))))
}

/// An answer with its last line ended.
pub(crate) fn ended(mut answer: String) -> String {
    if !answer.ends_with('\n') {
        answer.push('\n');
    }
    answer
}
