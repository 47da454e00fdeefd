//! The user's own work: programs for the problems of the set, and problems of their own.
//!
//! It lies in a folder that git ignores, by the slugs of the problems: `mine/nim/solve.cpp`.
//! A folder whose slug is not a problem of the set is a problem of the user's, with its samples
//! in `samples`, and whatever else is known of it in `problem.toml`.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::time::SystemTime;

use anyhow::{anyhow, ensure, Context, Result};
use protocol::comparison::Comparison;
use serde::{Deserialize, Serialize};

use crate::catalogue::problem::{Kind, Listing, Problem, SIDES};
use crate::disk::cases::{pairs, CaseFiles, Gathered};
use crate::disk::files::{
    files_below, files_if_any, files_in, from_toml, given_text, hash, in_lines, name_of, stem_of,
    text, toml_if_any,
};
use crate::disk::scratch::{lock, put_if_new, put_text};
use crate::judging::grading::limits;
use crate::judging::side::{Judging, Side};
use crate::judging::verdict::Verdict;
use crate::running::language::{Language, Source};
use crate::running::limits::Limits;
use crate::workspace::tools::Tools;
use crate::workspace::Workspace;

pub mod browser;
pub mod companion;
pub mod import;

/// The samples of a problem of the user's, in its folder.
pub const SAMPLES: &str = "samples";

/// The cases that the user has kept, in the folder of a problem of the set or of the user's.
pub const CASES: &str = "cases";

/// What is known of a problem of the user's, in its folder.
pub const MANIFEST: &str = "problem.toml";

/// The verdicts on the programs in a folder.
const VERDICTS: &str = "verdicts.toml";

/// The program that makes inputs for `cargo judge stress`, as docs/manual.md calls it. It solves
/// nothing.
const GENERATOR: &str = "random";

/// A program of the user's.
#[derive(Clone, Debug)]
pub struct Program {
    /// What it is called in reports: `mine/nim/solve.cpp`.
    pub name: String,
    /// The file that is compiled or run.
    pub file: PathBuf,
    /// The folder that it has for itself, if it is more than a file.
    pub folder: Option<PathBuf>,
    how: How,
    /// Its place in the user's folder, beside which its verdict is remembered; none elsewhere.
    place: Option<PathBuf>,
}

/// How a program is run.
#[derive(Clone, Debug)]
enum How {
    /// As its language wants it.
    By(Language),
    /// By the command in its first line, after `#!`.
    Script(Vec<OsString>),
}

/// A verdict that is remembered.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Remembered {
    /// `AC`, or the first other verdict.
    pub verdict: Verdict,
    /// How many cases the program was tested on.
    pub cases: usize,
    /// On how many of them it was accepted after a time that the judge does not allow.
    #[serde(default)]
    pub slow: usize,
    /// How many others were left out: then it is not known to be right.
    #[serde(default)]
    pub not_run: usize,
    /// The judge whose bounds it was held to, if one was named.
    pub judge: Option<String>,
    /// When, in UTC.
    pub tested: String,
}

impl Remembered {
    /// Whether the program was accepted on all cases that there are.
    pub fn solves(&self) -> bool {
        self.verdict == Verdict::AC && self.not_run == 0
    }
}

/// The manifest of a problem of the user's. Everything may be left out.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Manifest {
    /// Its title; the slug if it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The judge that has it, with the judge's number for it where there is one: `Codeforces 4A`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub judge: Option<String>,
    /// Its page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Whether its programs talk to the judge.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub interactive: bool,
    /// The judge's limit of CPU time, in seconds.
    pub time: f64,
    /// The judge's limit of memory, in megabytes.
    pub memory: f64,
}

impl Default for Manifest {
    fn default() -> Manifest {
        let (time, memory) = (2.0, 256.0);
        Manifest { title: None, judge: None, url: None, interactive: false, time, memory }
    }
}

impl Manifest {
    /// The same if its limits can be held.
    fn check_limits(self) -> Result<Manifest> {
        let limits = [self.time, self.memory];
        let are_limits = limits.iter().all(|limit| *limit > 0.0 && *limit < 1e6);
        ensure!(are_limits, "a limit is not a positive number");
        Ok(self)
    }
}

