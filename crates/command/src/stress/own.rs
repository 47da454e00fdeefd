//! Comparing two programs of the user's, on a problem of theirs or on inputs of a generator.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail, ensure, Context, Error, Result};
use command::arguments::Stress;
use command::{RIGHT, WRONG};
use judge::catalogue::Entry;
use judge::grading::{limits, Candidate};
use judge::language::{direct, Language};
use judge::mine;
use judge::output::println;
use judge::stress::against::{Reference, ReferenceFailed};
use judge::stress::generated::{self, Generator};
use judge::stress::Findings;
use judge::verdict::Verdict;
use judge::workspace::Workspace;

use super::{must_be_free, save, save_input, show_texts, with_ending, ENDINGS};

/// Checks that everything is there to compare two programs, before anything is built.
pub fn check(entry: &Entry, workspace: &Workspace, options: &Stress) -> Result<()> {
    let slug = &entry.slug;
    let inputs = format!("mine/{slug}/{} or --generator COMMAND", mine::FORMAT);
    if entry.is_yours {
        let says = "its rules are not known: a second program must answer, --against COMMAND";
        ensure!(options.against.is_some(), "{slug}: {says}; random inputs come from {inputs}");
        ensure!(!options.command.is_empty(), "{slug}: name the program to test after `--`");
        let random = options.generator.is_some() || mine::format(workspace, slug).is_some();
        ensure!(random, "{slug}: random inputs come from {inputs}, and there is neither");
    }
    Ok(())
}

/// The second program, if there is one; it must be right on the samples of a problem of the user's.
pub fn reference(
    workspace: &Workspace,
    entry: &Entry,
    options: &Stress,
) -> Result<Option<Reference>> {
    let Some(words) = &options.against else { return Ok(None) };
    let second = candidate(workspace, entry, options, words)?;
    let samples = if entry.is_yours { samples(workspace, &entry.slug)? } else { Vec::new() };
    for case in samples {
        let grade = second.grade(&case)?;
        let (verdict, reason) = (grade.verdict, grade.reason);
        let right = verdict == Verdict::AC;
        ensure!(right, "the program of --against: {verdict} on sample {}: {reason}", case.name);
    }
    Ok(Some(Reference::new(second)))
}

/// The samples of a problem of the user's, if it has any.
pub fn samples(workspace: &Workspace, slug: &str) -> Result<Vec<judge::cases::CaseFiles>> {
    let has_samples = workspace.mine().join(slug).join(mine::SAMPLES).is_dir();
    if has_samples {
        mine::samples(workspace, slug)
    } else {
        Ok(Vec::new())
    }
}

/// A program given in one word of the command line: a source, which is compiled if need be, or a
/// command with its arguments.
fn candidate(
    workspace: &Workspace,
    entry: &Entry,
    options: &Stress,
    words: &str,
) -> Result<Candidate> {
    let command = match source(workspace, words) {
        Some(source) => prepared(workspace, entry, options, &source)?,
        None if Path::new(words).is_file() => vec![OsString::from(words)],
        None => direct(words.split_whitespace().map(OsString::from).collect()),
    };
    ensure!(!command.is_empty(), "the command of --against or --generator is empty");
    Ok(under_conditions(entry, options, command))
}

/// A command with the limits and the comparison that the user asks for.
fn under_conditions(entry: &Entry, options: &Stress, command: Vec<OsString>) -> Candidate {
    let conditions = &options.conditions;
    let limits = limits(entry, conditions.time, conditions.memory);
    Candidate { command, limits, comparison: conditions.comparison() }
}

/// The command that runs a source, which is compiled if need be.
fn prepared(
    workspace: &Workspace,
    entry: &Entry,
    options: &Stress,
    source: &Path,
) -> Result<Vec<OsString>> {
    let limits = limits(entry, options.conditions.time, options.conditions.memory);
    mine::program(workspace, &entry.slug, source)?.prepare(workspace, &limits)
}

/// The source that a word of the command line names, if it names one.
fn source(workspace: &Workspace, word: &str) -> Option<PathBuf> {
    let path = PathBuf::from(word);
    let inside = word.strip_prefix("mine/").map(|rest| workspace.mine().join(rest));
    let mut paths = [Some(path), inside].into_iter().flatten();
    paths.find(|path| path.is_file() && Language::by_ending(path).is_some())
}

/// The command that runs the program to test: a source is compiled if need be.
pub fn command(workspace: &Workspace, entry: &Entry, options: &Stress) -> Result<Vec<OsString>> {
    if let [word] = &options.command[..] {
        if let Some(source) = word.to_str().and_then(|word| source(workspace, word)) {
            return prepared(workspace, entry, options, &source);
        }
    }
    Ok(direct(options.command.clone()))
}

/// Compares two programs on the inputs of a generator.
pub fn by_generator(
    workspace: &Workspace,
    entry: &Entry,
    options: &Stress,
    words: &str,
) -> Result<u8> {
    ensure!(!options.command.is_empty(), "name the program to test after `--`");
    must_be_free(options.save.as_deref())?;
    let reference = reference(workspace, entry, options)?;
    let reference = reference.context("a generator has no answers: name a program, --against")?;
    let generator = Generator(candidate(workspace, entry, options, words)?);
    let first = under_conditions(entry, options, command(workspace, entry, options)?);
    let budget = super::budget(options);
    let findings = generated::stress(&generator, &reference, &first, options.seed, budget);
    let findings = findings.map_err(|error| with_saved_input(error, &entry.slug))?;
    let Some(found) = &findings.found else {
        return none_found(&entry.slug, &findings, &reference);
    };
    println!("{}: {} after {} runs: {}", entry.slug, found.verdict, findings.tried, found.reason)?;
    show_texts(found, true)?;
    save(options.save.as_deref(), &entry.slug, found)?;
    Ok(WRONG)
}

/// Says that the programs agree, if they were compared at all.
pub fn none_found(slug: &str, findings: &Findings, reference: &Reference) -> Result<u8> {
    let Findings { tried, cases, note, .. } = findings;
    let left_out = match reference.left_out() {
        0 => String::new(),
        count => format!("; {count} inputs were too large for the program of --against"),
    };
    if *tried == 0 {
        bail!("{slug}: nothing was compared{left_out}");
    }
    println!("{slug}: no difference found in {tried} runs of {cases} cases{left_out}")?;
    if let Some(note) = note {
        println!("{note}")?;
    }
    Ok(RIGHT)
}

/// Saves the input on which the second program fails.
pub fn with_saved_input(error: Error, slug: &str) -> Error {
    let Some(ReferenceFailed { input, .. }) = error.downcast_ref() else { return error };
    match save_input(slug, input) {
        Ok(name) => {
            let path = with_ending(&name, ENDINGS[0]);
            anyhow!("{error}; this is not a verdict on yours; the input is {}", path.display())
        }
        Err(_) => error,
    }
}
