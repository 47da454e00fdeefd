//! Bundles, proved: each compiles wherever it may go, and does what the solution does.

use std::ffi::OsString;
use std::fs::File;
use std::path::{Path, PathBuf};

use anyhow::{bail, ensure, Context, Error, Result};
use bundle::Target;
use command::progress::Screen;
use judge::checks::{self, Check};
use judge::execution::execute;
use judge::files::{program_file, text};
use judge::grading::limits;
use judge::online_judge::OnlineJudge;
use judge::passed::{stamps, Passed};
use judge::problem::Problem;
use judge::scratch::{put, put_text};
use judge::session::Session;
use judge::workspace::Product;

use super::data::Subject;
use super::report::Report;
use crate::bundler::{Bundler, OLDEST_RUSTC};

/// A compiled bundle: of which problem, by which compiler and how.
struct Build {
    slug: String,
    source: PathBuf,
    target: Target,
    flags: &'static [&'static str],
    program: PathBuf,
}

const FAST: &[&str] = &["-O"];
const CHECKED: &[&str] = &["-O", "-Coverflow-checks=on"];

/// Proves the bundles of these problems with the usual compiler and `others`. Returns which of them
/// fail.
pub fn check(
    session: &Session,
    subjects: &[Subject],
    others: &[PathBuf],
    passed: &Passed,
    screen: &Screen,
) -> Result<Report> {
    let bundler = Bundler::new(session, others)?;
    let bundles = bundles(session, &bundler, subjects, screen)?;
    let problems: Vec<Problem> = subjects.iter().map(|it| it.open.problem.clone()).collect();
    let solutions = session.workspace.build(&problems, Product::Solution, screen)?;
    let folder = session.workspace.scratch("proof");
    let mut comparisons = Vec::new();
    for (subject, text) in subjects.iter().zip(&bundles) {
        let slug = subject.open.slug();
        let source = folder.join(slug).with_extension("rs");
        put_text(&source, text)?;
        let solution = solutions[slug].as_path();
        let builds = builds(&bundler, slug, &source);
        let known_by = known_by(&bundler, subject, text, solution, &builds)?;
        comparisons.push(Comparison { subject, solution, builds, known_by });
    }
    let mut failures = proved(&comparisons, passed, screen);
    let mut report = Report::default();
    if bundle::has_clippy() {
        failures.extend(held(session, &bundler, subjects, &bundles, passed, screen));
    } else {
        report.note("there is no clippy: nothing held the bundles to old compilers".to_string());
    }
    for failure in &failures {
        report.fail(format!("{failure:#}"));
    }
    let programs: usize = comparisons.iter().map(|comparison| comparison.builds.len()).sum();
    report.note(format!(
        "{} bundles in {} editions, {programs} programs, {} failures",
        bundles.len(),
        bundler.targets().len(),
        failures.len()
    ));
    Ok(report)
}

/// Compiles and compares the bundles that have not been proved before. Returns the failures.
fn proved(comparisons: &[Comparison], passed: &Passed, screen: &Screen) -> Vec<Error> {
    let mut open: Vec<(&Comparison, Check<usize>)> = comparisons
        .iter()
        .map(|comparison| (comparison, comparison.check(passed)))
        .filter(|(_, check)| !check.is_passed())
        .collect();
    // All are compiled before any is run: a compiler that still runs when a program ends
    // would be taken for a process that the program has left behind.
    let missing: Vec<&Build> = open.iter().flat_map(|(it, _)| &it.builds).collect();
    let compile = Check::of_each(&missing, |build| &build.slug, |build| build.compile());
    let compiled = checks::each("compiling the bundles", &compile, screen);
    let failed = missing.iter().zip(&compiled).filter(|(_, result)| result.is_err());
    let broken: Vec<&str> = failed.map(|(build, _)| build.slug.as_str()).collect();
    open.retain(|(it, _)| !broken.contains(&it.subject.open.slug()));
    let compare: Vec<Check<usize>> = open.into_iter().map(|(_, check)| check).collect();
    let compared = checks::each("running the bundles", &compare, screen);
    let failed = compiled.into_iter().filter_map(Result::err);
    failed.chain(compared.into_iter().filter_map(Result::err)).collect()
}

/// Holds the bundles to the compilers of their judges that are older than any that proves them: by
/// a lint, not by a run. Returns the failures.
fn held(
    session: &Session,
    bundler: &Bundler,
    subjects: &[Subject],
    bundles: &[String],
    passed: &Passed,
    screen: &Screen,
) -> Vec<Error> {
    let is_old = |judge: &&OnlineJudge| {
        judge.takes_rust && judge.rustc_minor().is_some_and(|minor| minor < OLDEST_RUSTC)
    };
    let mut checks = Vec::new();
    for judge in session.judges.iter().filter(is_old) {
        for (subject, text) in subjects.iter().zip(bundles) {
            let problem = &subject.open.problem;
            if judge.problem(problem).is_some() {
                let versions: Vec<&str> = bundler.versions().collect();
                let known_by = (versions, &judge.rustc, text);
                let hold = move || bundler.hold(&bundler.ours(problem)?, judge, text);
                let name = format!("versions/{}-{}", problem.slug, judge.name);
                checks.push(Check::remembered(passed, name, &known_by, hold));
            }
        }
    }
    let held = checks::each("holding the bundles to old compilers", &checks, screen);
    held.into_iter().filter_map(Result::err).collect()
}

