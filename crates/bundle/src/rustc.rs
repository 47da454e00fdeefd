//! Asking a compiler about a program.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{ensure, Context, Result};
use serde_json::{json, Value};

use crate::text::Place;

/// A compiler of a judge, and the edition that it is used with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The compiler.
    pub rustc: PathBuf,
    /// 2015, 2018, 2021 or 2024.
    pub edition: String,
    /// Further arguments, such as where to find crates.
    pub options: Vec<OsString>,
}

/// Asks for everything but machine code.
pub const METADATA: &str = "--emit=metadata";

/// Asks for machine code, which shows the errors that depend on the types in use.
pub const CODE: &str = "--emit=obj";

/// An error or a warning.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// Whether it stops the compiler.
    pub is_error: bool,
    /// The lint or the error's number; empty if there is none.
    pub code: String,
    /// A sentence.
    pub message: String,
    /// The places in the program, each with its line, from 1: the innermost one first.
    pub places: Vec<(usize, Place)>,
}

impl Target {
    /// A compiler without crates.
    pub fn new(rustc: impl Into<PathBuf>, edition: &str) -> Target {
        Target { rustc: rustc.into(), edition: edition.to_owned(), options: Vec::new() }
    }

    fn command(&self) -> Command {
        let mut rustc = Command::new(&self.rustc);
        rustc.args(["--edition", &self.edition]).args(&self.options);
        rustc
    }

    /// Makes an executable of a file, with `flags` such as `-O`.
    ///
    /// # Errors
    /// The compiler's output, even if it is only a warning.
    pub fn compile(&self, source: &Path, program: &Path, flags: &[&str]) -> Result<()> {
        let mut rustc = self.command();
        let output =
            rustc.arg("-Dwarnings").args(flags).arg("-o").arg(program).arg(source).output();
        let output = output.with_context(|| format!("cannot run {}", self.rustc.display()))?;
        let words = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "edition {}: {words}", self.edition);
        Ok(())
    }

    /// The compiler's errors and warnings about a program, given arguments such as `METADATA`. With
    /// a minor version `oldest`, the compiler is clippy, which is told that the program is for that
    /// version of rustc.
    pub fn diagnostics(
        &self,
        program: &str,
        arguments: &[&str],
        oldest: Option<u32>,
    ) -> Result<Vec<Diagnostic>> {
        // A folder of its own, where no other file can be taken for one of the program's.
        let scratch = tempfile::tempdir()?;
        let source = scratch.path().join("main.rs");
        fs::write(&source, program)?;
        let mut rustc = self.command();
        rustc.args(["--crate-name=submission", "--crate-type=bin", "--error-format=json"]);
        rustc.args(arguments).arg("--out-dir").arg(scratch.path()).arg(&source);
        if let Some(minor) = oldest {
            // Clippy would rather believe another such file, in or above the folder of the user.
            fs::write(scratch.path().join("clippy.toml"), format!("msrv = \"1.{minor}\"\n"))?;
            rustc.env("CLIPPY_CONF_DIR", scratch.path());
        }
        let output =
            rustc.output().with_context(|| format!("cannot run {}", self.rustc.display()))?;
        let text = String::from_utf8_lossy(&output.stderr);
        let mut diagnostics = Vec::new();
        for line in text.lines() {
            let message: Value = serde_json::from_str(line).with_context(|| line.to_owned())?;
            let diagnostic = Diagnostic::read(&message, &source);
            if diagnostic.is_error || message["spans"] != json!([]) {
                diagnostics.push(diagnostic);
            }
        }
        let failed = diagnostics.iter().any(|diagnostic| diagnostic.is_error);
        ensure!(failed != output.status.success(), "{} failed: {text}", self.rustc.display());
        Ok(diagnostics)
    }
}

impl Diagnostic {
    /// A message of the compiler's about a file, in which nothing that is missing matters.
    fn read(message: &Value, source: &Path) -> Diagnostic {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let number = |value: &Value| value.as_u64().unwrap_or_default() as usize;
        let mut places = Vec::new();
        let spans = message["spans"].as_array().into_iter().flatten();
        for span in spans.filter(|span| span["is_primary"] == true) {
            // In a macro's own text, and then wherever the macro is called.
            let mut next = span;
            while !next.is_null() {
                // A macro of std stands in a file of its own.
                if next["file_name"].as_str().map(Path::new) == Some(source) {
                    let place = number(&next["byte_start"])..number(&next["byte_end"]);
                    places.push((number(&next["line_start"]), place));
                }
                next = &next["expansion"]["span"];
            }
        }
        Diagnostic {
            is_error: message["level"] == "error",
            code: text(&message["code"]["code"]),
            message: text(&message["message"]),
            places,
        }
    }
}