/// The folders in the user's folder, by name; none if there is no such folder.
///
/// # Errors
///
/// If it cannot be read.
pub fn folders(workspace: &Workspace) -> Result<Vec<String>> {
    let folders = files_if_any(&workspace.mine())?.into_iter().filter(|path| path.is_dir());
    let names = folders.filter_map(|path| Some(path.file_name()?.to_str()?.to_string()));
    Ok(names.filter(|name| !name.starts_with('.')).collect())
}

/// What lies in the user's folder where nothing looks for it: programs beside the folders of the
/// problems, and folders whose names are not text.
///
/// # Errors
///
/// If it cannot be read.
pub fn strays(workspace: &Workspace) -> Result<Vec<String>> {
    let is_stray = |path: &PathBuf| match path.is_dir() {
        true => path.file_name().is_some_and(|name| name.to_str().is_none()),
        false => path.is_file() && Language::by_ending(path).is_some(),
    };
    let strays = files_if_any(&workspace.mine())?.into_iter().filter(is_stray);
    Ok(strays.map(|path| name_of(&path)).filter(|name| !name.starts_with('.')).collect())
}

/// The problem of the user's in the folder `slug`, if there is one.
///
/// # Errors
///
/// If its manifest is not in order.
pub fn problem(workspace: &Workspace, slug: &str) -> Result<Option<Problem>> {
    if !is_name(slug) {
        return Ok(None);
    }
    let folder = workspace.mine().join(slug);
    let manifest = folder.join(MANIFEST);
    if !manifest.exists() && !folder.join(SAMPLES).is_dir() {
        return Ok(None);
    }
    let side = side(&folder)?;
    let manifest = match manifest.exists() {
        true => from_toml(&text(&manifest)?).and_then(Manifest::check_limits),
        false => Ok(Manifest::default()),
    };
    let Manifest { title, judge, url, interactive, time, memory } =
        manifest.with_context(|| format!("mine/{slug}/{MANIFEST}"))?;
    let title = title.unwrap_or_else(|| slug.to_string());
    let id = judge.or_else(|| url.is_some().then(|| title.clone()));
    let judges = id.map(|id| Listing { id, url, ..Listing::default() });
    Ok(Some(Problem {
        slug: slug.to_string(),
        game: title.clone(),
        title,
        time,
        memory,
        judges: judges.into_iter().collect(),
        kind: match side {
            Some((kind, _)) => kind,
            None if interactive => Kind::Played,
            None => Kind::Compared,
        },
        is_yours: true,
        ..Problem::default()
    }))
}

/// The checker or the interactor in the folder of a problem of the user's, if there is one.
///
/// # Errors
///
/// If the folder cannot be read.
fn side(folder: &Path) -> Result<Option<(Kind, PathBuf)>> {
    let kind = |path: PathBuf| {
        let (_, kind) = SIDES.into_iter().find(|(name, _)| stem_of(&path) == *name)?;
        is_side(&path).then_some((kind, path))
    };
    Ok(files_if_any(folder)?.into_iter().find_map(kind))
}

/// Whether a file or a folder serves to judge programs, by its name, and is not one of them.
fn is_tool(path: &Path) -> bool {
    stem_of(path) == GENERATOR || is_side(path)
}

/// Whether a file or a folder is a checker or an interactor.
fn is_side(path: &Path) -> bool {
    let is_named = SIDES.iter().any(|(name, _)| stem_of(path) == *name);
    is_named && (path.is_dir() || how(path).is_ok_and(|how| how.is_some()))
}

/// How it is decided whether a program is right that solves a problem of the user's: by the checker
/// or the interactor in its folder, or where outputs are compared, in this way.
///
/// # Errors
///
/// If there is no interactor, and the problem is interactive; if it does not compile.
pub fn judging(
    workspace: &Workspace,
    problem: &Problem,
    comparison: Comparison,
) -> Result<Judging> {
    let slug = &problem.slug;
    let folder = workspace.mine().join(slug);
    let Some((kind, path)) = side(&folder)? else {
        ensure!(
            problem.kind != Kind::Played,
            "{slug} is interactive: write mine/{slug}/interactor.py, or in another language; \
             docs/manual.md says how it is called"
        );
        return Ok(Judging::Compared(comparison));
    };
    let name = name_in_reports(workspace, &path);
    let file = main_file(&path)?.with_context(|| format!("{name} has no file `main`"))?;
    let program = Program::at(&path, &file, name.clone())?;
    let program = program.with_context(|| format!("{name}: {}", says_how()))?;
    let tools = Tools::new(workspace, &[], None)?;
    let command = program.prepare(workspace, &tools, &limits(problem, None, None))?;
    let side = Side { name, command };
    Ok(match kind {
        Kind::Played => Judging::Played(side),
        Kind::Checked | Kind::Compared => Judging::Checked(side),
    })
}

