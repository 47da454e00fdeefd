//! A solution as the one file that a judge takes.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use anyhow::{ensure, Context, Result};
use bundle::{Submission, Target, Tree, POCKET};
use judge::catalogue::Entry;
use judge::judges::Profile;
use judge::scratch::put_text;
use judge::workspace::{stamp_of, Workspace};

/// The reader that main.rs uses, which a pocket edition replaces.
const READER: &str = "proconio";

/// Makes bundles, and remembers those that it has made.
pub struct Bundler<'a> {
    workspace: &'a Workspace,
    library: Tree,
    compilers: Vec<Compiler>,
    /// The reader's compiled library, once it has been asked for.
    reader: OnceLock<PathBuf>,
    /// What the present state of compilers and bundler is known by.
    stamp: String,
}

/// A compiler, with what it says of itself.
struct Compiler {
    path: PathBuf,
    version: String,
}

impl<'a> Bundler<'a> {
    /// Everything is proved by the usual compiler and by the `others`.
    pub fn new(workspace: &'a Workspace, others: &[PathBuf]) -> Result<Bundler<'a>> {
        let paths = [PathBuf::from("rustc")].into_iter().chain(others.iter().cloned());
        let compilers = paths.map(Compiler::at).collect::<Result<Vec<Compiler>>>()?;
        let library = bundle::tree(&workspace.root.join("crates/gamecore/src"))?;
        let stamp = stamp_of(&std::env::current_exe()?)?;
        Ok(Bundler { workspace, library, compilers, reader: OnceLock::new(), stamp })
    }

    /// The file for a judge, or one that pleases every judge, proved to compile.
    pub fn bundle(&self, entry: &Entry, judge: Option<&Profile>) -> Result<String> {
        let files = bundle::tree(&self.workspace.problem(&entry.slug).join("src"))?;
        let header = header(entry, judge);
        let with_reader = judge.filter(|judge| has_reader(judge));
        let submission = Submission {
            header: &header,
            files: &files,
            name: "gamecore",
            library: &self.library,
            pocket: if with_reader.is_some() { "" } else { POCKET },
        };
        let targets = match with_reader {
            Some(judge) => self.targets_with_reader(entry, judge)?,
            None => self.targets(),
        };
        self.remembered(&entry.slug, &submission, &targets)
    }

    /// All compilers in all their editions.
    pub fn targets(&self) -> Vec<Target> {
        let of = |compiler: &Compiler| -> Vec<Target> {
            let editions = compiler.editions().iter();
            editions.map(|edition| Target::new(&compiler.path, edition)).collect()
        };
        self.compilers.iter().flat_map(of).collect()
    }

    /// What a judge has, as far as it is known.
    pub fn target(&self, entry: &Entry, judge: &Profile) -> Result<Target> {
        if has_reader(judge) {
            return Ok(self.targets_with_reader(entry, judge)?.remove(0));
        }
        let edition = judge.editions.first().map_or("2021", |edition| edition.as_str());
        Ok(Target::new("rustc", edition))
    }

    fn targets_with_reader(&self, entry: &Entry, judge: &Profile) -> Result<Vec<Target>> {
        let library = self.reader(entry)?;
        let folder = library.parent().context("a library lies in a folder")?;
        let options = [
            "--extern".into(),
            format!("{READER}={}", library.display()).into(),
            "-L".into(),
            format!("dependency={}", folder.display()).into(),
        ];
        let target = |edition: &String| Target {
            options: options.to_vec(),
            ..Target::new("rustc", edition)
        };
        Ok(judge.editions.iter().map(target).collect())
    }

    /// The reader's library, which all problems share.
    fn reader(&self, entry: &Entry) -> Result<&PathBuf> {
        if self.reader.get().is_none() {
            // Another thread may have come first: then both have found the same.
            let _ = self.reader.set(self.workspace.library(entry, READER)?);
        }
        self.reader.get().context("it has been found")
    }

    /// The bundle, which is only made again when something has changed.
    fn remembered(
        &self,
        slug: &str,
        submission: &Submission,
        targets: &[Target],
    ) -> Result<String> {
        let mut state = DefaultHasher::new();
        (submission.header, submission.files, submission.library, submission.pocket)
            .hash(&mut state);
        let versions: Vec<&str> = self.compilers.iter().map(|it| it.version.as_str()).collect();
        (format!("{targets:?}"), versions, &self.stamp).hash(&mut state);
        let folder = self.workspace.scratch("bundle");
        let file = folder.join(format!("{slug}-{:016x}.rs", state.finish()));
        if let Ok(text) = fs::read_to_string(&file) {
            return Ok(text);
        }
        let text = bundle::bundle(submission, targets, &self.workspace.root)
            .with_context(|| slug.to_string())?;
        put_text(&file, &text)?;
        Ok(text)
    }
}

fn has_reader(judge: &Profile) -> bool {
    judge.crates.contains_key(READER)
}

/// Two lines: the problem with its address, and where this comes from.
fn header(entry: &Entry, judge: Option<&Profile>) -> [String; 2] {
    let at_judge = judge.and_then(|judge| judge.problem(entry));
    let place = at_judge.or(entry.judges.first()).map(|problem| match &problem.url {
        Some(url) => format!(" ({}, {url})", problem.id),
        None => format!(" ({})", problem.id),
    });
    [
        format!("{}{}", entry.game, place.unwrap_or_default()),
        format!("Bundled from problems/{} and gamecore, MIT-0", entry.slug),
    ]
}

impl Compiler {
    fn at(path: PathBuf) -> Result<Compiler> {
        let output = Command::new(&path).arg("--version").output();
        let output = output.with_context(|| format!("cannot run {}", path.display()))?;
        ensure!(output.status.success(), "{} is no compiler", path.display());
        Ok(Compiler { path, version: String::from_utf8_lossy(&output.stdout).into_owned() })
    }

    /// The editions it knows, the usual one first. That of 2024 came with 1.85.
    fn editions(&self) -> &[&'static str] {
        let minor = self.version.split('.').nth(1).and_then(|minor| minor.parse().ok());
        let count = if minor.unwrap_or(0) < 85 { 3 } else { 4 };
        &["2021", "2015", "2018", "2024"][..count]
    }
}

/// Writes a file, but not over another one, unless that is asked for.
pub fn write(path: &Path, text: &str, force: bool) -> Result<()> {
    let same = fs::read_to_string(path).is_ok_and(|old| old == text);
    ensure!(
        same || force || !path.exists(),
        "{} exists and is another file: --force writes over it",
        path.display()
    );
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}
