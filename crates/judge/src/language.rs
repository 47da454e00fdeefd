//! How a source file becomes a program that can be run, by the file's ending.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{bail, Context, Result};

use crate::workspace::make;

/// The program in `right` that judges without Rust get.
pub const HAND_IN: &str = "main.cpp";

/// How it is compiled: without a warning, as the first standard has it.
const CPP98: [&str; 6] = ["-O2", "-std=c++98", "-pedantic", "-Wall", "-Wextra", "-Werror"];

/// A language in which programs beside a problem are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// `.cpp`, compiled by g++.
    Cpp,
    /// `main.cpp`, for judges without Rust: nothing that a compiler of 1998 would not take.
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
    /// If its ending is of no language that is known here.
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
        let mut tool = Command::new(self.tool());
        tool.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        tool.status().is_ok_and(|status| status.success())
    }

    /// The command that runs a source file, compiled as `program` if need be, unless that has
    /// been done before. A file in C++ sees the text of `included` first, if there is one.
    ///
    /// # Errors
    ///
    /// The compiler's words.
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
            Language::Rust => compiler.args(["-O", "--edition", "2021"]),
            Language::Python => return Ok(vec![self.tool().into(), source.into()]),
        };
        compiler.arg(source);
        let mut sources = vec![source];
        if let Some(included) = included {
            compiler.arg("-include").arg(included);
            sources.push(included);
        }
        make(program, &sources, compiler).with_context(|| source.display().to_string())?;
        Ok(vec![program.into()])
    }
}