/// Whether a word names a folder, and does not lead anywhere else.
fn is_name(word: &str) -> bool {
    let mut parts = Path::new(word).components();
    matches!((parts.next(), parts.next()), (Some(Component::Normal(_)), None))
}

/// The samples of a problem of the user's, as far as they can be run.
pub fn samples(workspace: &Workspace, slug: &str) -> Gathered {
    let mut samples = readable(workspace, pairs_in(workspace, slug, SAMPLES));
    if samples.cases.is_empty() && samples.left_out.is_empty() {
        samples.left_out.push(format!("mine/{slug}/{SAMPLES} {NO_SAMPLES}"));
    }
    samples
}

/// What is said of a folder without samples.
const NO_SAMPLES: &str = "has no samples: pairs of files such as 1.in and 1.out";

/// The samples of a problem of the user's, and the cases that they have kept for it.
pub fn cases(workspace: &Workspace, slug: &str) -> Gathered {
    samples(workspace, slug).and(readable(workspace, kept_cases(workspace, slug)))
}

/// The files of the cases that the user has kept for a problem.
pub fn kept_cases(workspace: &Workspace, slug: &str) -> Gathered {
    let mut kept = pairs_in(workspace, slug, CASES);
    kept.cases.iter_mut().for_each(|case| case.name = format!("mine: {}", case.name));
    kept
}

/// The cases in a folder of a problem, if it is there. One that cannot be read stops nothing else.
fn pairs_in(workspace: &Workspace, slug: &str, name: &str) -> Gathered {
    let (folder, shown) = (workspace.mine().join(slug).join(name), format!("mine/{slug}/{name}"));
    if folder.symlink_metadata().is_err() {
        return Gathered::default();
    }
    pairs(&folder, &shown).unwrap_or_else(|error| {
        let left_out = vec![format!("{shown} cannot be read: {}", error.root_cause())];
        Gathered { left_out, ..Gathered::default() }
    })
}

/// The same cases as a judge gives them: see [`as_given`].
fn readable(workspace: &Workspace, files: Gathered) -> Gathered {
    let mut given = Gathered { cases: Vec::new(), ..files };
    for case in files.cases {
        match texts(workspace, &case) {
            Ok([input, output]) => {
                let [input, output] = [input, output].map(|text| in_lines(&text));
                match as_given(workspace, case, [&input, &output]) {
                    Ok(case) => given.cases.push(case),
                    Err(error) => given.left_out.push(format!("{error:#}")),
                }
            }
            Err(error) => given.left_out.push(format!("{error:#}")),
        }
    }
    given
}

/// The input and the answers of a case of the user's.
///
/// # Errors
///
/// If one of them cannot be read or is not text, with its name and the line.
pub(crate) fn texts(workspace: &Workspace, case: &CaseFiles) -> Result<[String; 2]> {
    let text = |file: &Path| given_text(file, &name_in_reports(workspace, file));
    Ok([text(&case.input)?, text(&case.output)?])
}

/// A file of the user's as it is called in reports: `mine/nim/cases/1.in`.
pub fn name_in_reports(workspace: &Workspace, file: &Path) -> String {
    match file.strip_prefix(workspace.mine()) {
        Ok(below) => Path::new("mine").join(below).display().to_string(),
        Err(_) => file.display().to_string(),
    }
}