/// The program and the inputs with which the programs of a bundle are compared.
struct Comparison<'a> {
    subject: &'a Subject<'a>,
    solution: &'a Path,
    builds: Vec<Build>,
    /// Everything that the result depends on.
    known_by: Vec<String>,
}

fn known_by(
    bundler: &Bundler,
    subject: &Subject,
    bundle: &str,
    solution: &Path,
    builds: &[Build],
) -> Result<Vec<String>> {
    let limits = limits(&subject.open.problem, None, None);
    let mut known_by = vec![bundle.to_owned(), format!("{limits:?}")];
    known_by.extend(bundler.versions().map(str::to_owned));
    known_by.extend(builds.iter().map(|build| format!("{:?} {:?}", build.target, build.flags)));
    known_by.extend(stamps(subject.inputs.iter().map(PathBuf::as_path).chain([solution]))?);
    Ok(known_by)
}

/// The bundles for any judge; those that use the crates of a judge that has the problem are made as
/// well, which proves them.
fn bundles(
    session: &Session,
    bundler: &Bundler,
    subjects: &[Subject],
    screen: &Screen,
) -> Result<Vec<String>> {
    let bundle = |subject: &Subject| {
        let problem = &subject.open.problem;
        for judge in session.judges.iter().filter(|judge| !judge.crates.is_empty()) {
            if judge.problem(problem).is_some() {
                bundler.bundle(problem, Some(judge))?;
            }
        }
        bundler.bundle(problem, None)
    };
    let bundle = Check::of_each(subjects, |subject| subject.open.slug(), bundle);
    checks::all("making the bundles", &bundle, screen)
}

/// The programs to run: that of the usual compiler, with checks of overflow, and that of the last of
/// the others, as judges compile it. That it compiles without a warning in every edition of each is
/// proved already, by making it.
fn builds(bundler: &Bundler, slug: &str, source: &Path) -> Vec<Build> {
    let targets = bundler.targets();
    let ways = [(&targets[0], CHECKED), (&targets[targets.len() - 1], FAST)];
    let build = |(number, (target, flags)): (usize, (&Target, &'static [&'static str]))| Build {
        slug: slug.to_string(),
        source: source.to_path_buf(),
        target: target.clone(),
        flags,
        program: program_file(&source.with_file_name(format!("{slug}-{number}"))),
    };
    ways.into_iter().enumerate().map(build).collect()
}

impl Build {
    fn compile(&self) -> Result<()> {
        let compile = |program: &Path| self.target.compile(&self.source, program, self.flags);
        let compiled = put(&self.program, compile);
        compiled.with_context(|| format!("{} with {}", self.slug, self.target.rustc.display()))
    }
}

impl Comparison<'_> {
    fn check<'c>(&'c self, passed: &'c Passed) -> Check<'c, usize> {
        let name = format!("bundle/{}", self.subject.open.slug());
        Check::remembered(passed, name, &self.known_by, || self.run()).costing(self.subject.cost())
    }

    /// Runs all programs on all inputs: they must do the same as the solution. Returns the number
    /// of inputs.
    fn run(&self) -> Result<usize> {
        let Subject { open, inputs, .. } = self.subject;
        let limits = limits(&open.problem, None, None);
        for input in inputs {
            let run = |program: &Path| -> Result<(Vec<u8>, bool)> {
                let execution = execute(&[OsString::from(program)], File::open(input)?, limits)?;
                ensure!(execution.excess.is_none(), "{}: too slow or too large", program.display());
                Ok((execution.output, execution.status.success()))
            };
            let expected = run(self.solution)?;
            agrees(&expected.0, &input.with_extension("out"))?;
            for Build { program, .. } in &self.builds {
                let same = run(program)? == expected;
                let why = if input.ancestors().any(|folder| folder.ends_with("invalid")) {
                    ": without an `assert!` that refuses it, only a checked build panics"
                } else {
                    ""
                };
                let (program, input) = (program.display(), input.display());
                ensure!(same, "{program} does not do what the solution does on {input}{why}");
            }
        }
        Ok(inputs.len())
    }
}

/// What the solution prints is what the file expects, if there is one: an input that is refused has
/// none.
fn agrees(printed: &[u8], expected: &Path) -> Result<()> {
    if !expected.exists() {
        return Ok(());
    }
    let printed = String::from_utf8_lossy(printed);
    match protocol::comparison::Comparison::Exact.difference(&text(expected)?, &printed) {
        Some(difference) => bail!("{}: the solution is wrong: {difference}", expected.display()),
        None => Ok(()),
    }
}
