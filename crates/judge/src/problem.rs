//! A problem: its format, its answers, and what must hold of them.

use std::fmt::Debug;

use crate::data::Random;
use crate::format::Format;
use crate::shape::Shape;

/// Where a problem lives; made by [`this_problem!`](crate::this_problem).
#[derive(Clone, Copy, Debug)]
pub struct Home {
    /// The problem's slug, which names its folder, its package and its binary.
    pub name: &'static str,
    /// The problem's folder.
    pub directory: &'static str,
    /// The solution's executable.
    pub binary: &'static str,
}

/// The word for the player who wins: `next` for the one to move, `previous` for the other.
pub fn word(next_wins: bool, next: &str, previous: &str) -> String {
    if next_wins { next } else { previous }.to_string()
}

/// Positions with answers that are known without playing them.
pub struct Law<C> {
    /// What the law says.
    pub name: &'static str,
    /// The positions and the answers.
    pub cases: Box<dyn Fn() -> Vec<(C, String)> + Send + Sync>,
}

/// Inputs of any size that show what a solution costs.
pub struct Workload<C> {
    /// What there are so many of: `heaps in one case`.
    pub name: &'static str,
    /// How many there are at the far end of the range.
    pub size: u64,
    /// The cases of an input of some size.
    pub cases: Inputs<C>,
}

/// An input that a solution must refuse.
pub struct Refusal {
    /// What is wrong with the input.
    pub name: &'static str,
    /// The input.
    pub input: &'static str,
    /// What the message on stderr must name.
    pub names: &'static str,
}

type Answer<C> = Box<dyn Fn(&C) -> String + Send + Sync>;
type Reach<C> = Box<dyn Fn(&C) -> bool + Send + Sync>;
type Positions<C> = Box<dyn Fn() -> Vec<C> + Send + Sync>;
type Inputs<C> = Box<dyn Fn(u64, &mut Random) -> Vec<C> + Send + Sync>;
type Winning<C> = Box<dyn Fn(&C) -> Vec<String> + Send + Sync>;

/// A problem, told without a word about its solution.
pub struct Problem<S: Shape> {
    pub(crate) format: Format<S>,
    pub(crate) rules: Answer<S::Value>,
    pub(crate) reach: Reach<S::Value>,
    pub(crate) small: Positions<S::Value>,
    pub(crate) formula: Answer<S::Value>,
    pub(crate) laws: Vec<Law<S::Value>>,
    pub(crate) workloads: Vec<Workload<S::Value>>,
    pub(crate) refusals: Vec<Refusal>,
    pub(crate) winning: Option<Winning<S::Value>>,
}

/// A format that has yet to be told its rules; see [`Problem::new`].
pub struct Unruled<S>(Format<S>);

/// A problem that has yet to be told which positions are small; see [`Unruled::rules`].
pub struct Unplayed<S: Shape> {
    format: Format<S>,
    rules: Answer<S::Value>,
}

/// A problem that has yet to be told its formula; see [`Unplayed::every_small`].
pub struct Unproved<S: Shape> {
    format: Format<S>,
    rules: Answer<S::Value>,
    reach: Reach<S::Value>,
    small: Positions<S::Value>,
}

impl<S: Shape> Problem<S> {
    /// Starts a problem from its format.
    ///
    /// The steps follow each other: [`rules`](Unruled::rules),
    /// [`every_small`](Unplayed::every_small), [`formula`](Unproved::formula);
    /// then any number of [`law`](Problem::law)s, [`workload`](Problem::workload)s and
    /// [`refuses`](Problem::refuses).
    #[expect(clippy::new_ret_no_self, reason = "the missing parts are required, not defaulted")]
    pub fn new(format: Format<S>) -> Unruled<S> {
        Unruled(format)
    }

