//! One readable file out of a solution and the library it uses.
//!
//! The solution comes first, unchanged but for its tests and its modules, which are
//! put in. Of the library only what is used follows, with the comments that carry
//! the proof. A compiler says what is unused, and no file is returned that it has
//! not compiled.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use anyhow::{bail, ensure, Context, Result};

mod explain;
mod export;
mod flatten;
mod paste;
mod pieces;
mod private;
mod program;
mod reach;
mod rustc;
mod shake;
mod survey;
mod text;

pub use paste::{tree, Tree};
pub use rustc::Target;
pub use survey::{first_use, newest_syntax, Found};

use explain::Explainer;
use program::Program;
use rustc::{Depth, Diagnostic};
use shake::Shaker;
use text::Source;

/// The crate whose place the pocket reader takes.
const READER: &str = "proconio";

/// The pocket edition of proconio, as a file.
pub const POCKET: &str = include_str!("pocket/proconio.rs");

// Macros whose meaning depends on the file that they stand in.
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
    /// The solution's files, of which one is `main.rs`.
    pub files: &'a Tree,
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
    let near = reach::within_reach(submission.library, submission.files);
    // Names do not tell everything; and what is said of an error is said of the whole library.
    bundle_of_all(&Submission { library: &near, ..*submission }, targets, style)
        .or_else(|_| bundle_of_all(submission, targets, style))
}

fn bundle_of_all(submission: &Submission, targets: &[Target], style: &Path) -> Result<String> {
    let target = targets.first().context("there is no compiler to ask")?;
    let reads = submission.files.values().any(|text| text.contains(READER));
    let pocket = if reads { submission.pocket } else { "" };
    let crates = [submission.name, READER];
    let crates = &crates[..if pocket.is_empty() { 1 } else { 2 }];
    let program = Program::of(submission.files, crates)?.below(submission.header);
    let library = (submission.name, submission.library);
    let explainer = Explainer { program: &program, library, pocket };
    let fixed = format!("{}\n\n", program.text);
    let mut tail = paste::library(submission.name, submission.library)?;
    if !pocket.is_empty() {
        tail += &paste::pocket(READER, pocket)?;
    }
    let explain = |diagnostic: &Diagnostic, tail: &str| {
        explainer.explain(diagnostic, &format!("{fixed}{tail}"))
    };
    let shaker = Shaker { fixed: &fixed, target, explain: &explain };
    let tail = export::show(&shaker.shake(export::hide(&tail)?)?)?;
    if let Some(name) = Source::new(&tail)?.called(&ELSEWHERE) {
        bail!("the library uses {name}!, which means something else in another file");
    }
    if tail.trim().is_empty() {
        let whole = program.text.clone() + "\n";
        prove(&whole, targets, &explainer)?;
        return Ok(whole);
    }
    let proved = |tail: &str| -> Result<String> {
        let text = Source::new(tail)?.without_loose_ends();
        let whole = fixed.clone() + &Source::new(&formatted(&text, style)?)?.with_tabs();
        prove(&whole, targets, &explainer)?;
        Ok(whole)
    };
    // A name may mean something else where there are fewer modules; then they stay.
    let flat = flatten::flatten(&program.text, &tail, submission.name)?;
    flat.map(|flat| proved(&flat)).and_then(Result::ok).map_or_else(|| proved(&tail), Ok)
}

/// A program of one file, above the pocket reader if it uses the crate whose place that takes.
///
/// Nothing is left out of the reader, because that would cost the time of many compilations.
///
/// # Errors
/// If the reader cannot be pasted.
pub fn with_reader(program: &str) -> Result<String> {
    if !program.contains(&format!("use {READER}::")) {
        return Ok(program.to_owned());
    }
    let reader = paste::pocket(READER, POCKET)?;
    Ok(format!("{program}\n{}\n", reader.trim_end()))
}

/// Compiles a program for every target. Even a warning is an error.
fn prove(program: &str, targets: &[Target], explainer: &Explainer) -> Result<()> {
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicUsize::new(0);
    let results = Mutex::new(BTreeMap::new());
    thread::scope(|scope| {
        for _ in 0..workers.min(targets.len()) {
            scope.spawn(|| loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(target) = targets.get(index) else { return };
                let depth = if index == 0 { Depth::Code } else { Depth::Check };
                let result = target.diagnostics(program, depth);
                results.lock().unwrap_or_else(PoisonError::into_inner).insert(index, result);
            });
        }
    });
    let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    for (target, result) in targets.iter().zip(results.into_values()) {
        if let Some(usual) = result?.iter().find(|it| it.is_error || it.is_usual()) {
            let (rustc, edition) = (target.rustc.display(), &target.edition);
            bail!("{rustc} in edition {edition}: {}", explainer.explain(usual, program));
        }
    }
    Ok(())
}

/// What the layout of a bundle depends on: rustfmt's version, and its settings in `style`.
///
/// # Errors
/// If there is no rustfmt.
pub fn formatter(style: &Path) -> Result<String> {
    let output = Command::new("rustfmt").arg("--version").output().context("cannot run rustfmt")?;
    ensure!(output.status.success(), "rustfmt does not say its version");
    let files = ["rustfmt.toml", ".rustfmt.toml"].map(|name| style.join(name));
    let settings = files.map(|file| std::fs::read_to_string(file).unwrap_or_default());
    Ok(String::from_utf8_lossy(&output.stdout).into_owned() + &settings.concat())
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
