//! How a source file becomes a program that can be run, by the file's ending.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::hash::Hash;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

use anyhow::{ensure, Context, Result};

use crate::disk::files::{contents, hash, program_file};
use crate::disk::scratch::{put, put_text};

/// The name of the programs in `right` that readers see beside ours, whatever their language.
pub const SOLUTION: &str = "solution";

/// The words in the comment of one that a compiler of 1998 must take.
const FOR_OLD_COMPILERS: &str = "in C++98";

/// How it is compiled: without a warning, as the first standard has it.
const CPP98: [&str; 6] = ["-O2", "-std=c++98", "-pedantic", "-Wall", "-Wextra", "-Werror"];

/// A language in which programs are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// `.c`, compiled by gcc.
    C,
    /// `.cpp`, `.cc` or `.cxx`, compiled by g++.
    Cpp,
    /// A `solution.cpp` that says `in C++98`, for judges without Rust: only what a compiler of 1998
    /// takes.
    Cpp98,
    /// `.go`, compiled by go.
    Go,
    /// `.java`, compiled by javac; the class is called as the file is.
    Java,
    /// `.js`, run by node.
    JavaScript,
    /// `.py`, run by python3.
    Python,
    /// `.rs`, compiled by rustc.
    Rust,
}

/// The endings of each language, and its compiler or its interpreter.
const LANGUAGES: [(Language, &[&str], &str); 8] = [
    (Language::C, &["c"], "gcc"),
    (Language::Cpp, &["cpp", "cc", "cxx"], "g++"),
    (Language::Cpp98, &[], "g++"),
    (Language::Go, &["go"], "go"),
    (Language::Java, &["java"], "javac"),
    (Language::JavaScript, &["js"], "node"),
    (Language::Python, &["py"], "python3"),
    (Language::Rust, &["rs"], "rustc"),
];

/// A source file, and what else goes into the program.
#[derive(Clone, Debug, Default, Hash)]
pub struct Source {
    /// The file that is compiled or run.
    pub file: PathBuf,
    /// Other files on which the program depends.
    pub others: Vec<PathBuf>,
    /// More arguments for the compiler.
    pub arguments: Vec<OsString>,
}

impl Source {
    /// A file that needs nothing else.
    pub fn alone(file: &Path) -> Source {
        Source { file: file.to_path_buf(), ..Source::default() }
    }
}

impl Language {
    /// The language of a program beside a problem, in `right` or `wrong`.
    ///
    /// # Errors
    ///
    /// If its ending does not belong to one, or it cannot be read.
    pub fn for_file(source: &Path) -> Result<Language> {
        let language = Language::by_ending(source)
            .with_context(|| format!("{}: its ending belongs to no language", source.display()))?;
        let is_solution = source.file_stem().is_some_and(|stem| stem == SOLUTION);
        let is_old = is_solution
            && language == Language::Cpp
            && fs::read_to_string(source)?.contains(FOR_OLD_COMPILERS);
        Ok(if is_old { Language::Cpp98 } else { language })
    }

    /// The language to which the ending of a file belongs, if there is one.
    pub fn by_ending(source: &Path) -> Option<Language> {
        let ending = source.extension()?.to_str()?;
        let found = LANGUAGES.iter().find(|(_, endings, _)| endings.contains(&ending));
        found.map(|(language, ..)| *language)
    }

    /// All languages.
    pub(crate) fn all() -> impl Iterator<Item = Language> {
        LANGUAGES.iter().map(|(language, ..)| *language)
    }

