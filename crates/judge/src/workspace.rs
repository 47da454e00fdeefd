//! The workspace on disk: building its programs, and the data made from them.

pub mod checks;
pub mod passed;
pub mod small_search;
pub mod tools;

use std::collections::HashMap;
use std::env;
use std::io::BufReader;
use std::path::{absolute, Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{bail, ensure, Context, Result};
use cargo_metadata::{Artifact, Message};
use protocol::Scope;

use crate::catalogue::problem::Problem;
use crate::disk::cases::{golden_cases, CaseFiles};
use crate::listener::{Event, Listener};
use crate::running::language::SOLUTION;

/// A cargo workspace of problems.
#[derive(Clone, Debug)]
pub struct Workspace {
    /// Its folder.
    pub root: PathBuf,
    /// Where cargo puts what it builds.
    target: PathBuf,
}

/// The environment variable that names another folder for the user's own work.
pub const MINE: &str = "JUDGE_MINE";

/// The products that cargo is asked to build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Product {
    /// The solutions, quick to compile and nearly as quick to run.
    Solution,
    /// The solutions as `cargo run --release` runs them, to be measured.
    Release,
    /// The executables of `tests/problem.rs`.
    Tests,
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
        let root = dunce::canonicalize(root).with_context(|| root.display().to_string())?;
        let target = target_around(&env::current_exe()?).unwrap_or_else(|| root.join("target"));
        Ok(Workspace { root, target })
    }

    /// One that a test makes up.
    #[cfg(test)]
    pub(crate) fn in_test(root: &Path) -> Workspace {
        Workspace { root: root.to_path_buf(), target: root.join("target") }
    }

    /// The folder of a problem.
    pub fn problem(&self, slug: &str) -> PathBuf {
        self.root.join("problems").join(slug)
    }

    /// Whether a problem can be studied.
    pub fn has_study(&self, slug: &str) -> bool {
        self.problem(slug).join("study.rs").is_file()
    }

    /// Our program for a problem in another language than Rust, whose files end with `ending`.
    pub fn solution(&self, slug: &str, ending: &str) -> PathBuf {
        self.problem(slug).join("right").join(SOLUTION).with_extension(ending)
    }

    /// The folder of the user's own work; its path is absolute, so no file there looks like an
    /// option to a compiler.
    pub fn mine(&self) -> PathBuf {
        let named = env::var_os(MINE).and_then(|folder| absolute(folder).ok());
        named.unwrap_or_else(|| self.root.join("mine"))
    }

    /// A folder for what is written beside what cargo builds, wherever that is.
    pub fn built(&self, name: &str) -> PathBuf {
        self.target.join(name)
    }

    /// A folder for files that are made in passing and can be made again.
    pub fn scratch(&self, name: &str) -> PathBuf {
        self.target.join("judge").join(name)
    }

    /// Builds a product of each of the problems; the executables by slug. The listener hears the
    /// name of every package that was not up to date.
    ///
    /// # Errors
    ///
    /// If a problem does not compile.
    pub fn build(
        &self,
        problems: &[Problem],
        product: Product,
        listener: &dyn Listener,
    ) -> Result<HashMap<String, PathBuf>> {
        let executables = self.build_what_compiles(problems, product, listener)?;
        match problems.iter().find(|problem| !executables.contains_key(&problem.slug)) {
            Some(problem) => bail!("{} does not compile", problem.slug),
            None => Ok(executables),
        }
    }

    /// The same of those problems that compile; a single one must compile.
    ///
    /// # Errors
    ///
    /// If there is only one problem and it does not compile.
    pub fn build_what_compiles(
        &self,
        problems: &[Problem],
        product: Product,
        listener: &dyn Listener,
    ) -> Result<HashMap<String, PathBuf>> {
        let (step, arguments, kind): (&str, &[&str], &str) = match product {
            Product::Solution => ("building the solutions", &QUICK, "bin"),
            Product::Release => {
                ("building the solutions", &["build", "--keep-going", "--release"], "bin")
            }
            Product::Tests => (
                "building the definitions",
                &["test", "--no-fail-fast", "--no-run", "--test", "problem"],
                "test",
            ),
        };
        let packages: Vec<&str> = problems.iter().map(|problem| problem.slug.as_str()).collect();
        let mut executables = HashMap::new();
        for artifact in self.artifacts(arguments, &packages, step, listener)? {
            let of_kind = artifact.target.kind.iter().any(|k| k.to_string() == kind);
            if let (true, Some(path)) = (of_kind, artifact.executable) {
                let folder = artifact.manifest_path.parent().and_then(|path| path.file_name());
                executables.insert(folder.unwrap_or_default().to_string(), path.into());
            }
        }
        Ok(executables)
    }

    /// The compiled libraries with these names, all of which a package depends on.
    ///
    /// # Errors
    ///
    /// If they do not compile, or if the package does not depend on one of them.
    pub fn libraries(&self, package: &str, names: &[&str]) -> Result<Vec<(String, PathBuf)>> {
        let artifacts = self.artifacts(&QUICK, &[package], "building the libraries", &())?;
        let library = |name: &&str| {
            let found = artifacts.iter().find(|artifact| artifact.target.name == *name);
            let mut files = found.into_iter().flat_map(|artifact| &artifact.filenames);
            let file = files.find(|file| file.extension() == Some("rlib"));
            let file = file.with_context(|| format!("{package} does not use {name}"))?;
            Ok((name.to_string(), PathBuf::from(file)))
        };
        names.iter().map(library).collect()
    }

    /// Has cargo make something of the packages in a step of which the listener hears; returns the
    /// messages on what it made.
    fn artifacts(
        &self,
        arguments: &[&str],
        packages: &[&str],
        step: &'static str,
        listener: &dyn Listener,
    ) -> Result<Vec<Artifact>> {
        listener.hear(Event::BuildBegins);
        let mut cargo = Command::new("cargo");
        cargo.current_dir(&self.root).args(arguments).stdout(Stdio::piped());
        cargo.args(["--quiet", "--message-format", "json-render-diagnostics"]);
        for package in packages {
            cargo.args(["--package", package]);
        }
        let mut cargo = cargo.spawn().context("cannot run cargo")?;
        let messages = BufReader::new(cargo.stdout.take().context("a pipe was asked for")?);
        let mut artifacts = Vec::new();
        for message in Message::parse_stream(messages) {
            if let Message::CompilerArtifact(artifact) = message? {
                if !artifact.fresh {
                    listener.hear(Event::Done(&artifact.target.name));
                }
                artifacts.push(artifact);
            }
        }
        // Where many are built, a missing one is an error only where it is needed.
        let succeeded = cargo.wait()?.success();
        listener.hear(Event::Over(step));
        ensure!(succeeded || packages.len() > 1, "cargo {} failed", arguments[0]);
        Ok(artifacts)
    }

    /// The golden cases of a problem within `scope`.
    pub fn golden(&self, slug: &str, scope: Scope) -> Result<Vec<CaseFiles>> {
        let mut cases = golden_cases(&self.root, slug)?;
        cases.retain(|case| protocol::cases::case_scope(&case.name) == scope);
        Ok(cases)
    }
}

/// The folder into which cargo has put a program; asking cargo would take longer than `list`.
fn target_around(program: &Path) -> Option<PathBuf> {
    let is_target = |folder: &&Path| folder.join("CACHEDIR.TAG").is_file();
    program.ancestors().find(is_target).map(Path::to_path_buf)
}

#[cfg(test)]
mod tests {
    use super::Workspace;

    #[test]
    fn the_root_is_written_so_that_every_program_takes_it() {
        let folder = tempfile::tempdir().unwrap();
        let root = Workspace::at(&folder.path().join(".")).unwrap().root;
        assert!(root.is_absolute() && root.is_dir());
        assert!(!root.to_string_lossy().contains('?'), "{} is for Windows alone", root.display());
    }
}
