//! Bundles, proved: each compiles wherever it may go, and does what the solution does.

use std::ffi::OsString;
use std::fs::File;
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context, Result};
use bundle::Target;
use judge::catalogue::Entry;
use judge::execution::execute;
use judge::grading::limits;
use judge::output::println;
use judge::passed::{stamps, Passed};
use judge::profile;
use judge::scratch::{put, put_text};
use judge::workspace::{Product, Workspace};

use crate::submission::Bundler;
use command::progress::{behind_a_bar, behind_a_bar_by, build};
use command::times::Times;

/// A problem, and inputs good and bad.
pub struct Subject {
    pub entry: Entry,
    pub inputs: Vec<PathBuf>,
}

/// A compiled bundle: of which problem, by whom, where.
struct Build {
    subject: usize,
    target: Target,
    flags: &'static [&'static str],
    program: PathBuf,
}

const FAST: &[&str] = &["-O"];
const CHECKED: &[&str] = &["-O", "-Coverflow-checks=on"];

/// Proves the bundles of these problems with the usual compiler and `others`.
/// The bundles, and how many of them fail.
pub fn prove(
    workspace: &Workspace,
    subjects: &[Subject],
    others: &[PathBuf],
    passed: &Passed,
    times: &mut Times,
) -> Result<(Vec<String>, usize)> {
    let bundler = Bundler::new(workspace, others)?;
    let bundles = bundle_all(workspace, &bundler, subjects)?;
    times.step("making the bundles");
    let entries: Vec<Entry> = subjects.iter().map(|subject| subject.entry.clone()).collect();
    let solutions = build(workspace, &entries, Product::Solution)?;
    times.step("building the solutions");
    let folder = workspace.scratch("proof");
    let builds = builds(&bundler, subjects, &folder);
    let mut comparisons = Vec::new();
    for (number, (subject, text)) in subjects.iter().zip(&bundles).enumerate() {
        let slug = &subject.entry.slug;
        put_text(&folder.join(slug).with_extension("rs"), text)?;
        let solution = solutions[slug].as_path();
        let builds: Vec<&Build> = builds.iter().filter(|build| build.subject == number).collect();
        let known_by = known_by(&bundler, subject, text, solution, &builds)?;
        comparisons.push(Comparison { subject, solution, builds, known_by });
    }
    let mut open: Vec<&Comparison> =
        comparisons.iter().filter(|it| !passed.knows(&it.name(), &it.known_by)).collect();
    // All are compiled before any is run: whatever else runs when a program ends
    // is taken for something that it has left behind.
    let missing: Vec<&Build> = open.iter().flat_map(|it| it.builds.iter().copied()).collect();
    let compiled =
        behind_a_bar("compiling", &missing, |build| Ok(build.compile(subjects, &folder)))?;
    times.step("compiling the bundles");
    let failed = missing.iter().zip(&compiled).filter(|(_, result)| result.is_err());
    let broken: Vec<&str> = failed.map(|(build, _)| build.slug(subjects)).collect();
    open.retain(|it| !broken.contains(&it.subject.entry.slug.as_str()));
    let size = |it: &&Comparison| it.subject.size();
    let ran = behind_a_bar_by("comparing", &open, size, |it| {
        Ok(passed.once(&it.name(), &it.known_by, || it.run()).map(drop))
    })?;
    times.step("running the bundles");
    let failures: Vec<anyhow::Error> =
        compiled.into_iter().chain(ran).filter_map(Result::err).collect();
    for failure in &failures {
        println!("NOT {failure:#}")?;
    }
    println!(
        "{} bundles in {} editions, {} programs, {} failures",
        bundles.len(),
        bundler.targets().len(),
        builds.len(),
        failures.len()
    )?;
    Ok((bundles, failures.len()))
}

/// What the programs of a bundle are compared with, and on what.
struct Comparison<'a> {
    subject: &'a Subject,
    solution: &'a Path,
    builds: Vec<&'a Build>,
    /// All that the outcome depends on.
    known_by: Vec<String>,
}

fn known_by(
    bundler: &Bundler,
    subject: &Subject,
    bundle: &str,
    solution: &Path,
    builds: &[&Build],
) -> Result<Vec<String>> {
    let mut known_by = vec![bundle.to_owned(), format!("{:?}", limits(&subject.entry, None, None))];
    known_by.extend(bundler.versions().map(str::to_owned));
    known_by.extend(builds.iter().map(|build| format!("{:?} {:?}", build.target, build.flags)));
    known_by.extend(stamps(subject.inputs.iter().map(PathBuf::as_path).chain([solution]))?);
    Ok(known_by)
}

/// The bundles for any judge; those for judges with crates are made as well, which proves them.
fn bundle_all(
    workspace: &Workspace,
    bundler: &Bundler,
    subjects: &[Subject],
) -> Result<Vec<String>> {
    let with_crates = profile::load(&workspace.root)?;
    let with_crates: Vec<_> =
        with_crates.into_iter().filter(|judge| !judge.crates.is_empty()).collect();
    behind_a_bar("bundling", subjects, |subject| {
        for judge in &with_crates {
            bundler.bundle(&subject.entry, Some(judge))?;
        }
        bundler.bundle(&subject.entry, None)
    })
}

/// What is run: the program of the usual compiler, fast and with checks, and that of the last of
/// the others. That it compiles without a warning in every edition of each is proved already, by
/// making it.
fn builds(bundler: &Bundler, subjects: &[Subject], folder: &Path) -> Vec<Build> {
    let targets = bundler.targets();
    let (usual, last) = (&targets[0], &targets[targets.len() - 1]);
    let ways = [(usual, FAST), (usual, CHECKED), (last, FAST)];
    let mut builds = Vec::new();
    for (subject, of) in subjects.iter().enumerate() {
        for (number, &(target, flags)) in ways.iter().enumerate() {
            let program = folder.join(format!("{}-{number}", of.entry.slug));
            builds.push(Build { subject, target: target.clone(), flags, program });
        }
    }
    builds
}

impl Build {
    fn slug<'s>(&self, subjects: &'s [Subject]) -> &'s str {
        &subjects[self.subject].entry.slug
    }

    fn compile(&self, subjects: &[Subject], folder: &Path) -> Result<()> {
        let slug = self.slug(subjects);
        let source = folder.join(slug).with_extension("rs");
        let compile = |program: &Path| self.target.compile(&source, program, self.flags);
        let compiled = put(&self.program, compile);
        compiled.with_context(|| format!("{slug} with {}", self.target.rustc.display()))
    }
}

impl Subject {
    fn size(&self) -> u64 {
        self.inputs.iter().map(|input| input.metadata().map_or(0, |file| file.len())).sum()
    }
}

impl Comparison<'_> {
    fn name(&self) -> String {
        format!("bundle/{}", self.subject.entry.slug)
    }

    /// Runs all programs on all inputs: they must do the same as the solution.
    fn run(&self) -> Result<String> {
        let Subject { entry, inputs } = self.subject;
        for input in inputs {
            let run = |program: &Path| -> Result<(Vec<u8>, bool)> {
                let command = [OsString::from(program)];
                let execution = execute(&command, File::open(input)?, limits(entry, None, None))?;
                ensure!(execution.excess.is_none(), "{}: too slow or too large", program.display());
                Ok((execution.output, execution.status.success()))
            };
            let expected = run(self.solution)?;
            for Build { program, .. } in &self.builds {
                let same = run(program)? == expected;
                let (program, input) = (program.display(), input.display());
                ensure!(same, "{program} does not do what the solution does on {input}");
            }
        }
        Ok(format!("{} inputs", inputs.len()))
    }
}
