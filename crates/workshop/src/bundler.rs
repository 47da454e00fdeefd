//! A solution as the one file that a judge takes.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use anyhow::{anyhow, bail, ensure, Context, Error, Result};
use bundle::{uses, Library, Pocket, Source, Target, Tree, ITERTOOLS, PLAIN_READER, QUICK_READER};
use judge::catalogue::online_judge::OnlineJudge;
use judge::catalogue::Problem;
use judge::disk::files::{files_below, hash, stamp_of, utf8_text};
use judge::disk::scratch::put_text;
use judge::mine::{self, CONTESTANT};
use judge::output::eprintln;
use judge::session::Session;
use judge::workspace::tools::Tools;
use judge::workspace::Workspace;

/// The minor version of the oldest compiler with which bundles are proved.
pub const OLDEST_RUSTC: u32 = 63;

/// All editions, the usual one first and the newest one last.
const EDITIONS: [&str; 4] = ["2021", "2015", "2018", "2024"];

/// The crates that some judge has; for the others there are pocket editions.
const CRATES: [&str; 2] = [ITERTOOLS.krate, PLAIN_READER.krate];

/// Makes bundles, and remembers those that it has made.
pub struct Bundler<'a> {
    session: &'a Session,
    /// The library's files, and their pages once a bundle has been made.
    library: Tree,
    pages: OnceLock<Result<Library>>,
    compilers: Vec<Compiler>,
    /// The compiled libraries of the crates that some judge has, once one has been asked for.
    compiled: OnceLock<Result<BTreeMap<String, PathBuf>>>,
    /// A key to the present state of the bundler.
    stamp: String,
}

/// A program in Rust of which a bundle is made.
pub struct Program<'a> {
    /// The problem that it solves.
    pub problem: &'a Problem,
    /// Its files, of which one is `main.rs`.
    files: Tree,
    /// Where it lies, below the workspace; empty if its bundle does not say so.
    place: String,
    /// The edition that it is written in, if it is the user's, or beside a problem: then it has only
    /// to compile as it is used.
    pub edition: Option<String>,
}

impl<'a> Program<'a> {
    /// The solution of a problem.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub fn ours(workspace: &Workspace, problem: &'a Problem) -> Result<Program<'a>> {
        let files = files_of(&workspace.problem(&problem.slug).join("src"))?;
        Ok(Program { problem, files, place: format!("problems/{}", problem.slug), edition: None })
    }

    /// A program of the user's for a problem, which these tools compile.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub fn yours(
        problem: &'a Problem,
        program: &mine::Program,
        tools: &Tools,
    ) -> Result<Program<'a>> {
        let place = program.name.clone();
        let files = match &program.folder {
            Some(folder) => files_of(folder)?,
            None => [("main.rs".to_string(), utf8_text(&program.file)?)].into(),
        };
        Ok(Program { problem, files, place, edition: Some(tools.edition()) })
    }

    /// Whether it is not one of the set's own.
    pub fn is_yours(&self) -> bool {
        self.edition.is_some()
    }

    /// The crates of a judge that it uses.
    fn crates_at(&self, judge: &OnlineJudge) -> Vec<&'static str> {
        let is_used = |name: &&str| judge.crates.contains_key(*name) && uses(&self.files, name);
        CRATES.into_iter().filter(is_used).collect()
    }
}

/// The files of a crate whose `src` folder this is.
fn files_of(folder: &Path) -> Result<Tree> {
    let files =
        files_below(folder)?.into_iter().filter(|file| file.extension() == Some("rs".as_ref()));
    let named = files.map(|file| {
        let below = file.strip_prefix(folder)?.iter().map(OsStr::to_string_lossy);
        Ok((below.collect::<Vec<_>>().join("/"), utf8_text(&file)?))
    });
    named.collect()
}

/// A compiler, with the version that it prints.
struct Compiler {
    path: PathBuf,
    version: String,
}

