//! Asking a compiler what it thinks of a file.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{ensure, Context, Result};
use serde::Deserialize;

use crate::text::Place;

/// A compiler and the edition it is asked for: what a judge has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The compiler.
    pub rustc: PathBuf,
    /// 2015, 2018, 2021 or 2024.
    pub edition: String,
    /// What else it is told, such as where to find crates.
    pub options: Vec<OsString>,
}

/// How much is made of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Everything but machine code.
    Check,
    /// What each function does, for human eyes.
    Bodies,
    /// An executable.
    Executable,
}

/// An error or a warning.
#[derive(Clone, Debug)]
pub struct Complaint {
    /// Whether it stops the compiler.
    pub is_error: bool,
    /// The lint or the error's number; empty if there is none.
    pub code: String,
    /// A sentence.
    pub message: String,
    /// The line of the first place, from 1.
    pub line: usize,
    /// What it is about, in bytes of the file.
    pub places: Vec<Place>,
}

#[derive(Deserialize)]
struct Diagnostic {
    message: String,
    code: Option<Code>,
    level: String,
    spans: Vec<Span>,
}

#[derive(Deserialize)]
struct Code {
    code: String,
}

#[derive(Deserialize)]
struct Span {
    byte_start: usize,
    byte_end: usize,
    line_start: usize,
    is_primary: bool,
    expansion: Option<Box<Expansion>>,
}

#[derive(Deserialize)]
struct Expansion {
    span: Span,
}

impl Target {
    /// A compiler without crates.
    pub fn new(rustc: impl Into<PathBuf>, edition: &str) -> Target {
        Target { rustc: rustc.into(), edition: edition.to_owned(), options: Vec::new() }
    }

    /// Makes an executable of a file, with `flags` such as `-O`.
    ///
    /// # Errors
    /// The compiler's words, be they a warning.
    pub fn compile(&self, source: &Path, program: &Path, flags: &[&str]) -> Result<()> {
        let mut rustc = Command::new(&self.rustc);
        rustc.args(["--edition", &self.edition, "-Dwarnings"]).args(flags).args(&self.options);
        let output = rustc.arg("-o").arg(program).arg(source).output();
        let output = output.with_context(|| format!("cannot run {}", self.rustc.display()))?;
        let words = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "edition {}: {words}", self.edition);
        Ok(())
    }

    /// What the compiler has to say about a program.
    pub fn complaints(&self, program: &str, depth: Depth) -> Result<Vec<Complaint>> {
        let scratch = tempfile::tempdir()?;
        let output = self.run(program, depth, scratch.path())?;
        let text = String::from_utf8_lossy(&output.stderr);
        let mut complaints = Vec::new();
        for line in text.lines() {
            let diagnostic: Diagnostic =
                serde_json::from_str(line).with_context(|| line.to_owned())?;
            if !diagnostic.spans.is_empty() || diagnostic.level == "error" {
                complaints.push(Complaint::of(diagnostic));
            }
        }
        let failed = complaints.iter().any(|complaint| complaint.is_error);
        ensure!(failed != output.status.success(), "{} failed: {text}", self.rustc.display());
        Ok(complaints)
    }

    /// What each function does, wherever it stands: which implementation every call means.
    pub fn bodies(&self, program: &str) -> Result<BTreeSet<String>> {
        let scratch = tempfile::tempdir()?;
        self.run(program, Depth::Bodies, scratch.path())?;
        let text = fs::read_to_string(scratch.path().join("submission.mir"))?;
        let text = without_numbers(&without_numbers(&text, "<anon>"), "alloc");
        // A type that is no longer Copy is moved instead.
        let text = text.replace("copy ", "").replace("move ", "");
        // What is derived for Clone depends on whether Copy is, too.
        let varies = |body: &str| body.starts_with("alloc(") || body.contains("<anon>>::clone(_1");
        let told = |line: &&str| !line.starts_with("//");
        let text: Vec<&str> = text.lines().filter(told).collect();
        let bodies = text.join("\n").replace("\n\n ", "\n ");
        Ok(bodies.split("\n\n").filter(|body| !varies(body)).map(str::to_owned).collect())
    }

    fn run(&self, program: &str, depth: Depth, scratch: &Path) -> Result<std::process::Output> {
        let mut rustc = Command::new(&self.rustc);
        rustc.args(["-", "--crate-type=bin", "--crate-name=submission", "--error-format=json"]);
        rustc.args(["--edition", &self.edition, "-Wnoop_method_call", "-Wunused_macro_rules"]);
        rustc.args(&self.options).arg("--out-dir").arg(scratch);
        match depth {
            Depth::Check => rustc.arg("--emit=metadata"),
            Depth::Bodies => rustc.arg("--emit=mir"),
            Depth::Executable => rustc.arg("--emit=link"),
        };
        let streams = rustc.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child =
            streams.spawn().with_context(|| format!("cannot run {}", self.rustc.display()))?;
        child.stdin.take().context("no standard input")?.write_all(program.as_bytes())?;
        Ok(child.wait_with_output()?)
    }
}

// What counts places in the text, or all constants, differs when anything is gone.
fn without_numbers(text: &str, mark: &str) -> String {
    let is_counting = |c: char| c.is_ascii_digit() || ": ".contains(c);
    let parts: Vec<&str> =
        text.split(mark).map(|part| part.trim_start_matches(is_counting)).collect();
    parts.join(mark)
}

impl Complaint {
    fn of(diagnostic: Diagnostic) -> Complaint {
        let mut primary: Vec<Span> =
            diagnostic.spans.into_iter().filter(|span| span.is_primary).collect();
        let line = primary.first().map_or(0, |span| span.line_start);
        let mut places = Vec::new();
        for span in primary.drain(..) {
            // In a macro's own text, and then wherever the macro is called.
            places.push(span.byte_start..span.byte_end);
            let mut expansion = span.expansion;
            while let Some(outer) = expansion {
                places.push(outer.span.byte_start..outer.span.byte_end);
                expansion = outer.span.expansion;
            }
        }
        Complaint {
            is_error: diagnostic.level == "error",
            code: diagnostic.code.map_or_else(String::new, |code| code.code),
            message: diagnostic.message,
            line,
            places,
        }
    }

    /// Whether nothing reads a field, unless a derived trait does.
    pub fn is_about_fields(&self) -> bool {
        self.code == "dead_code" && self.message.starts_with("field")
    }

    /// Whether a compiler says so unasked.
    pub fn is_usual(&self) -> bool {
        self.code != "noop_method_call" && self.code != "unused_macro_rules"
    }
}
