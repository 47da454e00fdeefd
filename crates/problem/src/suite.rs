//! The tests of a problem.

use std::collections::HashSet;
use std::ops::Range;
use std::path::Path;
use std::slice;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{anyhow, bail, ensure, Context, Result};
use libtest_mimic::{Arguments, Conclusion, Failed, Trial};
use proptest::test_runner::{Config, TestError, TestRunner};
use protocol::cases::{case_scope, has_judges_answers};
use protocol::comparison::Comparison;
use protocol::Scope;

use crate::bad_input::{
    check_cut_off, check_gives_up, check_refused, check_replaced, cut_off, garbled, rearranged,
};
use crate::by_lines;
use crate::cases::{self, Case};
use crate::checked::{check_words, Check};
use crate::checktestdata;
use crate::definition::{difference, Definition, Side, Studied, NOT_YET};
use crate::depth::Depth;
use crate::format::Grammar;
use crate::invalid::check_own;
use crate::location::Location;
use crate::page::check_beyond;
use crate::played::{play_solution, Play};
use crate::positions::random_cases;
use crate::probes::{probes, Probe};
use crate::refusal::Naming;
use crate::shape::Size;
use crate::shortened::{shortened, shown};
use crate::solution::Solution;
use crate::studied;
use crate::value::Value;

/// How many small cases go into one input of the program.
const TOGETHER: usize = 5000;

/// What the random cases are drawn for, among all that is random.
const RANDOM_CASES: u64 = u64::MAX;

/// Runs the tests of a problem.
pub fn test(location: Location, definition: Definition) -> Conclusion {
    quieten_panics();
    let (solution, depth) = (Solution::new(location.binary), Depth::asked_for());
    let suite = Arc::new(Suite { solution, definition, depth });
    // What takes long is begun first, so that no thread is left with it at the end.
    let trials = [
        law_trials(&suite),
        studied_trials(&suite, location),
        dialogue_trials(&suite),
        general_trials(&suite, location),
        golden_trials(&suite, location),
    ];
    libtest_mimic::run(&Arguments::from_args(), trials.into_iter().flatten().collect())
}

/// Has every panic said once, and in a line or two: the way to it leads through the tests' own
/// machinery, and where an input is made smaller the same panic comes hundreds of times.
fn quieten_panics() {
    let said = Mutex::new(HashSet::new());
    std::panic::set_hook(Box::new(move |panic| {
        let panic = panic.to_string();
        if said.lock().unwrap_or_else(PoisonError::into_inner).insert(panic.clone()) {
            eprintln!("{panic}");
        }
    }));
}

/// A test for each law, for each input that the solution must refuse, and for each that only
/// validators must.
fn law_trials(suite: &Arc<Suite>) -> Vec<Trial> {
    let laws = suite.definition.laws.iter().enumerate().map(|(index, law)| {
        suite.trial(format!("law: {}", law.name), move |suite| suite.law(index))
    });
    let refusals = suite.definition.refusals.iter().enumerate().map(|(index, refusal)| {
        suite.trial(format!("refused: {}", refusal.name), move |suite| suite.refusal(index))
    });
    let broken = suite.definition.broken.iter().enumerate().map(|(index, broken)| {
        suite.trial(format!("invalid: {}", broken.name), move |suite| {
            check_own(&suite.definition, &suite.definition.broken[index])
        })
    });
    laws.chain(refusals).chain(broken).collect()
}

