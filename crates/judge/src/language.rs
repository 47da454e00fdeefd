//! How a source file becomes a program that can be run, by the file's ending.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

use anyhow::{bail, ensure, Context, Result};

use crate::files::program_file;
use crate::scratch::{put, put_text};

/// The program in `right` that judges without Rust get.
pub const HAND_IN: &str = "main.cpp";

/// How it is compiled: without a warning, as the first standard has it.
const CPP98: [&str; 6] = ["-O2", "-std=c++98", "-pedantic", "-Wall", "-Wextra", "-Werror"];

/// A language in which programs beside a problem are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// `.cpp`, compiled by g++.
    Cpp,
    /// `main.cpp`, for judges without Rust: only what a compiler of 1998 takes.
    Cpp98,
    /// `.py`, run by python3.
    Python,
    /// `.rs`, compiled by rustc.
    Rust,
}

impl Language {
    /// The language of a source file.
    ///
    /// # Errors
    ///
    /// If its ending does not belong to one of these languages.
    pub fn of(source: &Path) -> Result<Language> {
        match source.extension().and_then(|ending| ending.to_str()) {
            Some("cpp") if source.ends_with(HAND_IN) => Ok(Language::Cpp98),
            Some("cpp") => Ok(Language::Cpp),
            Some("py") => Ok(Language::Python),
            Some("rs") => Ok(Language::Rust),
            _ => bail!("{}: neither .cpp, .py nor .rs", source.display()),
        }
    }

    /// The compiler or the interpreter.
    pub fn tool(self) -> &'static str {
        match self {
            Language::Cpp | Language::Cpp98 => "g++",
            Language::Python => "python3",
            Language::Rust => "rustc",
        }
    }

    /// Whether the compiler or the interpreter is there.
    pub fn is_available(self) -> bool {
        self.version().is_some()
    }

    /// The version that the compiler or the interpreter prints, if it is there.
    pub fn version(self) -> Option<String> {
        static SAID: Mutex<BTreeMap<&str, Option<String>>> = Mutex::new(BTreeMap::new());
        let mut said = SAID.lock().unwrap_or_else(PoisonError::into_inner);
        said.entry(self.tool()).or_insert_with(|| version_of(self.tool())).clone()
    }

    /// The command that runs a source file, compiled as `program` (without the ending that
    /// programs have on this system) if need be, unless that has been done before. A file in C++
    /// sees the text of `included` first, if there is one.
    ///
    /// # Errors
    ///
    /// The compiler's output.
    pub fn prepare(
        self,
        source: &Path,
        included: Option<&Path>,
        program: &Path,
    ) -> Result<Vec<OsString>> {
        let mut compiler = Command::new(self.tool());
        match self {
            Language::Cpp => compiler.args(["-O2", "-std=c++17"]),
            Language::Cpp98 => compiler.args(CPP98),
            Language::Rust => compiler.args(["-O", "-Cstrip=symbols", "--edition", "2021"]),
            // Without packages from elsewhere, which take their time at every start.
            Language::Python => {
                return Ok(direct(vec![self.tool().into(), "-S".into(), source.into()]));
            }
        };
        compiler.arg(source);
        let mut sources = vec![source];
        if let Some(included) = included {
            compiler.arg("-include").arg(included);
            sources.push(included);
        }
        let program = program_file(program);
        let version = self.version().with_context(|| format!("there is no {}", self.tool()))?;
        make(&program, &version, &sources, compiler)
            .with_context(|| source.display().to_string())?;
        Ok(vec![program.into()])
    }
}

fn version_of(tool: &str) -> Option<String> {
    let output = Command::new(tool).arg("--version").stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Has a compiler make `program`, unless the same one has made it of the same sources.
fn make(program: &Path, version: &str, sources: &[&Path], mut compiler: Command) -> Result<()> {
    let mut state = DefaultHasher::new();
    (version, format!("{compiler:?}")).hash(&mut state);
    for source in sources {
        fs::read(source).with_context(|| source.display().to_string())?.hash(&mut state);
    }
    let origin = format!("{:016x}", state.finish());
    let note = program.with_added_extension("made-of");
    if program.exists() && fs::read_to_string(&note).is_ok_and(|made_of| made_of == origin) {
        return Ok(());
    }
    put(program, |program| {
        let output = compiler.arg("-o").arg(program).output();
        let output = output.with_context(|| format!("cannot run {compiler:?}"))?;
        let words = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{}: {words}", sources[0].display());
        Ok(())
    })?;
    put_text(&note, &origin)
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
    fn an_interpreter_is_where_it_says() {
        if !Language::Python.is_available() {
            return;
        }
        let command = direct(words(&["python3", "a.py"]));
        assert!(Path::new(&command[0]).is_file(), "{command:?}");
        assert_eq!(command[1..], words(&["a.py"]));
    }
}
