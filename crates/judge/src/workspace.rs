//! The workspace on disk: building its programs, and the data made from them.

use std::collections::HashMap;
use std::env;
use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::UNIX_EPOCH;

use anyhow::{ensure, Context, Result};
use cargo_metadata::{Artifact, Message};

use protocol::cases::Notes;
use protocol::{Invalid, Scope};

use crate::catalogue::Entry;
use crate::definition::Definition;
use crate::language::HAND_IN;
use crate::scratch::put;

/// A cargo workspace of problems.
#[derive(Clone, Debug)]
pub struct Workspace {
    /// Its folder.
    pub root: PathBuf,
    /// Where cargo puts what it builds.
    target: PathBuf,
}

/// A case on disk: an input and its answers.
#[derive(Clone, Debug)]
pub struct CaseFiles {
    /// The name without its ending.
    pub name: String,
    /// The file of the input.
    pub input: PathBuf,
    /// The file of the answers.
    pub output: PathBuf,
}

/// What cargo is asked to build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Product {
    /// The solutions, quick to compile and nearly as quick to run.
    Solution,
    /// The solutions as `cargo run --release` runs them, to be measured.
    Release,
    /// The executables of `tests/problem.rs`.
    Definition,
}

/// The workspace's profile for programs that are tested.
const QUICK: [&str; 4] = ["build", "--keep-going", "--profile", "quick"];

impl Workspace {
    /// The workspace in the folder `root`, of which the program that runs now is part.
    ///
    /// # Errors
    ///
    /// If there is no such folder.
    pub fn at(root: &Path) -> Result<Workspace> {
        let root = root.canonicalize().with_context(|| root.display().to_string())?;
        let target = target_around(&env::current_exe()?).unwrap_or_else(|| root.join("target"));
        Ok(Workspace { root, target })
    }

    /// The folder of a problem.
    pub fn problem(&self, slug: &str) -> PathBuf {
        self.root.join("problems").join(slug)
    }

    /// The program of a problem for judges without Rust, if it has one.
    pub fn hand_in(&self, slug: &str) -> PathBuf {
        self.problem(slug).join("right").join(HAND_IN)
    }

    /// A folder for what is made in passing and can be made again.
    pub fn scratch(&self, name: &str) -> PathBuf {
        self.target.join("judge").join(name)
    }

    /// Builds a product of each of the problems; the executables by slug. Of several problems,
    /// one that does not compile only has none.
    ///
    /// `compiled` is called with the name of every package that was not up to date.
    pub fn build(
        &self,
        entries: &[Entry],
        product: Product,
        compiled: impl FnMut(&str),
    ) -> Result<HashMap<String, PathBuf>> {
        let (arguments, kind): (&[&str], &str) = match product {
            Product::Solution => (&QUICK, "bin"),
            Product::Release => (&["build", "--keep-going", "--release"], "bin"),
            Product::Definition => {
                (&["test", "--no-fail-fast", "--no-run", "--test", "problem"], "test")
            }
        };
        let mut executables = HashMap::new();
        for artifact in self.artifacts(arguments, entries, compiled)? {
            let of_kind = artifact.target.kind.iter().any(|k| k.to_string() == kind);
            if let (true, Some(path)) = (of_kind, artifact.executable) {
                let folder = artifact.manifest_path.parent().and_then(|path| path.file_name());
                executables.insert(folder.unwrap_or_default().to_string(), path.into());
            }
        }
        Ok(executables)
    }

    /// The compiled library of a crate that a problem's solution uses.
    pub fn library(&self, entry: &Entry, name: &str) -> Result<PathBuf> {
        let entries = std::slice::from_ref(entry);
        let artifacts = self.artifacts(&QUICK, entries, |_| {})?;
        let found = artifacts.into_iter().find(|artifact| artifact.target.name == name);
        let files = found.map(|artifact| artifact.filenames).unwrap_or_default();
        let file = files.into_iter().find(|file| file.extension() == Some("rlib"));
        file.map(PathBuf::from).with_context(|| format!("{} does not use {name}", entry.slug))
    }

    /// Has cargo make something of the problems; what it says it made.
    fn artifacts(
        &self,
        arguments: &[&str],
        entries: &[Entry],
        mut compiled: impl FnMut(&str),
    ) -> Result<Vec<Artifact>> {
        let mut cargo = Command::new("cargo");
        cargo.current_dir(&self.root).args(arguments).stdout(Stdio::piped());
        cargo.args(["--quiet", "--message-format", "json-render-diagnostics"]);
        for entry in entries {
            cargo.args(["--package", &entry.slug]);
        }
        let mut cargo = cargo.spawn().context("cannot run cargo")?;
        let messages = BufReader::new(cargo.stdout.take().context("a pipe was asked for")?);
        let mut artifacts = Vec::new();
        for message in Message::parse_stream(messages) {
            if let Message::CompilerArtifact(artifact) = message? {
                if !artifact.fresh {
                    compiled(&artifact.target.name);
                }
                artifacts.push(artifact);
            }
        }
        // Where many are built, what is missing is the business of those who miss it.
        let succeeded = cargo.wait()?.success();
        ensure!(succeeded || entries.len() > 1, "cargo {} failed", arguments[0]);
        Ok(artifacts)
    }

