//! Which cases a package has: those within the judge's bounds, as many as judges take.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::PathBuf;

use anyhow::{ensure, Context, Result};
use judge::disk::cases::CaseFiles;
use judge::disk::files::{size_of, text, utf8_text};
use judge::disk::scratch::put_if_new;
use judge::judging::tests_server::TestsServer;
use judge::output::println;
use judge::session::open_problem::OpenProblem;
use package::files::{readable_size, Files};
use package::side::Side;
use package::statement::Statement;
use package::{Case, Package};
use protocol::cases::is_sample;
use protocol::question::{
    Capacity, Cases, Compose, FormatValidators, Generate, ReachedBounds, Repeated, Validate,
};
use protocol::{RandomSize, Scope, Validators, OPPONENT};
use study::Language;

use crate::settings::HYDRO;

/// The cases of a package.
#[derive(Default)]
struct Selected {
    samples: Vec<Case>,
    secret: Vec<Case>,
    /// The bounds that none of them reaches, and that the tests do not excuse: `greatest n`.
    unreached: BTreeSet<String>,
}

/// The bytes of an input from which on it is there only where a bound needs it: validators need
/// seconds for it, and archives become too large for some importers.
const LARGE: usize = 1_000_000;

/// The most bytes of an input, whatever bound it reaches: Hydro takes 256 MB of files for a
/// problem, and the validators read some hundred kilobytes a second.
const MOST_BYTES: u64 = 64_000_000;

/// The number of different cases that make the largest input, over and over: they take less than
/// the 32 kB in which archives look for repetitions.
const DIFFERENT_CASES: usize = 250;

/// The beginning of the name of the generated case that has as many cases as an input may hold.
const MANY: &str = "many-";

/// The number of cases above which a format is taken not to limit them.
const COUNTED_CASES: usize = 1_000_000;

/// The beginning of the names of the generated cases with small positions; a number follows, and
/// the first few are spread as evenly over the positions as all of them.
const SMALL: &str = "every-small-";

/// How many inputs of small positions stand beside the other cases: as many as Hydro takes, but
/// one at least. If the others alone are too much for it, its next limit counts.
fn small_beside(others: usize, seconds: u64) -> usize {
    let limits = [(HYDRO.1 / seconds) as usize, HYDRO.0];
    limits.iter().find_map(|limit| limit.checked_sub(others)).unwrap_or(0).max(1)
}

/// The package of a problem, with everything but its programs. Prints which large cases are in it,
/// and how many are not.
///
/// # Errors
///
/// If there is no sample, if a page cannot be read, or if the tests have no answer to a question.
pub fn select(open: &OpenProblem) -> Result<Package> {
    let OpenProblem { problem, server, .. } = open;
    let mut selected = Selected::default();
    let mut large = Vec::new();
    let mut inputs = HashSet::new();
    let data = open.data()?;
    for case in &data.judge {
        let (input, answer) = (fs::read(&case.input)?, fs::read(&case.output)?);
        // No judge takes a case without an input or an answer.
        if input.trim_ascii().is_empty() || answer.trim_ascii().is_empty() {
            continue;
        }
        if input.len() > LARGE {
            large.push(Case::packed(case));
        } else if inputs.insert(input) {
            selected.add_small(Case::packed(case));
        }
    }
    let left_out = [
        (data.beyond.len(), "beyond the judge's bounds"),
        (selected.add_large(open, large)?, "of more than a megabyte that no bound needs"),
        (
            selected.leave_out_small(problem.package_time()),
            "of small positions, as Hydro takes no more",
        ),
    ];
    if let Some(line) = in_a_line(&left_out) {
        println!("{}: cases left out: {line}", problem.slug)?;
    }
    let Selected { samples, mut secret, unreached } = selected;
    ensure!(!samples.is_empty(), "it has no sample");
    // As the judges sort them.
    secret.sort_by(|a, b| a.files.name.cmp(&b.files.name));
    let (validators, limit) = validators_and_limit(server, samples.iter().chain(&secret))?;
    let statement = |language| statement(open, language, &validators.bounds, limit);
    let is_translated = open.folder().join(Language::Chinese.document("README.md")).exists();
    Ok(Package {
        problem: problem.clone(),
        statement: statement(Language::English)?,
        chinese: is_translated.then(|| statement(Language::Chinese)).transpose()?,
        samples,
        secret,
        unreached,
        invalid: invalid(open)?,
        side: Side::read(&open.folder(), problem.kind)?,
        programs: Vec::new(),
        validators,
    })
}

