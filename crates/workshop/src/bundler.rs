//! A solution as the one file that a judge takes.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::hash::Hash;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{bail, ensure, Context, Result};
use bundle::{
    Clippy, Found, Library, Pocket, Source, Target, Tree, ITERTOOLS, PLAIN_READER, QUICK_READER,
};
use judge::catalogue::Entry;
use judge::files::{hash, stamp_of};
use judge::mine::{self, CONTESTANT};
use judge::online_judge::OnlineJudge;
use judge::output::eprintln;
use judge::scratch::put_text;
use judge::session::Session;

/// The minor version of the oldest compiler with which bundles are proved.
pub const OLDEST_RUSTC: u32 = 63;

/// All editions, the usual one first and the newest one last.
const EDITIONS: [&str; 4] = ["2021", "2015", "2018", "2024"];

/// Makes bundles, and remembers those that it has made.
pub struct Bundler<'a> {
    session: &'a Session,
    /// The library's files, and their items once a bundle has been made.
    library: Tree,
    items: Mutex<Option<Arc<Library>>>,
    compilers: Vec<Compiler>,
    /// The crates that some judge has, with such a judge.
    crates: BTreeMap<String, String>,
    /// The compiled libraries of those that have been asked for.
    compiled: Mutex<BTreeMap<String, PathBuf>>,
    /// A key to the present state of bundler and formatter.
    stamp: String,
}

/// A program in Rust of which a bundle is made.
pub struct Program<'a> {
    /// The problem that it solves.
    pub entry: &'a Entry,
    /// Its files, of which one is `main.rs`.
    files: Tree,
    /// Where it lies, below the workspace.
    place: String,
    /// Whether it is the user's: then it has only to compile as it is used.
    pub is_yours: bool,
}

