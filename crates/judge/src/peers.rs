//! Programs in C++ to measure ours against, as a good contestant would write them.
//!
//! They lie in `bench/<slug>`. A program called `readers.cpp` is compiled with each
//! of the readers in `bench/readers`, which name the results; every other one
//! stands alone.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{bail, ensure, Result};

use crate::bench::Program;
use crate::comparison::Comparison;
use crate::execution::Limits;
use crate::grading::Candidate;
use crate::scratch::put_text;
use crate::verdict::Verdict;
use crate::workspace::{files_in, make, stamp_of, CaseFiles, Workspace};

/// The program that is compiled with every reader.
const WITH_READERS: &str = "readers";

/// A program that is yet to be compiled.
#[derive(Debug)]
struct Peer {
    name: String,
    source: PathBuf,
    reader: Option<PathBuf>,
}

/// Whether there is a compiler for the peers.
pub fn have_compiler() -> bool {
    Command::new("g++").arg("--version").output().is_ok()
}

/// The peers' folder of a problem, whether it exists or not.
pub fn folder(workspace: &Workspace, slug: &str) -> PathBuf {
    workspace.root.join("bench").join(slug)
}

/// Compiles the peers of a problem.
pub fn compile(workspace: &Workspace, slug: &str) -> Result<Vec<Program>> {
    let built = workspace.scratch("bench").join(slug);
    let peers = load(&folder(workspace, slug), &folder(workspace, "readers"))?;
    peers.iter().map(|peer| peer.compile(&built)).collect()
}

fn load(folder: &Path, readers: &Path) -> Result<Vec<Peer>> {
    let mut peers = Vec::new();
    for source in files(folder, "cpp")? {
        let name = stem(&source);
        if name == WITH_READERS {
            peers.extend(files(readers, "h")?.into_iter().map(|reader| Peer {
                name: stem(&reader),
                source: source.clone(),
                reader: Some(reader),
            }));
        } else {
            peers.push(Peer { name, source, reader: None });
        }
    }
    ensure!(!peers.is_empty(), "{} holds no program", folder.display());
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

impl Peer {
    fn compile(&self, folder: &Path) -> Result<Program> {
        let program = folder.join(&self.name);
        let mut compiler = Command::new("g++");
        compiler.args(["-O2", "-std=c++17"]).arg(&self.source);
        let mut sources = vec![self.source.as_path()];
        if let Some(reader) = &self.reader {
            compiler.arg("-include").arg(reader);
            sources.push(reader);
        }
        make(&program, &sources, compiler)?;
        Ok(Program { name: self.name.clone(), command: vec![program.into()] })
    }
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
