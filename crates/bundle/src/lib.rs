//! One readable file out of a solution and the library it uses.
//!
//! The solution comes first, unchanged except that its tests are left out and its modules
//! are put in. Then come the parts of the library that it uses, with the comments that carry
//! the proof. A compiler says what is unused, and every file that is returned has been
//! compiled.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use anyhow::{bail, Context, Result};

mod clippy;
mod docs;
mod explain;
mod export;
mod files;
mod format;
mod imports;
mod mir;
mod newer;
mod paste;
mod pieces;
mod reach;
mod rustc;
mod shake;
mod solution;
mod survey;
mod syntax;
mod text;

pub use clippy::Clippy;
pub use files::{tree, Tree};
pub use format::formatter;
pub use newer::{newest_syntax, Found};
pub use rustc::Target;
pub use survey::first_use;

use explain::Explainer;
use format::formatted;
use rustc::{Depth, Diagnostic};
use shake::{shake, Compiler};
use solution::Solution;
use text::Tokenized;

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

/// The parts of a bundle.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
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
    /// Whether the compiler may have warnings about the solution.
    pub may_warn: bool,
}

/// The file, which every target compiles without a warning about what was put behind the solution,
/// and about the solution, too, unless it may have some.
///
/// The first target says what is unused. `style` is the folder of a `rustfmt.toml`.
///
/// # Errors
/// A sentence that says why there is no such file.
pub fn bundle(source: &Source, targets: &[Target], style: &Path) -> Result<String> {
    let target = targets.first().context("there is no compiler to ask")?;
    let reads = source.files.values().any(|text| text.contains(READER));
    let pocket = if reads { source.pocket } else { "" };
    let crates = [source.name, READER];
    let crates = &crates[..if pocket.is_empty() { 1 } else { 2 }];
    let solution = Solution::of(source.files, crates)?.below(source.header);
    let all = pasted(source, pocket)?;
    let library = (source.name, source.library);
    let making = Making {
        fixed: &format!("{}\n\n", solution.text),
        explainer: &Explainer { solution: &solution, library, pocket },
        targets,
        style,
        may_warn: source.may_warn,
    };
    // Something can be needed without being named. Errors are reported for the whole library.
    let near = reach::library_within_reach(&solution.text, &all);
    near.and_then(|near| making.bundle(target, &near)).or_else(|_| making.bundle(target, &all))
}

/// What the attempts at a bundle have in common.
struct Making<'a> {
    /// The solution, and a blank line.
    fixed: &'a str,
    explainer: &'a Explainer<'a>,
    targets: &'a [Target],
    style: &'a Path,
    may_warn: bool,
}

impl Making<'_> {
    /// The solution with what it uses of a text.
    fn bundle(&self, target: &Target, text: &str) -> Result<String> {
        let explain = |diagnostic: &Diagnostic, tail: &str| {
            self.explainer.explain(diagnostic, &format!("{}{tail}", self.fixed))
        };
        let Making { fixed, may_warn, .. } = *self;
        let compiler = Compiler { fixed, target, explain: &explain, may_warn };
        let tail = used_by(&compiler, text)?;
        let whole = if tail.is_empty() {
            self.fixed.trim_end().to_owned() + "\n"
        } else {
            self.fixed.to_owned() + &formatted(&tail, self.style)?
        };
        self.prove(&whole)?;
        Ok(whole)
    }

    /// Compiles the whole file for every target.
    fn prove(&self, program: &str) -> Result<()> {
        let solution = self.fixed.lines().count();
        for (target, diagnostics) in self.targets.iter().zip(diagnosed(program, self.targets)?) {
            let matters = |it: &&Diagnostic| {
                let is_of_solution = it.lines.iter().all(|line| *line <= solution);
                it.is_error || (it.is_usual() && !(self.may_warn && is_of_solution))
            };
            if let Some(found) = diagnostics.iter().find(matters) {
                let (rustc, edition) = (target.rustc.display(), &target.edition);
                bail!("{rustc} in edition {edition}: {}", self.explainer.explain(found, program));
            }
        }
        Ok(())
    }
}

/// All of the library, and of the reader if there is one. What was pasted last is remembered: the
/// bundles of many solutions are made of one library.
fn pasted(source: &Source, pocket: &str) -> Result<String> {
    static LAST: Mutex<Option<(String, Tree, String)>> = Mutex::new(None);
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    let library = match &*last {
        Some((name, tree, text)) if name == source.name && tree == source.library => text.clone(),
        _ => {
            let text = paste::library(source.name, source.library)?;
            *last = Some((source.name.to_owned(), source.library.clone(), text.clone()));
            text
        }
    };
    drop(last);
    let reader = if pocket.is_empty() { String::new() } else { paste::pocket(READER, pocket)? };
    Ok(library + &reader)
}

/// The part of a pasted text that the compiler's fixed part uses, before rustfmt.
fn used_by(compiler: &Compiler, text: &str) -> Result<String> {
    let text = export::show(&shake(compiler, &export::hide(text)?)?)?;
    if let Some(name) = Tokenized::new(&text)?.called(&ELSEWHERE) {
        bail!("the library uses {name}!, which means something else in another file");
    }
    let text = docs::without_dangling(text.trim())?;
    Ok(Tokenized::new(&text)?.without_loose_ends())
}

/// A program of one file, followed by the pocket reader if it uses proconio.
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

/// What each target says of a program.
fn diagnosed(program: &str, targets: &[Target]) -> Result<Vec<Vec<Diagnostic>>> {
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
    results.into_values().collect()
}