/// A case of the user's whose files hold these texts, with the white space that a judge gives: a
/// right program may read line by line. Where the user's own files differ, they stay as they are,
/// and copies are run.
///
/// # Errors
///
/// If the copies cannot be written.
pub(crate) fn as_given(
    workspace: &Workspace,
    case: CaseFiles,
    [input, output]: [&str; 2],
) -> Result<CaseFiles> {
    let is_same =
        |file: &PathBuf, text: &str| fs::read(file).is_ok_and(|bytes| bytes == text.as_bytes());
    if is_same(&case.input, input) && is_same(&case.output, output) {
        return Ok(case);
    }
    let folder = workspace.scratch("given").join(format!("{:016x}", hash(&case.input)));
    let copy = CaseFiles {
        name: case.name,
        input: folder.join("case.in"),
        output: folder.join("case.out"),
    };
    put_if_new(&copy.input, input)?;
    put_if_new(&copy.output, output)?;
    Ok(copy)
}

/// Files with these endings are not programs, and nobody takes them for one.
const DATA: [&str; 12] =
    ["ans", "class", "exe", "h", "hpp", "in", "json", "md", "o", "out", "toml", "txt"];

/// The programs for a problem in the user's folder: its files in a language, and its folders with
/// a file `main` in a language. Then the names of what else may be meant as one: by its ending, in
/// a language that is not known here; a folder without a `main`; what cannot be read.
///
/// # Errors
///
/// If the folder cannot be read.
pub fn programs(workspace: &Workspace, slug: &str) -> Result<(Vec<Program>, Vec<String>)> {
    let folder = workspace.mine().join(slug);
    let is_of_the_set = workspace.problem(slug).is_dir();
    let (mut programs, mut others) = (Vec::new(), Vec::new());
    for path in files_if_any(&folder)? {
        let name = name_of(&path);
        let skipped = [SAMPLES, CASES, MANIFEST, VERDICTS].contains(&name.as_str());
        // What is neither, such as a link to nowhere or a pipe, is not a program.
        let judges = !is_of_the_set && is_tool(&path);
        if skipped || judges || name.starts_with('.') || !(path.is_file() || path.is_dir()) {
            continue;
        }
        let Ok(main) = main_file(&path) else {
            others.push(name);
            continue;
        };
        let Some(file) = main else {
            // A folder without a program may be anything.
            let files = files_below(&path).unwrap_or_default();
            others.extend(files.iter().any(|it| Language::by_ending(it).is_some()).then_some(name));
            continue;
        };
        let Ok(program) = Program::at(&path, &file, format!("mine/{slug}/{name}")) else {
            others.push(name);
            continue;
        };
        if let Some(program) = program {
            programs.push(Program { place: Some(path), ..program });
        } else if file.extension().is_some_and(|it| DATA.iter().all(|ending| it != *ending)) {
            others.push(name);
        }
    }
    Ok((programs, others))
}

/// What makes a file a program.
pub fn says_how() -> String {
    let endings: Vec<&str> = Language::endings().collect();
    let (last, others) = endings.split_last().unwrap_or((&"", &[]));
    format!(
        "a program is a file that can be read and ends in {} or {last}, or begins with #!, or a \
         folder with such a file `main`",
        others.join(", ")
    )
}

/// The program at a path, for a problem; the verdict is remembered if it lies in the user's folder.
///
/// # Errors
///
/// If it cannot be read, or if nothing says how it is run.
pub fn program(workspace: &Workspace, slug: &str, path: &Path) -> Result<Program> {
    let real = dunce::canonicalize(path).with_context(|| path.display().to_string())?;
    let is_same = |program: &Program| {
        let mut places = program.folder.iter().chain([&program.file]);
        places.any(|place| dunce::canonicalize(place).is_ok_and(|place| place == real))
    };
    if let Some(program) = programs(workspace, slug)?.0.into_iter().find(is_same) {
        return Ok(program);
    }
    let shown = path.display();
    let file = main_file(&real)?;
    let file = file.with_context(|| format!("{shown} has no file `main`: {}", says_how()))?;
    let program = Program::at(&real, &file, shown.to_string())?;
    program.with_context(|| format!("{shown}: {}", says_how()))
}

/// The file that is compiled or run: the one with that path, or `main` in that folder.
fn main_file(path: &Path) -> Result<Option<PathBuf>> {
    if !path.is_dir() {
        return Ok(Some(path.to_path_buf()));
    }
    let is_main =
        |file: &PathBuf| file.is_file() && matches!(stem_of(file).as_str(), "main" | "Main");
    let files: Vec<PathBuf> = files_in(path)?.into_iter().filter(is_main).collect();
    let is_program = |file: &&PathBuf| how(file).is_ok_and(|how| how.is_some());
    Ok(files.iter().find(is_program).or(files.first()).cloned())
}