    /// The golden cases of a problem within `scope`.
    pub fn golden(&self, slug: &str, scope: Scope) -> Result<Vec<CaseFiles>> {
        let mut cases = golden_cases(&self.root, slug)?;
        cases.retain(|(_, of_case)| *of_case == scope);
        Ok(cases.into_iter().map(|(case, _)| case).collect())
    }

    /// The inputs that break what is special to a problem, if there is such, by hand.
    pub fn special_invalid(&self, slug: &str) -> Result<Vec<PathBuf>> {
        let folder = self.problem(slug).join("invalid");
        if folder.exists() {
            files_in(&folder)
        } else {
            Ok(Vec::new())
        }
    }

    /// The inputs of a problem that a judge must never give: those that its definition makes, as
    /// of any format, written unless that has been done before, and the special ones.
    pub fn invalid(&self, slug: &str, definition: &Definition) -> Result<Vec<PathBuf>> {
        let folder = self.made(slug, definition, "invalid", |folder| {
            fs::create_dir_all(folder)?;
            for Invalid { name, input, .. } in definition.invalid()? {
                fs::write(folder.join(format!("{name}.in")), input)?;
            }
            Ok(())
        })?;
        Ok([files_in(&folder)?, self.special_invalid(slug)?].concat())
    }

    /// The generated cases of a problem within `scope`, written by its
    /// definition unless that has been done before.
    pub fn generated(
        &self,
        slug: &str,
        definition: &Definition,
        scope: Scope,
    ) -> Result<Vec<CaseFiles>> {
        let kind = match scope {
            Scope::Judge => "judge",
            Scope::Beyond => "beyond",
        };
        let write = |folder: &Path| definition.write_data(folder, scope);
        case_files(&self.made(slug, definition, kind, write)?)
    }

    /// The folder of a kind of data that `write` makes with a definition, within its bounds.
    fn made(
        &self,
        slug: &str,
        definition: &Definition,
        kind: &str,
        write: impl FnOnce(&Path) -> Result<()>,
    ) -> Result<PathBuf> {
        let bounds = definition.narrower_bounds();
        let kind = match kind {
            "beyond" => kind.to_string(),
            _ if bounds.is_empty() => kind.to_string(),
            _ => format!("{kind} {bounds:?}").replace(['"', '{', '}'], ""),
        };
        let all = self.scratch("data").join(slug).join(kind);
        let build = stamp_of(definition.executable())?;
        let folder = all.join(&build);
        if !folder.exists() {
            put(&folder, write).with_context(|| format!("{slug}: no data could be generated"))?;
            remove_others(&all, &build)?;
        }
        Ok(folder)
    }
}

/// The folder into which cargo has put a program; asking cargo would take longer than `list`.
fn target_around(program: &Path) -> Option<PathBuf> {
    let is_target = |folder: &&Path| folder.join("CACHEDIR.TAG").is_file();
    program.ancestors().find(is_target).map(Path::to_path_buf)
}

/// Removes what older builds made; a hidden folder is one that is being made.
pub fn remove_others(folder: &Path, build: &str) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        if name != build && !name.to_string_lossy().starts_with('.') {
            // Another command may be doing the same.
            let _ = fs::remove_dir_all(entry.path());
        }
    }
    Ok(())
}

/// What distinguishes one build of an executable from another.
pub fn stamp_of(executable: &Path) -> Result<String> {
    let metadata = fs::metadata(executable)?;
    let time = metadata.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default();
    Ok(format!("{}-{}", metadata.len(), time.as_nanos()))
}

/// The files in a folder, by name.
pub fn files_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        files.push(entry?.path());
    }
    files.sort();
    Ok(files)
}

/// The golden cases of a problem, by name, each with the bounds that it keeps to.
///
/// # Errors
///
/// If `cases.toml` cannot be read, or does not list one of them.
pub(crate) fn golden_cases(root: &Path, slug: &str) -> Result<Vec<(CaseFiles, Scope)>> {
    let notes = root.join("problems").join(slug).join("cases.toml");
    let text = fs::read_to_string(&notes).with_context(|| notes.display().to_string())?;
    let notes: Notes = toml::from_str(&text).with_context(|| notes.display().to_string())?;
    let scoped = |case: CaseFiles| {
        let provenance = notes.provenances.get(&case.name);
        let scope = provenance.map(|provenance| provenance.scope);
        let scope = scope.with_context(|| format!("cases.toml does not list {}", case.name))?;
        Ok((case, scope))
    };
    case_files(&root.join("testdata").join(slug))?.into_iter().map(scoped).collect()
}

/// The pairs of `.in` and `.out` in a folder, by name.
fn case_files(folder: &Path) -> Result<Vec<CaseFiles>> {
    let mut cases = Vec::new();
    for input in files_in(folder)? {
        if input.extension().is_some_and(|ending| ending == "in") {
            let output = input.with_extension("out");
            ensure!(output.exists(), "{} has no .out", input.display());
            let name = input.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            cases.push(CaseFiles { name, input, output });
        }
    }
    cases.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(cases)
}