/// The tests that every problem has.
fn general_trials(suite: &Arc<Suite>, location: Location) -> Vec<Trial> {
    vec![
        suite.trial("random cases, by an independent formula", Suite::random),
        suite.trial("what any format asks for", Suite::probes),
        suite.trial("every small position, by the rules", Suite::small),
        suite.trial("the smallest positions, each alone", Suite::alone),
        suite.trial("small positions, together in one input", Suite::together),
        suite.trial("random cases keep to the bounds", Suite::bounded),
        suite.trial("lines are where the format has them", Suite::lines),
        suite.trial("wrong tokens are refused", |suite| match &suite.definition.side {
            Side::Played(play) => suite.bad_dialogue(play, garbled),
            _ => suite.bad_input(check_replaced),
        }),
        suite.trial("an input cut off is refused", |suite| match &suite.definition.side {
            Side::Played(play) => suite.bad_dialogue(play, cut_off),
            _ => suite.bad_input(check_cut_off),
        }),
        suite.trial("the format in checktestdata", Suite::translated),
        suite.trial("what the page says of more than the judge gives", move |suite| {
            check_beyond(&suite.definition.grammar, location)
        }),
    ]
}

/// The tests of a dialogue.
fn dialogue_trials(suite: &Arc<Suite>) -> Vec<Trial> {
    match &suite.definition.side {
        Side::Played(_) => vec![suite.trial("random games, which it wins", Suite::random_games)],
        _ => Vec::new(),
    }
}

/// A test for each golden case.
fn golden_trials(suite: &Arc<Suite>, location: Location) -> Vec<Trial> {
    match cases::load(location) {
        Ok(cases) => {
            let trial = |case: Case| {
                suite.trial(format!("golden {}", case.name), move |suite| suite.golden(&case))
            };
            cases.into_iter().map(trial).collect()
        }
        Err(error) => {
            let message = format!("{error:#}");
            vec![suite.trial("golden", move |_| bail!("{message}"))]
        }
    }
}

/// The tests of the problem's study, if it has one.
fn studied_trials(suite: &Arc<Suite>, location: Location) -> Vec<Trial> {
    let has_file = Path::new(location.directory).join("study.rs").exists();
    let study = match &suite.definition.studied {
        Ok(studied) if has_file => &*studied.study,
        Err(NOT_YET) if !has_file => {
            return vec![suite.trial("study: not yet", |_| Ok(())).with_ignored_flag(true)]
        }
        Err(_) if !has_file => return Vec::new(),
        _ => {
            return vec![suite.trial("study", |_| {
                bail!("there is a study.rs if and only if tests/problem.rs has a `.study`")
            })]
        }
    };
    let trial = |name: &str, check: fn(&Definition, &Studied, Location) -> Result<()>| {
        suite
            .trial(name, move |suite| check(&suite.definition, suite.definition.study()?, location))
    };
    let chinese = match studied::is_in_chinese(study) {
        true => "study: in Chinese",
        false => "study: not in Chinese yet",
    };
    let agree = match suite.definition.pinned {
        Some(positions) => {
            format!("study: the theorem and the rules agree on {positions} positions")
        }
        None => "study: the theorem and the rules agree".to_string(),
    };
    vec![
        suite.trial(agree, check_small_study),
        trial("study: the judge's answers", |all, studied, _| studied::check_answers(all, studied)),
        trial("study: where to start", |_, studied, _| studied::check_starts(studied)),
        trial("study: guesses", |_, studied, _| studied::check_guess(studied)),
        trial("study: hints that set the board", |_, studied, location| {
            studied::check_hints(location, &*studied.study)
        }),
        trial("study: practice", |_, studied, _| studied::check_practice(studied)),
        trial("study: what a wrong move is told", |_, studied, location| {
            studied::check_refuted(location, studied)
        }),
        trial("study: what is marked", |_, studied, _| studied::check_theorem(studied)),
        trial(chinese, |_, studied, _| studied::check_chinese(&*studied.study)),
        trial("study: pictures", |_, studied, location| studied::check_pictures(location, studied)),
    ]
}

/// What is compared is pinned, so that a change of the study or of the effort cannot make it less
/// without being seen.
fn check_small_study(suite: &Suite) -> Result<()> {
    let (definition, depth) = (&suite.definition, &suite.depth);
    let pinned = definition.pinned;
    let compared = studied::check_small(definition, definition.study()?, depth.effort)?;
    let is_pinned = match depth.is_deep() {
        false => pinned == Some(compared),
        true => pinned.is_some_and(|pinned| pinned <= compared),
    };
    ensure!(
        is_pinned,
        "{compared} positions were compared, and tests/problem.rs says {pinned:?}: \
         it needs `.studied({compared})`"
    );
    Ok(())
}