    /// Adds positions whose answers follow from a law rather than from play:
    /// symmetries, edges of the range, long chains.
    pub fn law<F>(mut self, name: &'static str, cases: F) -> Self
    where
        F: Fn() -> Vec<(S::Value, String)> + Send + Sync + 'static,
    {
        self.laws.push(Law { name, cases: Box::new(cases) });
        self
    }

    /// Adds inputs on which `cargo judge bench` measures the solution: `size` of
    /// what `name` says, or fewer to see how the cost grows.
    ///
    /// They may leave every range behind: nobody asks for their answers but in
    /// order to compare one program's with another's.
    pub fn workload<F>(mut self, name: &'static str, size: u64, cases: F) -> Self
    where
        F: Fn(u64, &mut Random) -> Vec<S::Value> + Send + Sync + 'static,
    {
        self.workloads.push(Workload { name, size, cases: Box::new(cases) });
        self
    }

    /// Adds an input that a solution must refuse with a message that names `names`.
    ///
    /// Junk, early ends and numbers below their range are tried on every
    /// problem anyway; this is for what only this problem can get wrong.
    pub fn refuses(mut self, name: &'static str, input: &'static str, names: &'static str) -> Self {
        self.refusals.push(Refusal { name, input, names });
        self
    }

    /// Tells, for a small case, what the winning moves of the player to move
    /// leave, by the rules: so that a mistake can be explained.
    pub fn winning<F, P>(mut self, results: F) -> Self
    where
        F: Fn(&S::Value) -> Vec<P> + Send + Sync + 'static,
        P: Debug,
    {
        let shown = move |case: &_| results(case).iter().map(|r| format!("{r:?}")).collect();
        self.winning = Some(Box::new(shown));
        self
    }

    /// Why the answer to a small case is what it is, where that can be told.
    pub(crate) fn explanation(&self, case: &S::Value) -> Option<String> {
        const SHOWN: usize = 4;
        let winning = self.winning.as_ref().filter(|_| (self.reach)(case))?(case);
        Some(match &winning[..] {
            [] => "whatever the player to move does, the other one wins".to_string(),
            [only] => format!("the player to move wins by leaving {only}"),
            several => {
                let shown = several[..several.len().min(SHOWN)].join(" or ");
                let more = if several.len() > SHOWN { ", and in other ways" } else { "" };
                format!("the player to move wins by leaving {shown}{more}")
            }
        })
    }

    /// The answer to one case, its last line ended: by the rules where they
    /// can be played, by the formula beyond.
    pub(crate) fn answer(&self, case: &S::Value) -> String {
        if (self.reach)(case) {
            self.answer_by_rules(case)
        } else {
            self.answer_by_formula(case)
        }
    }

    pub(crate) fn answer_by_rules(&self, case: &S::Value) -> String {
        ended((self.rules)(case))
    }

    pub(crate) fn answer_by_formula(&self, case: &S::Value) -> String {
        ended((self.formula)(case))
    }
}

impl<S: Shape> Unruled<S> {
    /// The answer to a small case, by playing the bare rules.
    pub fn rules<F>(self, answer: F) -> Unplayed<S>
    where
        F: Fn(&S::Value) -> String + Send + Sync + 'static,
    {
        Unplayed { format: self.0, rules: Box::new(answer) }
    }
}

impl<S: Shape> Unplayed<S> {
    /// Which positions the rules can be played on in no time, and all the ones
    /// that the tests play.
    pub fn every_small<R, P>(self, reach: R, positions: P) -> Unproved<S>
    where
        R: Fn(&S::Value) -> bool + Send + Sync + 'static,
        P: Fn() -> Vec<S::Value> + Send + Sync + 'static,
    {
        Unproved {
            format: self.format,
            rules: self.rules,
            reach: Box::new(reach),
            small: Box::new(positions),
        }
    }
}

impl<S: Shape> Unproved<S> {
    /// The answer to any case in the wider range, by a derivation that shares
    /// nothing with the solution: another form of the theorem, or a slower way.
    pub fn formula<F>(self, answer: F) -> Problem<S>
    where
        F: Fn(&S::Value) -> String + Send + Sync + 'static,
    {
        Problem {
            format: self.format,
            rules: self.rules,
            reach: self.reach,
            small: self.small,
            formula: Box::new(answer),
            laws: Vec::new(),
            workloads: Vec::new(),
            refusals: Vec::new(),
            winning: None,
        }
    }
}

/// An answer with its last line ended.
pub(crate) fn ended(mut answer: String) -> String {
    if !answer.ends_with('\n') {
        answer.push('\n');
    }
    answer
}