    /// All endings of languages.
    pub fn endings() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().flat_map(|(_, endings, _)| endings.iter().copied())
    }

    /// The compiler or the interpreter.
    pub fn tool(self) -> &'static str {
        let row = LANGUAGES.iter().find(|(language, ..)| *language == self);
        row.expect("every language has a row").2
    }

    /// Whether the compiler or the interpreter is there.
    pub fn is_available(self) -> bool {
        self.version().is_some()
    }

    /// The version that the compiler or the interpreter prints, if it is there.
    pub fn version(self) -> Option<String> {
        self.version_of(self.tool())
    }

    fn version_of(self, tool: &str) -> Option<String> {
        static SAID: Mutex<BTreeMap<String, Option<String>>> = Mutex::new(BTreeMap::new());
        let question = if self == Language::Go { "version" } else { "--version" };
        let ask = || output_of(Command::new(tool).arg(question));
        let mut said = SAID.lock().unwrap_or_else(PoisonError::into_inner);
        said.entry(tool.to_string()).or_insert_with(ask).clone()
    }

    /// The compiler or the interpreter of our own programs, with its arguments: old standards, as
    /// these programs are for every judge.
    pub(crate) fn for_every_judge(self) -> Vec<String> {
        let arguments: &[&str] = match self {
            // Without packages from elsewhere, which take their time at every start.
            Language::Python => &["-S"],
            Language::JavaScript | Language::Java => &[],
            Language::C => &["-O2", "-std=c17"],
            Language::Cpp => &["-O2", "-std=c++17"],
            Language::Cpp98 => &CPP98,
            Language::Go => &["build"],
            Language::Rust => &["-O", "-Cstrip=symbols", "--edition", "2021"],
        };
        [self.tool()].iter().chain(arguments).map(|word| word.to_string()).collect()
    }

    /// The command that runs a source of ours, compiled as `program` (without the ending that
    /// programs have on this system) if need be, unless that has been done before.
    ///
    /// # Errors
    ///
    /// The compiler's output.
    pub fn prepare(self, source: &Source, program: &Path) -> Result<Vec<OsString>> {
        self.prepare_by(&self.for_every_judge(), source, program)
    }

    /// The same by another compiler or interpreter, or with other arguments.
    ///
    /// # Errors
    ///
    /// The compiler's output.
    pub(crate) fn prepare_by(
        self,
        by: &[String],
        source: &Source,
        program: &Path,
    ) -> Result<Vec<OsString>> {
        let (tool, arguments) = by.split_first().context("the compiler has no name")?;
        let file = &source.file;
        if let Language::Python | Language::JavaScript = self {
            let words = by.iter().map(OsString::from).chain([file.into()]);
            return Ok(direct(words.collect()));
        }
        // A linker looks for the functions of a file in the libraries after it.
        let libraries: &[&str] = if self == Language::C { &["-lm"] } else { &[] };
        let output = if self == Language::Java { "-d" } else { "-o" };
        let version = self.version_of(tool).with_context(|| format!("there is no {tool}"))?;
        let program = &program_file(program);
        make(program, &(version, by, source), |program| {
            let mut compiler = Command::new(tool);
            compiler.args(arguments).arg(output).arg(program).arg(file);
            compiler.args(&source.arguments).args(libraries);
            compiler
        })
        .with_context(|| file.display().to_string())?;
        Ok(if self == Language::Java { class(program, file) } else { vec![program.into()] })
    }

    /// The same by the first of these commands that takes the source. Which one that was is
    /// remembered beside the program, so that those before it are not tried again.
    ///
    /// # Errors
    ///
    /// What the first one says, if none takes it.
    pub(crate) fn prepare_by_first(
        self,
        commands: &[Vec<String>],
        source: &Source,
        program: &Path,
    ) -> Result<Vec<OsString>> {
        let (first, older) = commands.split_first().context("there is no compiler")?;
        if older.is_empty() {
            return self.prepare_by(first, source, program);
        }
        let note = program.with_added_extension("taken-by");
        let origin = origin(&(self.version_of(&first[0]), commands), source)?;
        let noted = fs::read_to_string(&note).unwrap_or_default();
        let taken_by = noted.strip_prefix(&origin).and_then(|place| place.trim().parse().ok());
        let taken_by: usize = taken_by.unwrap_or(0);
        let mut refused = None;
        for (place, by) in commands.iter().enumerate().skip(taken_by) {
            match self.prepare_by(by, source, program) {
                Ok(command) if place == taken_by => return Ok(command),
                Ok(command) => {
                    put_text(&note, &format!("{origin} {place}"))?;
                    return Ok(command);
                }
                Err(error) => refused = refused.or(Some(error)),
            }
        }
        Err(refused.context("there is no such compiler")?)
    }
}

/// The command that runs a class. The system's limit does not reach the stack of Java's main
/// thread.
fn class(folder: &Path, file: &Path) -> Vec<OsString> {
    let options = ["java", "-XX:+UseSerialGC", "-Xss512m", "-cp"].map(OsString::from);
    let class = file.file_stem().unwrap_or_default();
    options.into_iter().chain([folder.into(), class.into()]).collect()
}