impl<'a> Bundler<'a> {
    /// Everything is proved by the usual compiler and by the `others`.
    pub fn new(session: &'a Session, others: &[PathBuf]) -> Result<Bundler<'a>> {
        let paths = [PathBuf::from("rustc")].into_iter().chain(others.iter().cloned());
        let compilers = paths.map(Compiler::at).collect::<Result<Vec<Compiler>>>()?;
        let root = &session.workspace.root;
        let library = files_of(&root.join("crates/gamecore/src"))?;
        let stamp = stamp_of(&std::env::current_exe()?)?;
        let (pages, compiled) = (OnceLock::new(), OnceLock::new());
        Ok(Bundler { session, library, pages, compilers, compiled, stamp })
    }

    /// The file of our solution for a judge, or one for every judge, proved to compile.
    pub fn bundle(&self, problem: &Problem, judge: Option<&OnlineJudge>) -> Result<String> {
        self.bundle_of(&Program::ours(&self.session.workspace, problem)?, judge)
    }

    /// The same of any program. It is only made again when something has changed.
    pub fn bundle_of(&self, program: &Program, judge: Option<&OnlineJudge>) -> Result<String> {
        let Program { problem, files, .. } = program;
        let header = header(program, judge);
        let used = judge.map_or(Vec::new(), |judge| program.crates_at(judge));
        let reader = if problem.large_input { QUICK_READER } else { PLAIN_READER };
        let pockets = [ITERTOOLS, reader].into_iter().filter(|it| !used.contains(&it.krate));
        let pockets: Vec<Pocket> = pockets.collect();
        let targets = self.targets(program, judge)?;
        let state = (&header, files, &self.library, &pockets, format!("{targets:?}"));
        let key = hash(&(state, self.versions(), &self.stamp));
        let folder = self.session.workspace.scratch("bundle");
        let file = folder.join(format!("{}-{key:016x}.rs", problem.slug));
        if let Ok(text) = fs::read_to_string(&file) {
            return Ok(text);
        }
        let has_itertools = |judge: &&OnlineJudge| judge.crates.contains_key(ITERTOOLS.krate);
        let elsewhere = self.session.judges.iter().find(has_itertools);
        let pages = self.pages.get_or_init(|| Library::parse(&self.library));
        let source = Source {
            header: &header,
            files,
            library: pages.as_ref().map_err(again).context("crates/gamecore/src")?,
            pockets: &pockets,
            elsewhere: elsewhere.map_or("", |judge| &judge.name),
            may_warn: program.is_yours(),
        };
        let text = bundle::bundle(&source, &targets);
        let text = text.with_context(|| named(program, judge))?;
        put_text(&file, &text)?;
        Ok(text)
    }

    /// A program beside a problem, as one file that needs no crate and begins as the program does.
    pub fn alone(&self, problem: &Problem, text: &str) -> Result<String> {
        let files = [("main.rs".to_string(), text.to_string())].into();
        if !uses(&files, "gamecore") {
            return bundle::with_reader(text);
        }
        let edition = Some(EDITIONS[0].to_string());
        self.bundle_of(&Program { problem, files, place: String::new(), edition }, None)
    }

    /// Holds the file for a judge to the compiler there, if that is known: by a lint, not by a run.
    ///
    /// # Errors
    ///
    /// If something in the file is newer, as far as clippy knows.
    pub fn hold(&self, program: &Program, judge: &OnlineJudge, text: &str) -> Result<()> {
        let (name, slug) = (&judge.name, &program.problem.slug);
        let Some(minor) = judge.rustc_minor() else { return Ok(()) };
        if !bundle::has_clippy() {
            eprintln!("there is no clippy: nothing holds the file to {name}'s rustc");
            return Ok(());
        }
        match bundle::newer_than(minor, text, &self.targets(program, Some(judge))?[0])? {
            None => Ok(()),
            Some(newest) => bail!("{slug}: {newest}, and {name} has 1.{minor}"),
        }
    }

    /// The versions that the compilers print.
    pub fn versions(&self) -> Vec<&str> {
        self.compilers.iter().map(|compiler| compiler.version.as_str()).collect()
    }

    /// All compilers in all their editions.
    pub fn all_targets(&self) -> Vec<Target> {
        let of = |compiler: &Compiler| -> Vec<Target> {
            let editions = compiler.editions().iter();
            editions.map(|edition| Target::new(&compiler.path, edition)).collect()
        };
        self.compilers.iter().flat_map(of).collect()
    }

    /// What must take the file of a program: all compilers if it is ours and uses no crates of the
    /// judge's, or else the usual one, with these crates, in the editions of the judge, or in that of
    /// a user's program, which can choose one; in all that there are if nobody knows the judge's.
    pub fn targets(&self, program: &Program, judge: Option<&OnlineJudge>) -> Result<Vec<Target>> {
        let crates = judge.map_or(Vec::new(), |judge| program.crates_at(judge));
        let editions: Vec<&str> = match (&program.edition, judge) {
            (None, _) if crates.is_empty() => return Ok(self.all_targets()),
            (_, Some(judge)) if judge.editions.is_empty() => EDITIONS.to_vec(),
            (Some(edition), _) => vec![edition],
            (None, judge) => judge.iter().flat_map(|it| &it.editions).map(String::as_str).collect(),
        };
        let mut options = Vec::<OsString>::new();
        for name in crates {
            let library = &self.compiled()?[name];
            let folder = library.parent().context("a library lies in a folder")?;
            options.extend(["--extern".into(), format!("{name}={}", library.display()).into()]);
            options.extend(["-L".into(), format!("dependency={}", folder.display()).into()]);
        }
        let target =
            |edition: &&str| Target { options: options.clone(), ..Target::new("rustc", edition) };
        Ok(editions.iter().map(target).collect())
    }

    /// The compiled libraries of the crates that some judge has, which all problems share.
    fn compiled(&self) -> Result<&BTreeMap<String, PathBuf>> {
        let compiled = self.compiled.get_or_init(|| {
            let libraries = self.session.workspace.libraries(CONTESTANT, &CRATES)?;
            Ok(libraries.into_iter().collect())
        });
        compiled.as_ref().map_err(again)
    }
}

/// The error of something that is not tried twice.
fn again(error: &Error) -> Error {
    anyhow!("{error:#}")
}

/// What a program is called where there is no file of it, with the edition that a judge allows.
fn named(program: &Program, judge: Option<&OnlineJudge>) -> String {
    let Program { problem, place, edition, .. } = program;
    match (edition, judge) {
        (Some(_), _) if place.is_empty() => problem.slug.clone(),
        (Some(_), Some(judge)) if judge.editions.is_empty() => {
            format!("{place}, in every edition, as nobody knows which {} has", judge.name)
        }
        (Some(edition), Some(judge)) => {
            format!("{place}, in edition {edition}, the newest of {}", judge.name)
        }
        (Some(edition), None) => {
            format!("{place}, in edition {edition}, which mine/languages.toml can change")
        }
        (None, _) => problem.slug.clone(),
    }
}

/// Two lines: the problem with its address, and where this comes from, if it is to be said. What is
/// the user's is not ours to license.
fn header(program: &Program, judge: Option<&OnlineJudge>) -> Vec<String> {
    let Program { problem, files, place, .. } = program;
    if place.is_empty() {
        return Vec::new();
    }
    let at_judge = judge.and_then(|judge| judge.problem(problem));
    let listing = at_judge.or(problem.judges.first()).map(|listing| match &listing.url {
        Some(url) => format!(" ({}, {url})", listing.id),
        None => format!(" ({})", listing.id),
    });
    let ours = match (program.is_yours(), uses(files, "gamecore")) {
        (false, true) => " and gamecore, MIT-0",
        (false, false) => ", MIT-0",
        (true, true) => " and gamecore (MIT-0)",
        (true, false) => "",
    };
    vec![
        format!("{}{}", problem.game, listing.unwrap_or_default()),
        format!("Bundled from {place}{ours}"),
    ]
}

impl Compiler {
    fn at(path: PathBuf) -> Result<Compiler> {
        let output = Command::new(&path).arg("--version").output();
        let output = output.with_context(|| format!("cannot run {}", path.display()))?;
        ensure!(output.status.success(), "{} is not a compiler", path.display());
        Ok(Compiler { path, version: String::from_utf8_lossy(&output.stdout).into_owned() })
    }

    /// The editions that it knows. That of 2024 came with 1.85.
    fn editions(&self) -> &[&'static str] {
        let minor = self.version.split('.').nth(1).and_then(|minor| minor.parse().ok());
        let count = if minor.unwrap_or(0) < 85 { 3 } else { 4 };
        &EDITIONS[..count]
    }
}

/// Writes a file, but not over another one, unless that is asked for.
pub fn write(path: &Path, text: &str, force: bool) -> Result<()> {
    let same = fs::read_to_string(path).is_ok_and(|old| old == text);
    ensure!(
        same || force || !path.exists(),
        "{} exists and differs: --force overwrites it",
        path.display()
    );
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}