impl<'a> Program<'a> {
    /// A program of the user's for a problem.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub fn yours(entry: &'a Entry, program: &mine::Program) -> Result<Program<'a>> {
        let place = program.name.clone();
        let files = match &program.folder {
            Some(folder) => bundle::tree(folder)?,
            None => {
                let text = fs::read_to_string(&program.file).with_context(|| place.clone())?;
                [("main.rs".to_string(), text)].into()
            }
        };
        Ok(Program { entry, files, place, is_yours: true })
    }
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
        let library = bundle::tree(&root.join("crates/gamecore/src"))?;
        let of = |judge: &OnlineJudge| -> Vec<(String, String)> {
            judge.crates.keys().map(|name| (name.clone(), judge.name.clone())).collect()
        };
        let crates = session.judges.iter().rev().flat_map(of).collect();
        let formatter = bundle::formatter(root)?;
        let stamp = format!("{} {formatter}", stamp_of(&std::env::current_exe()?)?);
        let (items, compiled) = (Mutex::default(), Mutex::default());
        Ok(Bundler { session, library, items, compilers, crates, compiled, stamp })
    }

    /// The solution of a problem.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub fn ours<'e>(&self, entry: &'e Entry) -> Result<Program<'e>> {
        let files = bundle::tree(&self.session.workspace.problem(&entry.slug).join("src"))?;
        Ok(Program { entry, files, place: format!("problems/{}", entry.slug), is_yours: false })
    }

    /// The file of our solution for a judge, or one for every judge, proved to compile.
    pub fn bundle(&self, entry: &Entry, judge: Option<&OnlineJudge>) -> Result<String> {
        self.bundle_of(&self.ours(entry)?, judge)
    }

    /// The same of any program.
    pub fn bundle_of(&self, program: &Program, judge: Option<&OnlineJudge>) -> Result<String> {
        let Program { entry, files, .. } = program;
        let header = header(program, judge);
        let used = self.crates_used(program, judge)?;
        must_have_old_syntax(entry, files, judge)?;
        let pockets = pockets(entry).filter(|pocket| !used.iter().any(|name| name == pocket.krate));
        let pockets: Vec<Pocket> = pockets.collect();
        let targets = match judge {
            Some(judge) if program.is_yours || !used.is_empty() => {
                self.targets_with(judge, &used)?
            }
            None if program.is_yours => vec![Target::new("rustc", EDITIONS[0])],
            _ => self.targets(),
        };
        let state = (&header, files, &self.library, &pockets, format!("{targets:?}"));
        self.remembered(&entry.slug, &state, || {
            let source = Source {
                header: &header,
                files,
                library: &*self.items()?,
                pockets: &pockets,
                elsewhere: self.crates.get(ITERTOOLS.krate).map_or("", String::as_str),
                may_warn: program.is_yours,
            };
            bundle::bundle(&source, &targets, &self.session.workspace.root)
        })
    }

    /// The library's items, which all bundles share.
    fn items(&self) -> Result<Arc<Library>> {
        let mut items = self.items.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = &*items {
            return Ok(Arc::clone(known));
        }
        let library = Library::of(&self.library).context("crates/gamecore/src")?;
        Ok(Arc::clone(items.insert(Arc::new(library))))
    }

    /// Holds the file for a judge to the compiler there, if that is known: by a lint, not by a run.
    ///
    /// # Errors
    ///
    /// If something in the file is newer, as far as clippy knows.
    pub fn hold(&self, program: &Program, judge: &OnlineJudge, text: &str) -> Result<()> {
        let Some(minor) = judge.rustc_minor() else { return Ok(()) };
        let Some(clippy) = Clippy::installed() else {
            eprintln!("there is no clippy: nothing holds the file to {}'s rustc", judge.name);
            return Ok(());
        };
        let newest = clippy.newer_than(minor, text, &self.target(program, judge)?)?;
        must_be_known(program.entry, minor, Some(judge), newest)
    }

    /// Whether the file for a judge differs from the one for every judge by more than a comment:
    /// it uses crates of the judge.
    pub fn is_for_it_alone(&self, entry: &Entry, judge: &OnlineJudge) -> Result<bool> {
        Ok(!self.crates_used(&self.ours(entry)?, Some(judge))?.is_empty())
    }

    /// The versions that the compilers print.
    pub fn versions(&self) -> impl Iterator<Item = &str> {
        self.compilers.iter().map(|compiler| compiler.version.as_str())
    }

    /// The crates that a program uses, all of which the judge has.
    fn crates_used(
        &self,
        Program { entry, files, .. }: &Program,
        judge: Option<&OnlineJudge>,
    ) -> Result<Vec<String>> {
        let mut used = Vec::new();
        for (name, owner) in &self.crates {
            let Some(place) = bundle::first_use(files, name) else { continue };
            let slug = &entry.slug;
            match judge {
                Some(judge) if judge.crates.contains_key(name) => used.push(name.clone()),
                // The file has an edition of its own.
                _ if pockets(entry).any(|pocket| pocket.krate == name) => {}
                Some(judge) => {
                    bail!("{slug}: {place}: uses {name}, which {} does not have", judge.name)
                }
                None => bail!(
                    "{slug}: {place}: uses {name}, which not every judge has: \
                     `--judge {owner}` makes a file for one that has it"
                ),
            }
        }
        Ok(used)
    }

    /// All compilers in all their editions.
    pub fn targets(&self) -> Vec<Target> {
        let of = |compiler: &Compiler| -> Vec<Target> {
            let editions = compiler.editions().iter();
            editions.map(|edition| Target::new(&compiler.path, edition)).collect()
        };
        self.compilers.iter().flat_map(of).collect()
    }

    /// The compiler of a judge, as far as it is known.
    pub fn target(&self, program: &Program, judge: &OnlineJudge) -> Result<Target> {
        let used = self.crates_used(program, Some(judge))?;
        Ok(self.targets_with(judge, &used)?.remove(0))
    }

    /// A judge's editions, all of them if they are not known, with the crates that it has and the
    /// solution uses.
    fn targets_with(&self, judge: &OnlineJudge, used: &[String]) -> Result<Vec<Target>> {
        let mut options = Vec::<OsString>::new();
        for name in used {
            let library = self.compiled(name)?;
            let folder = library.parent().context("a library lies in a folder")?;
            options.extend(["--extern".into(), format!("{name}={}", library.display()).into()]);
            options.extend(["-L".into(), format!("dependency={}", folder.display()).into()]);
        }
        let known: Vec<&str> = judge.editions.iter().map(String::as_str).collect();
        let editions = if known.is_empty() { &EDITIONS[..] } else { &known };
        let target =
            |edition: &&str| Target { options: options.clone(), ..Target::new("rustc", edition) };
        Ok(editions.iter().map(target).collect())
    }

    /// The compiled library of a crate, which all problems share.
    fn compiled(&self, name: &str) -> Result<PathBuf> {
        let mut compiled = self.compiled.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(path) = compiled.get(name) {
            return Ok(path.clone());
        }
        let (_, path) = self.session.workspace.libraries(CONTESTANT, &[name])?.remove(0);
        compiled.insert(name.to_owned(), path.clone());
        Ok(path)
    }

    /// The bundle, which is only made again when something has changed.
    fn remembered<F>(&self, slug: &str, state: &impl Hash, make: F) -> Result<String>
    where
        F: FnOnce() -> Result<String>,
    {
        let versions: Vec<&str> = self.versions().collect();
        let key = hash(&(state, versions, &self.stamp));
        let folder = self.session.workspace.scratch("bundle");
        let file = folder.join(format!("{slug}-{key:016x}.rs"));
        if let Ok(text) = fs::read_to_string(&file) {
            return Ok(text);
        }
        let text = make().with_context(|| slug.to_string())?;
        put_text(&file, &text)?;
        Ok(text)
    }
}