impl Selected {
    fn cases(&self) -> impl Iterator<Item = &Case> {
        self.samples.iter().chain(&self.secret)
    }

    fn add_small(&mut self, case: Case) {
        let place = if is_sample(&case.files.name) { &mut self.samples } else { &mut self.secret };
        place.push(case);
    }

    /// Adds those large cases that are needed to reach a bound, the smallest first, and says what
    /// they are. Returns how many it leaves out.
    fn add_large(&mut self, problem: &OpenProblem, mut large: Vec<Case>) -> Result<usize> {
        let server = &problem.server;
        let inputs = self.cases().map(|case| case.files.input.clone()).collect();
        self.unreached = find_unreached(server, inputs)?;
        if let Some(many) = large.iter_mut().find(|case| case.files.name.starts_with(MANY)) {
            if let Some(harder) = most_cases(problem)? {
                *many = Case::packed(&harder);
            }
        }
        large.sort_by_cached_key(|case| size_of(&case.files.input));
        let slug = problem.slug();
        let mut left_out = 0;
        for case in large {
            let (name, file) = (&case.files.name, case.files.input.clone());
            let size = size_of(&file);
            // It is not read if that cannot help.
            let may_help = !self.unreached.is_empty() && size <= MOST_BYTES;
            let without =
                if may_help { find_unreached(server, vec![file])? } else { self.unreached.clone() };
            let bounds: Vec<String> = self.unreached.difference(&without).cloned().collect();
            if bounds.is_empty() {
                left_out += 1;
                continue;
            }
            self.unreached.retain(|bound| without.contains(bound));
            let (size, bounds) = (readable_size(size), bounds.join(" and the "));
            println!("{slug}: {name} ({size}) is there for the {bounds}")?;
            self.secret.push(case);
        }
        Ok(left_out)
    }

    /// Leaves out the last inputs of small positions, where there are too many of them for so many
    /// seconds a case. Returns how many.
    fn leave_out_small(&mut self, seconds: u64) -> usize {
        let number = |case: &Case| case.files.name.strip_prefix(SMALL)?.parse::<usize>().ok();
        let others = self.cases().filter(|case| number(case).is_none()).count();
        let most = small_beside(others, seconds);
        let before = self.secret.len();
        self.secret.retain(|case| number(case).is_none_or(|number| number <= most));
        before - self.secret.len()
    }
}

/// The validators, and how many cases an input holds at most where the format does not say so: as
/// many as in these.
fn validators_and_limit<'c>(
    server: &TestsServer,
    cases: impl Iterator<Item = &'c Case>,
) -> Result<(Validators, Option<usize>)> {
    let (validators, scope) = (validators(server)?, Scope::Judge);
    if server.ask(Capacity { scope })? <= COUNTED_CASES {
        return Ok((validators, None));
    }
    let mut most = 1;
    for case in cases {
        let input = text(&case.files.input)?;
        most = most.max(server.ask(Validate { input, scope })?.unwrap_or(0));
    }
    package::most_cases::limit(&validators, most)
}

/// The statement, with these bounds and the limit of cases, if there is one.
fn statement(
    open: &OpenProblem,
    language: Language,
    bounds: &[String],
    limit: Option<usize>,
) -> Result<Statement> {
    let page = open.folder().join(language.document("README.md"));
    let contents = utf8_text(&page)?;
    Statement::parse(&contents, language, bounds, limit).with_context(|| page.display().to_string())
}

