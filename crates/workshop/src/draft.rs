//! A problem whose package is being made: cases within the judge's bounds, and programs.

use std::collections::{BTreeSet, HashSet};
use std::path::{Path, PathBuf};
use std::{fmt, fs};

use anyhow::{ensure, Context, Result};
use judge::catalogue::problem::Problem;
use judge::disk::cases::CaseFiles;
use judge::disk::files::text;
use judge::disk::scratch::put_if_new;
use judge::judging;
use judge::judging::side::Judging;
use judge::judging::tests_server::TestsServer;
use judge::judging::verdict::Verdict;
use judge::output::println;
use judge::running::language::direct;
use judge::session::open_problem::OpenProblem;
use package::files::Files;
use package::side::Side;
use package::statement::Statement;
use package::{memory, selection, short_name, Case, Package, PackedProgram};
use protocol::cases::{case_purpose, is_sample};
use protocol::comparison::Comparison;
use protocol::question::{
    Capacity, Cases, Compose, FormatValidators, Generate, ReachedBounds, Repeated, Validate,
};
use protocol::{RandomSize, Scope, Validators, OPPONENT};
use study::Language;

use crate::settings::{Demands, HYDRO};

/// A problem whose package is being made.
pub struct Draft {
    pub problem: Problem,
    validators: Validators,
    samples: Vec<CaseFiles>,
    secret: Vec<CaseFiles>,
    invalid: Files,
    pub programs: Vec<PackedProgram>,
    /// The problem's folder.
    folder: PathBuf,
    /// The judge's side and its file, unless outputs are compared with the answers.
    side: Option<(Side, PathBuf)>,
    /// The bounds that no case reaches, and that the tests do not excuse: `greatest n`.
    pub unreached: BTreeSet<String>,
    /// The sentence of the statement on the number of cases, where the format does not limit it.
    limit: Option<usize>,
}

/// A larger input is there only where it is needed: validators need seconds for it, and archives
/// become too large for some importers.
const LARGE: usize = 1_000_000;

/// No input is larger than this, whatever it reaches: Hydro takes 256 MB of files for a problem,
/// and the validators read some hundred kilobytes a second.
const MOST_BYTES: u64 = 64_000_000;

/// As many different cases, over and over, make the largest input: they take less than the 32 kB
/// in which archives look for repetitions.
const DIFFERENT_CASES: usize = 250;

/// The beginning of the name of the generated case that has as many cases as an input may hold.
const MANY: &str = "many-";

/// A format that allows more cases than this does not limit them.
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

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_right = |program: &&PackedProgram| program.first_failure() == Verdict::AC;
        let right = self.programs.iter().filter(is_right).count();
        let wrong = self.programs.len() - right;
        let name = short_name(&self.problem.slug);
        let (samples, secret) = (self.samples.len(), self.secret.len());
        let seconds = self.problem.package_time();
        write!(
            f,
            "{name}: {samples} + {secret} cases, {right} right and {wrong} wrong programs, \
             {seconds} s"
        )
    }
}

impl Draft {
    /// What the package asks of a judge.
    pub fn demands(&self) -> Demands {
        let cases = self.cases().count() as u64;
        let seconds = cases * self.problem.package_time();
        let largest = self.files().map(size).max().unwrap_or(0);
        Demands { cases, seconds, memory: memory(&self.problem), largest }
    }

    /// Selects the cases, and prints which large ones are among them.
    ///
    /// # Errors
    ///
    /// If there is no sample, or if the tests have no answer to a question.
    pub fn select(open: &OpenProblem) -> Result<Draft> {
        let OpenProblem { problem, server, .. } = open;
        let mut draft = Draft {
            problem: problem.clone(),
            validators: validators(server)?,
            samples: Vec::new(),
            secret: Vec::new(),
            invalid: invalid(open)?,
            programs: Vec::new(),
            folder: open.session.workspace.problem(&problem.slug),
            side: side(open)?,
            unreached: BTreeSet::new(),
            limit: None,
        };
        let mut large = Vec::new();
        let mut inputs = HashSet::new();
        for case in open.cases(&[Scope::Judge])? {
            let (input, answer) = (fs::read(&case.input)?, fs::read(&case.output)?);
            // No judge takes a case without an input or an answer.
            if input.trim_ascii().is_empty() || answer.trim_ascii().is_empty() {
                continue;
            }
            let case = CaseFiles { name: selection::name(&case.name), ..case };
            if input.len() > LARGE {
                large.push(case);
            } else if inputs.insert(input) {
                let is_sample = is_sample(&case.name);
                let place = if is_sample { &mut draft.samples } else { &mut draft.secret };
                place.push(case);
            }
        }
        let beyond = open.cases(&[Scope::Beyond])?.len();
        let left_out = [
            (beyond, "beyond the judge's bounds"),
            (draft.add_large(open, large)?, "of more than a megabyte that no bound needs"),
            (draft.leave_out_small(), "of small positions, as Hydro takes no more"),
        ];
        if let Some(line) = in_a_line(&left_out) {
            println!("{}: cases left out: {line}", problem.slug)?;
        }
        ensure!(!draft.samples.is_empty(), "it has no sample");
        // As the judges sort them.
        draft.secret.sort_by(|a, b| a.name.cmp(&b.name));
        draft.limit_cases(server)?;
        Ok(draft)
    }