/// The pocket editions for a problem.
fn pockets(entry: &Entry) -> impl Iterator<Item = Pocket> {
    let reader = if entry.large_input { QUICK_READER } else { PLAIN_READER };
    [ITERTOOLS, reader].into_iter()
}

/// Refuses syntax that is too new for the judge's compiler, and says so where it may be.
fn must_have_old_syntax(entry: &Entry, files: &Tree, judge: Option<&OnlineJudge>) -> Result<()> {
    let known = judge.and_then(OnlineJudge::rustc_minor);
    let newest = bundle::newest_syntax(files);
    match must_be_known(entry, known.unwrap_or(OLDEST_RUSTC), judge, newest) {
        Err(warning) if known.is_none() => {
            eprintln!("{warning}");
            Ok(())
        }
        result => result,
    }
}

/// Refuses a file whose newest thing a compiler does not know.
///
/// # Errors
///
/// If it is newer than rustc 1.`minor`, which `judge` has, or some judges have.
pub fn must_be_known(
    entry: &Entry,
    minor: u32,
    judge: Option<&OnlineJudge>,
    newest: Option<Found>,
) -> Result<()> {
    let Some(Found { place, what, since }) = newest.filter(|it| it.since > minor) else {
        return Ok(());
    };
    let has = match judge.filter(|judge| judge.rustc.is_some()) {
        Some(judge) => format!("{} has", judge.name),
        None => "some judges have".to_string(),
    };
    bail!("{}: {place}: {what} needs rustc 1.{since}, and {has} 1.{minor}", entry.slug)
}

/// Two lines: the problem with its address, and where this comes from. What is the user's is not
/// ours to license.
fn header(program: &Program, judge: Option<&OnlineJudge>) -> [String; 2] {
    let Program { entry, files, place, is_yours } = program;
    let at_judge = judge.and_then(|judge| judge.problem(entry));
    let listing = at_judge.or(entry.judges.first()).map(|problem| match &problem.url {
        Some(url) => format!(" ({}, {url})", problem.id),
        None => format!(" ({})", problem.id),
    });
    let ours = match (is_yours, bundle::first_use(files, "gamecore")) {
        (false, Some(_)) => " and gamecore, MIT-0",
        (false, None) => ", MIT-0",
        (true, Some(_)) => " and gamecore (MIT-0)",
        (true, None) => "",
    };
    [
        format!("{}{}", entry.game, listing.unwrap_or_default()),
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