/// What a command prints, if it ends well.
pub(crate) fn output_of(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Has a compiler make `program`, unless that has been done by the same compiler with the same
/// arguments from the same files.
fn make(
    program: &Path,
    (version, command, source): &(String, &[String], &Source),
    compiler: impl FnOnce(&Path) -> Command,
) -> Result<()> {
    let origin = origin(&(version, command), source)?;
    let note = program.with_added_extension("made-of");
    if program.exists() && fs::read_to_string(&note).is_ok_and(|made_of| made_of == origin) {
        return Ok(());
    }
    if program.is_dir() {
        fs::remove_dir_all(program)?;
    }
    put(program, |program| {
        let mut compiler = compiler(program);
        let output = compiler.output().with_context(|| format!("cannot run {compiler:?}"))?;
        let words = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{words}");
        Ok(())
    })?;
    put_text(&note, &origin)
}

/// What tells apart programs that are made of different files, or by different compilers.
fn origin(compilers: &impl Hash, source: &Source) -> Result<String> {
    let files = contents([&source.file].into_iter().chain(&source.others))?;
    Ok(format!("{:016x}", hash(&(compilers, source, files))))
}

/// A command for an interpreter of Python, without the detour of a shim such as pyenv's, which
/// looks the interpreter up at every start: that takes several times as long as the start.
pub fn direct(mut command: Vec<OsString>) -> Vec<OsString> {
    if let Some(interpreter) = command.first().and_then(|name| interpreter(name)) {
        command[0] = interpreter;
    }
    command
}

/// The interpreter that answers to a name such as `python3`, if it is there.
fn interpreter(name: &OsStr) -> Option<OsString> {
    static FOUND: Mutex<BTreeMap<OsString, Option<OsString>>> = Mutex::new(BTreeMap::new());
    let version = ["python", "pypy"].iter().find_map(|family| name.to_str()?.strip_prefix(family));
    version?
        .chars()
        .all(|character| character.is_ascii_digit() || character == '.')
        .then_some(())?;
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    found.entry(name.to_owned()).or_insert_with(|| says_where_it_is(name)).clone()
}

fn says_where_it_is(interpreter: &OsStr) -> Option<OsString> {
    let mut question = Command::new(interpreter);
    question.args(["-S", "-c", "import sys; print(sys.executable)"]).stderr(Stdio::null());
    let path = String::from_utf8(question.output().ok()?.stdout).ok()?;
    let path = Path::new(path.trim_end());
    path.is_absolute().then(|| path.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(command: &[&str]) -> Vec<OsString> {
        command.iter().map(OsString::from).collect()
    }

    #[test]
    fn only_an_interpreter_is_looked_up() {
        for command in [&["true", "python3"][..], &["./python3", "a.py"], &["pythonic"], &[]] {
            assert_eq!(direct(words(command)), words(command));
        }
    }

    #[test]
    fn a_compiler_that_has_refused_a_source_is_not_asked_again() {
        let tool = "env";
        if Language::C.version_of(tool).is_none() {
            return;
        }
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let compiler = |name: &str, what: &str| {
            let script = at(name);
            fs::write(&script, format!("echo {name} >> \"${{0%/*}}/runs\"\n{what}\n")).unwrap();
            vec![tool.to_string(), "sh".to_string(), script.to_str().unwrap().to_string()]
        };
        let refuses = "echo no >&2; exit 1";
        let commands = [
            compiler("newest", refuses),
            compiler("newer", refuses),
            compiler("old", "grep right \"$3\" > \"$2\""),
        ];
        let runs = |text: &str| {
            fs::write(at("a.c"), text).unwrap();
            let source = Source::alone(&at("a.c"));
            let made = Language::C.prepare_by_first(&commands, &source, &at("program"));
            let runs = fs::read_to_string(at("runs")).unwrap_or_default();
            let _ = fs::remove_file(at("runs"));
            (made.is_ok(), runs.split_whitespace().collect::<Vec<_>>().join(" "))
        };
        assert_eq!(runs("right"), (true, "newest newer old".to_string()));
        assert_eq!(runs("right"), (true, String::new()));
        assert_eq!(runs("right, too"), (true, "newest newer old".to_string()));
        assert_eq!(runs("wrong"), (false, "newest newer old".to_string()));
        assert_eq!(runs("wrong"), (false, "newest newer old".to_string()));
    }

    #[test]
    fn an_interpreter_is_where_it_says() {
        if !Language::Python.is_available() {
            return;
        }
        let command = direct(words(&["python3", "a.py"]));
        assert!(Path::new(&command[0]).is_file(), "{command:?}");
        assert_eq!(command[1..], words(&["a.py"]));
    }
}