/// Texts made of a good one, of as many of its tokens.
type Breaking = fn(&str, usize) -> Vec<String>;

struct Suite {
    solution: Solution,
    definition: Definition,
    depth: Depth,
}

impl Suite {
    fn trial<F>(self: &Arc<Self>, name: impl Into<String>, check: F) -> Trial
    where
        F: FnOnce(&Suite) -> Result<()> + Send + 'static,
    {
        let suite = Arc::clone(self);
        Trial::test(name, move || check(&suite).map_err(|error| Failed::from(format!("{error:#}"))))
    }

    /// The case keeps to the bounds that its name promises, its answers are those of the rules
    /// where these can be played and of the formula elsewhere, and the program prints them.
    fn golden(&self, case: &Case) -> Result<()> {
        let grammar = &self.definition.grammar;
        let positions = grammar.read(&case.input, Scope::Beyond)?;
        match (case_scope(&case.name), grammar.read_lines(&case.input, Scope::Judge)) {
            (Scope::Judge, Err(error)) => {
                bail!(
                    "{error}: beyond the judge's bounds or lines, so `beyond` belongs in its name"
                )
            }
            (Scope::Beyond, Ok(_)) => {
                bail!("the judge may give this input, so `beyond` does not belong in its name")
            }
            (Scope::Judge, Ok(_)) => by_lines::check(grammar, &case.input)?,
            (Scope::Beyond, Err(_)) => {}
        }
        // Of the file, what the rules and the formula say is expected; where several answers are
        // right, the judge's own need not be that one.
        let is_checked = matches!(self.definition.side, Side::Checked(_));
        if !(is_checked && has_judges_answers(&case.name)) {
            let recomputed = self.definition.answers(&positions);
            if let Some(difference) = Comparison::Exact.difference(&recomputed, &case.expected) {
                bail!("{}.out, by the rules and the formula: {difference}", case.name);
            }
        }
        match &self.definition.side {
            Side::Compared => {
                let answers = self.solution.answers(&case.input)?;
                match Comparison::Exact.difference(&case.expected, &answers) {
                    Some(difference) => bail!("what the solution prints: {difference}"),
                    None => Ok(()),
                }
            }
            Side::Checked(check) => {
                let checked = check_words(check, &positions, &case.expected);
                checked.map_err(|wrong| anyhow!("{}.out: {wrong}", case.name))?;
                self.check_printed(check, &positions, &case.input)
            }
            Side::Played(play) => self.play(play, &case.input).map(drop),
        }
    }

    /// The solution and the formula agree with the rules wherever these are played.
    fn small(&self) -> Result<()> {
        ensure!(!self.definition.small.is_empty(), "no small positions");
        for (position, expected) in self.definition.small_with_answers() {
            ensure!(
                (self.definition.reach)(position),
                "`.every_small` lists {position:?}, and says that the rules do not reach it"
            );
            let formula = (self.definition.formula)(position);
            let checked = self.definition.check_answer(position, expected, &formula);
            checked.context("the formula, where the rules say what is expected")?;
            self.compare(position, expected)?;
        }
        Ok(())
    }

    /// `solve` may be right where `main` is not: a table that is too short for one case may be
    /// long enough for many.
    fn alone(&self) -> Result<()> {
        let count = self.definition.small.len().min(self.depth.alone);
        (0..count).try_for_each(|place| self.run(place..place + 1))
    }

    /// A program may forget to start anew for each case; one that reads a single case cannot.
    fn together(&self) -> Result<()> {
        self.run(0..self.definition.small.len().min(TOGETHER).min(self.most_cases()))
    }