    /// Adds those large cases that are needed to reach a bound, the smallest first, and says what
    /// they are. Returns how many it leaves out.
    fn add_large(&mut self, problem: &OpenProblem, mut large: Vec<CaseFiles>) -> Result<usize> {
        let server = &problem.server;
        self.unreached = missing(server, self.cases().map(|case| case.input.clone()).collect())?;
        if let Some(many) = large.iter_mut().find(|case| case.name.starts_with(MANY)) {
            if let Some(harder) = most_cases(problem)? {
                *many = harder;
            }
        }
        large.sort_by_key(|case| size(&case.input));
        let slug = &self.problem.slug;
        let mut left_out = 0;
        for case in large {
            // It is not read if that cannot help.
            let may_help = !self.unreached.is_empty() && size(&case.input) <= MOST_BYTES;
            let file = case.input.clone();
            let without =
                if may_help { missing(server, vec![file])? } else { self.unreached.clone() };
            let bounds: Vec<String> = self.unreached.difference(&without).cloned().collect();
            if bounds.is_empty() {
                left_out += 1;
                continue;
            }
            self.unreached.retain(|bound| without.contains(bound));
            let (name, size) = (&case.name, shown(size(&case.input)));
            println!("{slug}: {name} ({size}) is there for the {}", bounds.join(" and the "))?;
            self.secret.push(case);
        }
        Ok(left_out)
    }

    /// Leaves out the last inputs of small positions, where there are too many of them. Returns how
    /// many.
    fn leave_out_small(&mut self) -> usize {
        let number = |case: &CaseFiles| case.name.strip_prefix(SMALL)?.parse::<usize>().ok();
        let others = self.cases().filter(|case| number(case).is_none()).count();
        let most = small_beside(others, self.problem.package_time());
        let before = self.secret.len();
        self.secret.retain(|case| number(case).is_none_or(|number| number <= most));
        before - self.secret.len()
    }

    /// Announces how many cases an input holds at most, where the format does not say so: as many
    /// as in the package.
    fn limit_cases(&mut self, server: &TestsServer) -> Result<()> {
        let scope = Scope::Judge;
        if server.ask(Capacity { scope })? > COUNTED_CASES {
            let mut most = 1;
            for case in self.cases() {
                let input = text(&case.input)?;
                most = most.max(server.ask(Validate { input, scope })?.unwrap_or(0));
            }
            (self.validators, self.limit) = package::most_cases::limit(&self.validators, most)?;
        }
        Ok(())
    }

    /// The cases that programs are run on.
    pub fn cases(&self) -> impl Iterator<Item = &CaseFiles> {
        self.samples.iter().chain(&self.secret)
    }

    /// Their inputs and answers.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        self.cases().flat_map(|case| [case.input.as_path(), case.output.as_path()])
    }

    /// The file of the judge's side, if there is one.
    pub fn side(&self) -> Option<&Path> {
        self.side.as_ref().map(|(_, file)| file.as_path())
    }

    /// How the programs are judged: by the packaged side, whose opponents are not quite those of the
    /// tests.
    pub fn judging(&self) -> Judging {
        let Some((side, file)) = &self.side else { return Judging::Compared(Comparison::Tokens) };
        let name = format!("{}.py of {}", side.name, self.problem.slug);
        let packaged =
            judging::side::Side { name, command: direct(vec!["python3".into(), file.into()]) };
        match side.is_interactor() {
            true => Judging::Played(packaged),
            false => Judging::Checked(packaged),
        }
    }

    /// The package, with the contents of its files.
    pub fn package(&self) -> Result<Package> {
        let case = |case: &CaseFiles| -> Result<Case> {
            let description = case_purpose(&case.name).filter(|_| case.is_golden());
            let (input, answer) = (fs::read(&case.input)?, fs::read(&case.output)?);
            Ok(Case { name: case.name.clone(), description, input, answer })
        };
        let is_translated = self.folder.join(Language::Chinese.document("README.md")).exists();
        let chinese = is_translated.then(|| self.statement(Language::Chinese)).transpose()?;
        Ok(Package {
            problem: self.problem.clone(),
            statement: self.statement(Language::English)?,
            chinese,
            samples: self.samples.iter().map(case).collect::<Result<_>>()?,
            secret: self.secret.iter().map(case).collect::<Result<_>>()?,
            invalid: self.invalid.clone(),
            validators: self.validators.clone(),
            side: self.side.as_ref().map(|(side, _)| side.clone()),
            programs: self.programs.clone(),
        })
    }

    fn statement(&self, language: Language) -> Result<Statement> {
        let page = self.folder.join(language.document("README.md"));
        let contents = fs::read_to_string(&page).with_context(|| page.display().to_string())?;
        Statement::parse(&contents, language, &self.validators.bounds, self.limit)
            .with_context(|| page.display().to_string())
    }
}

/// The judge's side of a problem, and the file into which it has been written.
fn side(open: &OpenProblem) -> Result<Option<(Side, PathBuf)>> {
    let OpenProblem { session, problem, .. } = open;
    let side = Side::of(&session.workspace.problem(&problem.slug), problem.kind)?;
    let file = session.workspace.scratch("packages/sides").join(&problem.slug).with_extension("py");
    if let Some(side) = &side {
        put_if_new(&file, &side.text)?;
    }
    Ok(side.map(|side| (side, file)))
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
fn missing(server: &TestsServer, inputs: Vec<PathBuf>) -> Result<BTreeSet<String>> {
    let bounds = server.ask(ReachedBounds { inputs })?.into_iter();
    let missing = bounds.filter(|bound| !bound.reached && bound.excuse.is_none());
    Ok(missing.map(|bound| bound.name).collect())
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

/// The size of a file in bytes.
fn size(file: &Path) -> u64 {
    fs::metadata(file).map_or(0, |file| file.len())
}

/// `4.2 MB`, `17 kB`
pub fn shown(bytes: u64) -> String {
    match bytes {
        1_000_000.. => format!("{:.1} MB", bytes as f64 / 1e6),
        _ => format!("{} kB", bytes.div_ceil(1000)),
    }
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
