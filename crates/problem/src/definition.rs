//! Everything that is known of a problem, for any type of cases.

use std::collections::BTreeMap;
use std::slice;
use std::sync::{LazyLock, OnceLock};

use anyhow::{anyhow, ensure, Result};
use protocol::Scope;
use study::{Row, Study};

use crate::checked::{check_words, Check};
use crate::checktestdata::Form;
use crate::format::Grammar;
use crate::played::{against_the_first, Play};
use crate::shortened::{shortened, shown};
use crate::token::ParseError;
use crate::value::Value;

/// A function of a case.
pub(crate) type OfCase<T> = Box<dyn Fn(&Value) -> T + Send + Sync>;

/// Positions with answers that are known without playing them.
pub struct Law {
    /// The law, as a statement.
    pub name: &'static str,
    /// The positions and the answers.
    pub cases: Listed<(Value, String)>,
}

/// Data that may be large, so that they are made only when they are needed.
pub(crate) type Listed<T> = LazyLock<Vec<T>, Box<dyn FnOnce() -> Vec<T> + Send>>;

/// An input that a solution must refuse.
pub struct Refusal {
    /// The mistake in the input.
    pub name: &'static str,
    /// The input.
    pub input: &'static str,
    /// The words that the message on stderr must contain.
    pub names: &'static str,
}

/// An input that breaks a rule of this problem, and that a judge must never give.
pub struct Broken {
    /// The mistake in it, as the name of a file: `two-rooks-on-one-cell`.
    pub name: &'static str,
    /// The input.
    pub input: String,
}

/// Everything that is known of a problem, without the types of [`Problem`](crate::Problem), so that
/// its tests and its server are not compiled anew for each problem.
pub struct Definition {
    pub(crate) grammar: Grammar,
    pub(crate) form: Form,
    /// How an output is judged.
    pub(crate) side: Side,
    /// What the solution's `solve` says.
    pub(crate) solution: OfCase<String>,
    pub(crate) rules: OfCase<String>,
    pub(crate) reach: OfCase<bool>,
    pub(crate) small: Listed<Value>,
    /// What the rules say of those, once it is known: several tests ask, and play takes long.
    pub(crate) small_answers: OnceLock<Vec<String>>,
    pub(crate) formula: OfCase<String>,
    pub(crate) laws: Vec<Law>,
    pub(crate) refusals: Vec<Refusal>,
    pub(crate) broken: Vec<Broken>,
    /// The study, or why there is none.
    pub(crate) studied: Result<Studied, &'static str>,
    /// On how many positions the study is held to the rules.
    pub(crate) pinned: Option<usize>,
    /// The bounds that no case reaches, such as `greatest T`, each with the reason.
    pub(crate) unreached: BTreeMap<&'static str, &'static str>,
}

impl Definition {
    /// Inputs of which nothing is known but their format.
    pub(crate) fn new(grammar: Grammar, form: Form) -> Definition {
        Definition {
            grammar,
            form,
            side: Side::Compared,
            solution: Box::new(|_| String::new()),
            rules: Box::new(|_| String::new()),
            reach: Box::new(|_| true),
            small: LazyLock::new(Box::new(Vec::new)),
            small_answers: OnceLock::new(),
            formula: Box::new(|_| String::new()),
            laws: Vec::new(),
            refusals: Vec::new(),
            broken: Vec::new(),
            studied: Err(NOT_YET),
            pinned: None,
            unreached: BTreeMap::new(),
        }
    }

    /// The small positions with what the rules say of each.
    pub(crate) fn small_with_answers(&self) -> impl Iterator<Item = (&Value, &str)> {
        let by_play = || self.small.iter().map(|position| (self.rules)(position)).collect();
        let answers = self.small_answers.get_or_init(by_play);
        self.small.iter().zip(answers.iter().map(String::as_str))
    }

    /// The answer to one case, its last line ended: by the rules where they
    /// can be played, by the formula beyond.
    pub(crate) fn answer(&self, case: &Value) -> String {
        if (self.reach)(case) {
            (self.rules)(case)
        } else {
            (self.formula)(case)
        }
    }

    /// A case as a person writes it, who names no opponent.
    pub(crate) fn read_game(&self, text: &str) -> Result<Value, ParseError> {
        match &self.side {
            Side::Played(_) => self.grammar.read_case(&against_the_first(text), Scope::Beyond),
            _ => self.grammar.read_case(text, Scope::Beyond),
        }
    }

    /// Whether what a solution says of a case is right where `expected` is one right answer.
    pub(crate) fn check_answer(&self, case: &Value, expected: &str, answer: &str) -> Result<()> {
        match &self.side {
            Side::Checked(check) => {
                for right in [expected, answer] {
                    check_words(check, slice::from_ref(case), right)
                        .map_err(|wrong| anyhow!("{}: {right:?}: {wrong}", shown(case)))?;
                }
            }
            Side::Compared | Side::Played(_) => {
                ensure!(answer == expected, difference(case, expected, answer));
            }
        }
        Ok(())
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

/// The judge's side: how it finds that an output is right.
pub(crate) enum Side {
    /// It is the answers.
    Compared,
    /// The words of each case are right by the case alone, as there are several right answers.
    Checked(Check),
    /// It is one side of a dialogue.
    Played(Play),
}

/// Why a problem has no study that does not say why.
pub(crate) const NOT_YET: &str = "nobody has written it yet";

/// A study, and the way from the problem's cases to its positions.
pub(crate) struct Studied {
    pub(crate) study: Box<dyn Study>,
    /// The positions of a case, or why it has none.
    pub(crate) rows: OfCase<Result<Vec<Row>, String>>,
    /// The pictures of the page: names without ending, and SVG.
    pub(crate) pictures: fn() -> Vec<(&'static str, String)>,
    /// Why play from the first start position ends after a few moves, if it does.
    pub(crate) ends_soon: Option<&'static str>,
}

/// That an answer is another one than expected.
pub(crate) fn difference(position: &Value, expected: &str, answer: &str) -> String {
    let (position, expected) = (shown(position), shortened(expected));
    format!("{position}: expected {expected:?}, got {:?}", shortened(answer))
}

/// An answer with its last line ended.
pub(crate) fn ended(mut answer: String) -> String {
    if !answer.ends_with('\n') {
        answer.push('\n');
    }
    answer
}
