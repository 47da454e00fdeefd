//! The programs in C++ that ours are measured against: those in `problems/<slug>/right`.
//!
//! A program called `readers.cpp` is compiled with each of the readers in
//! `crates/judge/readers`, which name the results; every other one stands alone.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, ensure, Result};
use problem::comparison::Comparison;

use crate::bench::Program;
use crate::execution::Limits;
use crate::grading::Candidate;
use crate::language::Language;
use crate::scratch::put_text;
use crate::verdict::Verdict;
use crate::workspace::{files_in, stamp_of, CaseFiles, Workspace};

/// The program that is compiled with every reader.
const WITH_READERS: &str = "readers";

/// Compiles the peers of a problem.
pub fn compile(workspace: &Workspace, slug: &str) -> Result<Vec<Program>> {
    let built = workspace.scratch("bench").join(slug);
    let mut peers = Vec::new();
    for source in files(&workspace.problem(slug).join("right"), "cpp")? {
        let mut compile = |name: String, reader: Option<&Path>| -> Result<()> {
            let command = Language::Cpp.prepare(&source, reader, &built.join(&name))?;
            peers.push(Program { name, command });
            Ok(())
        };
        if stem(&source) == WITH_READERS {
            for reader in files(&workspace.root.join("crates/judge/readers"), "h")? {
                compile(stem(&reader), Some(&reader))?;
            }
        } else {
            compile(stem(&source), None)?;
        }
    }
    Ok(peers)
}

/// The files in a folder with this ending, by name.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut files = files_in(folder)?;
    files.retain(|file| file.extension().is_some_and(|found| found == ending));
    Ok(files)
}

fn stem(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Tests a peer before it is measured. It may give up on a case: the textbooks'
/// ways do not reach the far end of every range. But it may not be wrong.
///
/// # Errors
///
/// If an answer is wrong, or if none is right.
pub fn check(peer: &Program, cases: &[CaseFiles], limits: Limits) -> Result<()> {
    let candidate =
        Candidate { command: peer.command.clone(), limits, comparison: Comparison::Tokens };
    let mut accepted = false;
    for case in cases {
        let grade = candidate.grade(case)?;
        if grade.verdict == Verdict::WA {
            bail!("{} is no peer, {}: {}", peer.name, case.name, grade.reason);
        }
        accepted |= grade.verdict == Verdict::AC;
    }
    ensure!(accepted, "{} is no peer, it solves no case", peer.name);
    Ok(())
}

/// The same as [`check`], for a program that stays as it is: what has been found
/// right on these cases is not tested again.
pub fn check_once(peer: &Program, cases: &[CaseFiles], limits: Limits) -> Result<()> {
    let program = Path::new(&peer.command[0]);
    let mut stamp = stamp_of(program)?;
    for case in cases {
        stamp = format!("{stamp}\n{} {}", case.name, stamp_of(&case.output)?);
    }
    let checked = program.with_extension("checked");
    if fs::read_to_string(&checked).ok().as_ref() != Some(&stamp) {
        check(peer, cases, limits)?;
        put_text(&checked, &stamp)?;
    }
    Ok(())
}