/// Whether a file is run only by what its language names, and not by the system.
pub fn is_only_a_source(file: &Path) -> bool {
    matches!(how(file), Ok(Some(How::By(_))))
}

/// How a file is run, if anything says so.
fn how(file: &Path) -> Result<Option<How>> {
    if let Some(command) = interpreter(file)? {
        return Ok(Some(How::Script(command)));
    }
    Ok(Language::by_ending(file).map(How::By))
}

/// The command in the first line of a script. In Rust, `#![` is something else.
fn interpreter(file: &Path) -> Result<Option<Vec<OsString>>> {
    use std::io::Read;
    const LONGEST: u64 = 256;
    let mut beginning = Vec::new();
    fs::File::open(file)
        .and_then(|file| file.take(LONGEST).read_to_end(&mut beginning))
        .with_context(|| file.display().to_string())?;
    let text = String::from_utf8_lossy(&beginning);
    let line = text.lines().next().and_then(|line| line.strip_prefix("#!"));
    let words = line.filter(|line| line.trim_start().starts_with('/')).unwrap_or_default();
    let command: Vec<OsString> = words.split_whitespace().map(OsString::from).collect();
    Ok(Some(command).filter(|command| !command.is_empty()))
}

impl Program {
    /// The program at a path, which has this file, if anything says how it is run.
    fn at(path: &Path, file: &Path, name: String) -> Result<Option<Program>> {
        let (file, folder) = (file.to_path_buf(), path.is_dir().then(|| path.to_path_buf()));
        Ok(how(&file)?.map(|how| Program { name, file, folder, how, place: None }))
    }

    /// The files that it is made of: when one of them changes, it is another program.
    ///
    /// # Errors
    ///
    /// If its folder cannot be read.
    pub fn files(&self) -> Result<Vec<PathBuf>> {
        self.folder.as_deref().map_or(Ok(vec![self.file.clone()]), files_below)
    }

    /// Its language, unless it is a script.
    pub fn language(&self) -> Option<Language> {
        match self.how {
            How::By(language) => Some(language),
            How::Script(_) => None,
        }
    }

    /// The command that runs it within limits; it is compiled if need be. A program in Rust may
    /// use `gamecore`, `proconio` and `itertools`.
    ///
    /// # Errors
    ///
    /// The compiler's output, or the interpreter that is not there.
    pub fn prepare(
        &self,
        workspace: &Workspace,
        tools: &Tools,
        limits: &Limits,
    ) -> Result<Vec<OsString>> {
        let language = match &self.how {
            How::Script(interpreter) => {
                let tool = Path::new(&interpreter[0]);
                ensure!(tool.is_file(), "there is no {}", tool.display());
                let file = OsString::from(&self.file);
                return Ok(interpreter.iter().cloned().chain([file]).collect());
            }
            How::By(language) => *language,
        };
        let mut source = Source { others: self.files()?, ..Source::alone(&self.file) };
        if language == Language::Rust {
            self.link(workspace, &mut source)?;
        }
        let built = self.put_build(workspace)?;
        let commands = tools.in_turn(language);
        let mut command =
            language.prepare_by_first(&commands, &source, &built).map_err(|error| {
                let ending = self.file.extension().unwrap_or_default().display();
                anyhow!(
                    "{error:#}\nthe command was `{}`; `--with {ending}=COMMAND` names another one",
                    commands[0].join(" ")
                )
            })?;
        if language == Language::Java {
            // What it collects before that is still resident.
            let heap = limits.memory / 4 * 3 / (1 << 20);
            command.insert(1, format!("-Xmx{heap}m").into());
        }
        Ok(command)
    }

    /// Where it is compiled to: programs in different places must not share one.
    fn put_build(&self, workspace: &Workspace) -> Result<PathBuf> {
        let place = hash(&self.file.canonicalize()?);
        let folder = workspace.scratch("mine").join(format!("{place:016x}"));
        Ok(folder.join("program"))
    }