    fn random(&self) -> Result<()> {
        for size in [Size::small, Size::medium, Size::large].map(|size| size(Scope::Beyond)) {
            self.random_of(size)?;
        }
        Ok(())
    }

    /// A program must not be rejected for a case that its judge would never give.
    fn bounded(&self) -> Result<()> {
        let grammar = &self.definition.grammar;
        for scope in [Scope::Judge, Scope::Beyond] {
            for number in 0..self.depth.read_again {
                let seed = self.depth.seed(number);
                for size in [Size::small, Size::medium, Size::large] {
                    let cases = random_cases(&self.definition, size(scope), 8, seed)?;
                    let input = grammar.write(&cases);
                    grammar.read(&input, scope)?;
                    if scope == Scope::Judge {
                        by_lines::check(grammar, &input)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// The judge's lines, and no others, are those that a program reads which takes a line at a time.
    fn lines(&self) -> Result<()> {
        let grammar = &self.definition.grammar;
        let within = self.definition.small.iter().rev();
        let within = within.filter(|position| grammar.holds(position, Scope::Judge));
        let cases: Vec<Value> =
            within.take(2.min(grammar.most_cases(Scope::Judge))).cloned().collect();
        let good = grammar.write(&cases[..grammar.fitting(&cases, Scope::Judge)]);
        by_lines::check(grammar, &good).with_context(|| shortened(&good))?;
        for input in rearranged(&good) {
            let is_read = by_lines::check(grammar, &input);
            ensure!(
                is_read.is_ok() == grammar.is_promised(&input),
                "of the lines {input:?} the strict reader and one that reads by lines ({}) differ",
                is_read.map_or_else(|error| error.to_string(), |()| "accepted".to_string())
            );
        }
        Ok(())
    }

    fn random_of(&self, size: Size) -> Result<()> {
        let config = Config {
            cases: self.depth.random_inputs,
            failure_persistence: None,
            max_shrink_iters: 2000,
            ..Config::default()
        };
        let seed = self.depth.rng(RANDOM_CASES);
        let inputs = self.definition.grammar.strategy(size, 8);
        TestRunner::new_with_rng(config, seed)
            .run(&inputs, |positions| {
                let mut checks =
                    positions.iter().map(|case| self.compare(case, &self.definition.answer(case)));
                checks
                    .try_for_each(|check| check)
                    .map_err(|error| proptest::test_runner::TestCaseError::fail(error.to_string()))
            })
            .map_err(|error| match error {
                TestError::Fail(reason, _) => anyhow::anyhow!("{reason}"),
                TestError::Abort(reason) => anyhow::anyhow!("no random cases: {reason}"),
            })
    }

    fn probes(&self) -> Result<()> {
        for scope in [Scope::Judge, Scope::Beyond] {
            for Probe { kind, cases } in probes(&self.definition, scope) {
                for case in &cases {
                    self.compare(case, &self.definition.answer(case)).context(kind)?;
                }
            }
        }
        Ok(())
    }

    fn law(&self, index: usize) -> Result<()> {
        let cases = &self.definition.laws[index].cases;
        ensure!(!cases.is_empty(), "no positions");
        let grammar = &self.definition.grammar;
        for (position, answer) in cases.iter() {
            let written = grammar.write(std::slice::from_ref(position));
            if let Err(error) = grammar.read(&written, Scope::Beyond) {
                bail!("a case of this law breaks the format, {error}: {}", shown(position));
            }
            self.compare(position, answer)?;
        }
        Ok(())
    }

    fn refusal(&self, index: usize) -> Result<()> {
        let refusal = &self.definition.refusals[index];
        let read = self.definition.grammar.read(refusal.input, Scope::Beyond);
        ensure!(read.is_err(), "the strict reader accepts {:?}", refusal.input);
        ensure!(!refusal.names.is_empty(), "`.refuses` has to say what the message names");
        check_refused(self.solution, refusal.input, &Naming::Text(refusal.names.to_string()))
    }

    /// Whether it says the same is for the tests of the command, which have the tool.
    fn translated(&self) -> Result<()> {
        checktestdata::validators(&self.definition.grammar, &self.definition.form).map(drop)
    }

    /// How many cases an input may hold.
    fn most_cases(&self) -> usize {
        self.definition.grammar.most_cases(Scope::Beyond)
    }

    /// Checks what the solution does with an input of two small cases, if there may be two, that is
    /// broken in every way: the last ones that the tests play.
    fn bad_input(&self, check: fn(&Grammar, Solution, &str, usize) -> Result<()>) -> Result<()> {
        let (grammar, positions) = (&self.definition.grammar, &self.definition.small);
        let start = positions.len().saturating_sub(2.min(self.most_cases()));
        check(grammar, self.solution, &grammar.write(&positions[start..]), self.depth.tokens)
    }

    /// The program wins random cases of every size against random opponents.
    fn random_games(&self) -> Result<()> {
        let Side::Played(play) = &self.definition.side else { return Ok(()) };
        for number in 0..u64::from(self.depth.random_inputs) {
            let seed = self.depth.seed(number);
            for size in [Size::small, Size::medium, Size::large].map(|size| size(Scope::Judge)) {
                let cases = random_cases(&self.definition, size, 8, seed)?;
                self.play(play, &self.definition.grammar.write(&cases))?;
            }
        }
        Ok(())
    }

    /// Has the judge say what it said in a game that the program won, but broken: the program must
    /// refuse it. A dialogue has no other input that could be read at once.
    fn bad_dialogue(&self, play: &Play, broken: Breaking) -> Result<()> {
        let case = self.definition.small.last().context("no small positions")?;
        let said = self.play(play, &self.definition.grammar.write(slice::from_ref(case)))?;
        let broken = broken(&said, self.depth.tokens);
        ensure!(!broken.is_empty(), "nothing that the judge says can be broken");
        broken.iter().try_for_each(|said| check_gives_up(self.solution, said))
    }

    /// Compares what `solve` says of a position with the `expected` answer.
    fn compare(&self, position: &Value, expected: &str) -> Result<()> {
        self.definition.check_answer(position, expected, &(self.definition.solution)(position))
    }

    /// Runs the program on one input with these of the small positions, and judges what it prints.
    fn run(&self, places: Range<usize>) -> Result<()> {
        let positions = &self.definition.small[places.clone()];
        let input = self.definition.grammar.write(positions);
        match &self.definition.side {
            Side::Compared => self.compare_printed(places, &input),
            Side::Checked(check) => self.check_printed(check, positions, &input),
            Side::Played(play) => self.play(play, &input).map(drop),
        }
    }

    fn compare_printed(&self, places: Range<usize>, input: &str) -> Result<()> {
        let printed = self.solution.answers(input).with_context(|| shortened(input))?;
        let mut left = printed.as_str();
        let asked = self.definition.small_with_answers().skip(places.start).take(places.len());
        for (position, expected) in asked {
            match left.strip_prefix(expected) {
                Some(rest) => left = rest,
                None => {
                    let lines = left.split_inclusive('\n').take(expected.lines().count());
                    bail!(difference(position, expected, &lines.collect::<String>()));
                }
            }
        }
        ensure!(left.is_empty(), "output after the last answer: {:?}", shortened(left));
        Ok(())
    }

    fn check_printed(&self, check: &Check, positions: &[Value], input: &str) -> Result<()> {
        let printed = self.solution.answers(input).with_context(|| shortened(input))?;
        check_words(check, positions, &printed)
            .map_err(|wrong| anyhow!("{}: what the solution prints: {wrong}", shortened(input)))
    }

    /// Has the program play an input, which it must win; all that the judge said.
    fn play(&self, play: &Play, input: &str) -> Result<String> {
        play_solution(&self.definition.grammar, play, self.solution, input)
            .with_context(|| shortened(input))
    }
}
