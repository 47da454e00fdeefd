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
use judge::profile;
use judge::scratch::{put, put_text};
use judge::workspace::{Product, Workspace};

use crate::progress::{behind_a_bar, build};
use crate::submission::Bundler;

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
) -> Result<(Vec<String>, usize)> {
    let bundler = Bundler::new(workspace, others)?;
    let bundles = bundle_all(workspace, &bundler, subjects)?;
    let folder = workspace.scratch("proof");
    for (subject, text) in subjects.iter().zip(&bundles) {
        put_text(&folder.join(&subject.entry.slug).with_extension("rs"), text)?;
    }
    let builds = builds(&bundler, subjects, &folder);
    // All are compiled before any is run: whatever else runs when a program ends
    // is taken for something that it has left behind.
    let compiled =
        behind_a_bar("compiling", &builds, |build| Ok(build.compile(subjects, &folder)))?;
    let entries: Vec<Entry> = subjects.iter().map(|subject| subject.entry.clone()).collect();
    let solutions = build(workspace, &entries, Product::Solution)?;
    let numbers: Vec<usize> = (0..subjects.len()).collect();
    let ran = behind_a_bar("comparing", &numbers, |&number| {
        let subject = &subjects[number];
        let run = builds.iter().filter(|build| build.subject == number);
        let programs: Vec<&Path> = run.map(|build| build.program.as_path()).collect();
        Ok(compare(subject, &solutions[&subject.entry.slug], &programs))
    })?;
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
    fn compile(&self, subjects: &[Subject], folder: &Path) -> Result<()> {
        let slug = &subjects[self.subject].entry.slug;
        let source = folder.join(slug).with_extension("rs");
        let compile = |program: &Path| self.target.compile(&source, program, self.flags);
        let compiled = put(&self.program, compile);
        compiled.with_context(|| format!("{slug} with {}", self.target.rustc.display()))
    }
}

/// Runs all programs on all inputs: they must do the same as the solution.
fn compare(subject: &Subject, solution: &Path, programs: &[&Path]) -> Result<()> {
    for input in &subject.inputs {
        let run = |program: &Path| -> Result<(Vec<u8>, bool)> {
            let command = [OsString::from(program)];
            let limits = limits(&subject.entry, None, None);
            let execution = execute(&command, File::open(input)?, limits)?;
            ensure!(execution.excess.is_none(), "{}: too slow or too large", program.display());
            Ok((execution.output, execution.status.success()))
        };
        let expected = run(solution)?;
        for program in programs {
            let same = run(program)? == expected;
            let (program, input) = (program.display(), input.display());
            ensure!(same, "{program} does not do what the solution does on {input}");
        }
    }
    Ok(())
}