    /// Lets a program in Rust use those crates of the workspace that it names.
    fn link(&self, workspace: &Workspace, source: &mut Source) -> Result<()> {
        let mut texts = String::new();
        for file in &source.others {
            texts += &text(file)?;
        }
        if !CRATES.iter().any(|name| texts.contains(name)) {
            return Ok(());
        }
        for (name, library) in workspace.libraries(CONTESTANT, &CRATES)? {
            let folder = library.parent().context("a library lies in a folder")?;
            let dependencies = folder.join("deps");
            let folder = if dependencies.is_dir() { &dependencies } else { folder };
            let dependency = format!("dependency={}", folder.display());
            let name = format!("{name}={}", library.display());
            source.arguments.extend(["-L", &dependency, "--extern", &name].map(OsString::from));
            source.others.push(library);
        }
        Ok(())
    }

    /// Remembers its verdict on so many cases, of which so many were slow, and beside which so many
    /// were left out, if it lies in the user's folder.
    ///
    /// # Errors
    ///
    /// If the verdicts of its folder cannot be read or written.
    pub fn remember(
        &self,
        workspace: &Workspace,
        verdict: Verdict,
        [cases, slow, not_run]: [usize; 3],
        judge: Option<&str>,
    ) -> Result<()> {
        let Some(place) = &self.place else { return Ok(()) };
        let file = &place.with_file_name(VERDICTS);
        // Another command may be about to add a verdict to the same file.
        let _lock = lock(&workspace.scratch("mine"), "verdicts.lock")?;
        let mut verdicts = verdicts_in(file)?;
        let tested = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
        let judge = judge.map(str::to_string);
        verdicts
            .insert(name_of(place), Remembered { verdict, cases, slow, not_run, judge, tested });
        let table = toml::to_string(&verdicts)?;
        put_text(file, &format!("# The last verdicts of `cargo judge test`.\n\n{table}"))
    }
}

/// The package that depends on what a program of the user's may use, and on nothing else.
pub const CONTESTANT: &str = "contestant";

/// The crates that it may use.
const CRATES: [&str; 3] = ["gamecore", "itertools", "proconio"];

/// The verdicts on the programs for a problem, by the names of their files.
///
/// # Errors
///
/// If they cannot be read.
pub fn verdicts(workspace: &Workspace, slug: &str) -> Result<BTreeMap<String, Remembered>> {
    verdicts_in(&workspace.mine().join(slug).join(VERDICTS))
}

/// The verdicts on those programs that are still there.
fn verdicts_in(file: &Path) -> Result<BTreeMap<String, Remembered>> {
    let mut verdicts: BTreeMap<String, Remembered> = toml_if_any(file)?;
    verdicts.retain(|name, _| file.with_file_name(name).exists());
    Ok(verdicts)
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    fn program(file: PathBuf, place: Option<PathBuf>) -> Program {
        let how = How::By(Language::C);
        Program { name: String::new(), file, folder: None, how, place }
    }

    #[test]
    fn each_program_has_its_own_place_however_it_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let workspace = Workspace::in_test(folder.path());
        let place = |path: &str| {
            let file = folder.path().join(path);
            put_text(&file, "").unwrap();
            program(file, None).put_build(&workspace).unwrap()
        };
        let same = place("a/../b/../solve.c");
        assert_eq!(same, place("solve.c"));
        assert_ne!(same, place("a/solve.c"));
        assert!(same.starts_with(workspace.scratch("mine")), "{}", same.display());
        assert!(same.components().all(|part| part != Component::ParentDir));
    }

    #[test]
    fn verdicts_of_several_commands_at_once_are_all_kept() {
        let folder = tempfile::tempdir().unwrap();
        let workspace = Workspace::in_test(folder.path());
        thread::scope(|scope| {
            for name in (0..40).map(|number: usize| number.to_string()) {
                let place = folder.path().join(name);
                fs::write(&place, "").unwrap();
                let program = program(PathBuf::new(), Some(place));
                let workspace = &workspace;
                scope.spawn(move || {
                    program.remember(workspace, Verdict::AC, [1, 0, 0], None).unwrap();
                });
            }
        });
        assert_eq!(verdicts_in(&folder.path().join(VERDICTS)).unwrap().len(), 40);
    }

    #[test]
    fn a_slug_is_one_folder() {
        assert!(is_name("nim"));
        for word in ["", ".", "..", "nim/../nim", "../mine/nim", "/nim"] {
            assert!(!is_name(word), "{word}");
        }
    }
}
