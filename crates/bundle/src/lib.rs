//! One readable file out of a solution and the library it uses.
//!
//! The solution stays as it is, word for word; of the library only what is used
//! follows, item by item, with the comments that carry the proof. A compiler
//! says what is unused, and no file is returned that it has not compiled.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{bail, ensure, Context, Result};

mod paste;
mod pieces;
mod rustc;
mod shake;
mod text;

pub use paste::{tree, Tree};
pub use rustc::Target;

use rustc::Depth;
use shake::Shaker;
use text::Source;

/// The pocket edition of proconio, as a file.
pub const POCKET: &str = include_str!("pocket/proconio.rs");

// Macros that tell where their text stands, or what stands beside it.
const ELSEWHERE: [&str; 9] = [
    "column",
    "env",
    "file",
    "include",
    "include_bytes",
    "include_str",
    "line",
    "module_path",
    "option_env",
];

/// What becomes one file.
#[derive(Clone, Copy, Debug)]
pub struct Submission<'a> {
    /// Lines of comment to begin with, each without its slashes.
    pub header: &'a [String],
    /// The solution.
    pub main: &'a str,
    /// The name of the library's crate.
    pub name: &'a str,
    /// The library's files.
    pub library: &'a Tree,
    /// The module that takes the place of proconio; empty where the judge has the crate.
    pub pocket: &'a str,
}

/// The file, which every target compiles without a warning.
///
/// The first target says what is unused. `style` is the folder of a `rustfmt.toml`.
///
/// # Errors
/// A sentence that says why there is no such file.
pub fn bundle(submission: &Submission, targets: &[Target], style: &Path) -> Result<String> {
    let target = targets.first().context("there is no compiler to ask")?;
    let mut fixed: String = submission.header.iter().map(|line| format!("// {line}\n")).collect();
    fixed += submission.main.trim_end();
    fixed += "\n\n";
    let mut tail = paste::library(submission.name, submission.library)?;
    if !submission.pocket.is_empty() && submission.main.contains("proconio") {
        tail += &paste::pocket("proconio", submission.pocket)?;
    }
    let shaker = Shaker { fixed: &fixed, target, pocket: "proconio" };
    let mut tail = shaker.shake(tail)?;
    if let Some(name) = Source::new(&tail)?.called(&ELSEWHERE) {
        bail!("the library uses {name}!, which means something else in another file");
    }
    if tail.trim().is_empty() {
        fixed.truncate(fixed.trim_end().len());
        tail = "\n".to_owned();
    } else {
        tail = formatted(&Source::new(&tail)?.without_loose_ends(), style)?;
    }
    let program = fixed + &tail;
    prove(&program, targets)?;
    Ok(program)
}

/// Compiles a program for every target.
///
/// # Errors
/// The first complaint, be it a warning.
pub fn prove(program: &str, targets: &[Target]) -> Result<()> {
    for (index, target) in targets.iter().enumerate() {
        let depth = if index == 0 { Depth::Executable } else { Depth::Check };
        let complaints = target.complaints(program, depth)?;
        let usual = complaints.iter().find(|complaint| complaint.is_error || complaint.is_usual());
        ensure!(
            usual.is_none(),
            "{} in edition {} objects: {}",
            target.rustc.display(),
            target.edition,
            usual.map_or_else(String::new, shake::told)
        );
    }
    Ok(())
}

fn formatted(text: &str, style: &Path) -> Result<String> {
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.args(["--edition", "2021", "--quiet", "--config-path"]).arg(style);
    let streams = rustfmt.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = streams.spawn().context("cannot run rustfmt")?;
    child.stdin.take().context("no standard input")?.write_all(text.as_bytes())?;
    let output = child.wait_with_output()?;
    ensure!(output.status.success(), "rustfmt cannot format the library");
    Ok(String::from_utf8(output.stdout)?)
}