/// `3 beyond the judge's bounds, 1 of small positions`, if there are any.
fn in_a_line(left_out: &[(usize, &str)]) -> Option<String> {
    let there = left_out.iter().filter(|(count, _)| *count > 0);
    let words: Vec<String> = there.map(|(count, which)| format!("{count} {which}")).collect();
    (!words.is_empty()).then(|| words.join(", "))
}

/// The validators. Programs do not see the opponent, so no bound of it is announced; without a name
/// its number has none for tools that compare a statement with the validator.
fn validators(server: &TestsServer) -> Result<Validators> {
    let Validators { input, output, mut bounds } = server.ask(FormatValidators {})?;
    bounds.retain(|bound| !bound.contains(&format!(" {OPPONENT} ")));
    Ok(Validators { input: input.replace(&format!(", {OPPONENT})"), ")"), output, bounds })
}

fn invalid(problem: &OpenProblem) -> Result<Files> {
    let invalid = |file: PathBuf| {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok((name, fs::read(&file)?))
    };
    problem.invalid()?.into_iter().map(invalid).collect()
}

/// The bounds that none of these inputs reaches, those left out that the tests excuse.
fn find_unreached(server: &TestsServer, inputs: Vec<PathBuf>) -> Result<BTreeSet<String>> {
    let bounds = server.ask(ReachedBounds { inputs })?.into_iter();
    let unreached = bounds.filter(|bound| !bound.reached && bound.excuse.is_none());
    Ok(unreached.map(|bound| bound.name).collect())
}

/// As many random cases as an input may hold, with the largest numbers and the longest lists: the
/// generated case holds small ones, on which a slow program is quick. `None` if they are too large.
fn most_cases(problem: &OpenProblem) -> Result<Option<CaseFiles>> {
    let size = RandomSize::Max;
    let server = &problem.server;
    let scope = Scope::Judge;
    let most = server.ask(Capacity { scope })?;
    // Many cases with the longest lists would not fit into memory.
    let alone = server.ask(Generate { size, cases: 1, seed: 1, scope })?;
    if alone.len().saturating_mul(most) as u64 > MOST_BYTES {
        return Ok(None);
    }
    let different = (1..=DIFFERENT_CASES).rev().find(|&count| most % count == 0).unwrap_or(1);
    let input = server.ask(Generate { size, cases: different, seed: 1, scope })?;
    let cases = server.ask(Cases { input, scope })?.context("random cases break the format")?;
    let cases = cases.into_iter().cycle().take(different).collect();
    let Some((input, answers)) = server.ask(Compose { cases, scope })? else { return Ok(None) };
    let times = most / different;
    if input.len().saturating_mul(times) as u64 > MOST_BYTES {
        return Ok(None);
    }
    let name = "most-cases".to_string();
    let folder = problem.session.workspace.scratch("packages/cases");
    let input_file = folder.join(problem.slug()).join(&name);
    let (input_file, output) = (input_file.with_extension("in"), input_file.with_extension("out"));
    put_if_new(&input_file, &server.ask(Repeated { input, times })?)?;
    put_if_new(&output, &answers.repeat(times))?;
    Ok(Some(CaseFiles { name, input: input_file, output }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_is_counted_if_there_is_any() {
        assert_eq!(
            in_a_line(&[(0, "large"), (2, "beyond"), (1, "small")]).unwrap(),
            "2 beyond, 1 small"
        );
        assert_eq!(in_a_line(&[(0, "large")]), None);
    }

    #[test]
    fn small_positions_fill_what_hydro_has_left() {
        for (others, seconds, small) in
            [(20, 1, 40), (59, 1, 1), (60, 1, 1), (61, 1, 39), (20, 3, 1), (21, 3, 79), (101, 1, 1)]
        {
            assert_eq!(small_beside(others, seconds), small, "{others} cases of {seconds} s");
        }
    }
}
