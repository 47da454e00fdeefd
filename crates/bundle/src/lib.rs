//! One readable file out of a solution and the library it uses.
//!
//! The solution comes first, unchanged except that its tests are left out and its modules
//! are put in. Then come the items of the library that it reaches by name, in one module, with the
//! comments that carry the proof, and pocket editions of the crates that it uses. A compiler says
//! which of all that is unused, and every file that is returned has been compiled.
//!
//! A solution uses plain functions, whose names tell nearly all that it needs. A user's program may
//! use the games and their traits: by the same rules its bundle is longer, and where something
//! unused cannot be taken out, a line allows it.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{bail, Context, Result};

mod clean;
mod clippy;
mod docs;
mod files;
mod format;
mod library;
mod paths;
mod pockets;
mod reach;
mod render;
mod rustc;
mod solution;
mod syntax;
mod text;

pub use clippy::{has_clippy, newer_than};
pub use files::{source, tree, Tree};
pub use library::Library;
pub use pockets::{Pocket, ITERTOOLS, PLAIN_READER, QUICK_READER};
pub use rustc::Target;
pub use solution::uses;

use format::formatted;
use library::LIBRARY;
use render::{Piece, Rendered};
use rustc::{Diagnostic, CODE, METADATA};
use solution::Solution;
use text::Tokenized;

/// The parts of a bundle.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Lines of comment to begin with, each without its slashes.
    pub header: &'a [String],
    /// The solution's files, of which one is `main.rs`.
    pub files: &'a Tree,
    /// The library.
    pub library: &'a Library,
    /// Those that take the place of crates which the judge does not have.
    pub pockets: &'a [Pocket],
    /// A judge that has the crates.
    pub elsewhere: &'a str,
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
    let is_used = |pocket: &&Pocket| uses(source.files, pocket.krate);
    let pockets: Vec<Pocket> = source.pockets.iter().filter(is_used).copied().collect();
    let crates = pockets.iter().map(|pocket| pocket.krate).chain([LIBRARY]);
    let solution = Solution::of(source.files, &crates.collect::<Vec<&str>>(), source.header)?;
    let making = Making {
        source,
        program: &Tokenized::new(&solution.text)?,
        pockets: &pockets,
        solution: &solution,
    };
    let tail = making.tail(targets.first().context("there is no compiler to ask")?)?;
    if tail.is_empty() {
        let whole = format!("{}\n", solution.text);
        return making.prove(&whole, targets).map(|()| whole);
    }
    let tail = formatted(&tail, style)?;
    let whole = format!("{}\n\n{tail}", solution.text);
    match making.prove(&whole, targets) {
        Err(_) if source.may_warn => {
            let allowing = tail.replacen(BEGINNING, &format!("{ALLOW}\n{BEGINNING}"), 1);
            let whole = format!("{}\n\n{allowing}", solution.text);
            making.prove(&whole, targets).map(|()| whole)
        }
        proved => proved.map(|()| whole),
    }
}

/// The beginning of the library, and what is put above it where its unused parts cannot be left out.
const BEGINNING: &str = "mod gamecore {";
const ALLOW: &str = "#[allow(dead_code, unused_imports)]";

/// What is known while a bundle is made.
struct Making<'a> {
    source: &'a Source<'a>,
    program: &'a Tokenized<'a>,
    pockets: &'a [Pocket],
    solution: &'a Solution,
}

/// The errors about a crate, a name in it, or a method that is not there.
const MISSING: [&str; 5] = ["E0425", "E0432", "E0433", "E0463", "E0599"];

impl Making<'_> {
    /// What belongs behind the solution, before rustfmt.
    fn tail(&self, target: &Target) -> Result<String> {
        let mut gone = BTreeSet::new();
        let mut sound = None;
        loop {
            let tail = self.rendered(&gone)?;
            // The documentation of a file cannot stand in the midst of a module.
            let code = tail.text.replace("//!", "// ");
            let whole = format!("{}\n\n{code}", self.program.text);
            let diagnostics = target.diagnostics(&whole, &[METADATA], None)?;
            let error = diagnostics.iter().find(|it| it.is_error);
            if let Some(error) = error.filter(|_| sound.is_none() || !self.source.may_warn) {
                bail!(self.explain(error, &whole));
            }
            let unused = tail.reported(&diagnostics, whole.len() - code.len());
            let more = unused.into_iter().filter(|piece| !gone.contains(piece)).collect::<Vec<_>>();
            if error.is_none() && !more.is_empty() {
                sound = Some(gone.clone());
                gone.extend(more);
                continue;
            }
            // An error is about something that only seemed to be unused.
            let tail = match sound.filter(|_| error.is_some()) {
                Some(sound) => self.rendered(&sound)?,
                None => tail,
            };
            let text = clean::without_restrictions(tail.text.trim())?;
            return docs::without_dangling(&text);
        }
    }

    /// The library and the pockets without what is `gone`.
    fn rendered(&self, gone: &BTreeSet<Piece>) -> Result<Rendered> {
        let mut rendered = render::library(self.source.library, self.program, gone)?;
        for pocket in self.pockets {
            rendered.text += "\n";
            pocket.render(self.program, gone, &mut rendered);
        }
        Ok(rendered)
    }

    /// Compiles the whole file for every target, and makes machine code for the first.
    fn prove(&self, whole: &str, targets: &[Target]) -> Result<()> {
        let solution = self.program.text.lines().count();
        for (index, target) in targets.iter().enumerate() {
            let emit = if index == 0 { CODE } else { METADATA };
            let diagnostics = target.diagnostics(whole, &[emit], None)?;
            let matters = |it: &&Diagnostic| {
                let is_of_solution = it.lines.iter().all(|line| *line <= solution);
                it.is_error || !(self.source.may_warn && is_of_solution)
            };
            if let Some(found) = diagnostics.iter().find(matters) {
                let (rustc, edition) = (target.rustc.display(), &target.edition);
                bail!("{rustc} in edition {edition}: {}", self.explain(found, whole));
            }
        }
        Ok(())
    }

    /// A sentence about a diagnostic of the whole text, with a place that a reader can open.
    fn explain(&self, diagnostic: &Diagnostic, whole: &str) -> String {
        let message = &diagnostic.message;
        let Some(place) = self.solution.place_of(diagnostic) else {
            let line = diagnostic.lines.first().and_then(|line| whole.lines().nth(line - 1));
            return line.map_or(message.clone(), |line| {
                format!("the line `{}` behind the solution: {message}", line.trim())
            });
        };
        let has = |name: &str| self.pockets.iter().any(|pocket| pocket.krate == name);
        if has("proconio") && message.starts_with("no rules expected") {
            return format!("{place}: the pocket reader cannot read this: {message}");
        }
        let code = diagnostic.code.as_str();
        let names = |krate: &&str| message.contains(&format!("`{krate}::"));
        let mut pockets = self.pockets.iter().map(|pocket| pocket.krate);
        // A method is named without its crate, and only itertools has methods that are missing.
        let whole = pockets.find(names).or(has("itertools").then_some("itertools"));
        if let Some(krate) = whole.filter(|_| MISSING.contains(&code)) {
            let how =
                format!("`--judge {}` makes a file for a judge that has it", self.source.elsewhere);
            return format!("{place}: {message}; if it is in the whole crate {krate}, {how}");
        }
        if ["E0432", "E0433", "E0463"].contains(&code) {
            let crates = "a bundle has std, the library and the judge's crates";
            return format!("{place}: {message}; {crates}");
        }
        format!("{place}: {message}")
    }
}

/// A program of one file, followed by the quick reader if it uses proconio.
///
/// # Errors
/// If it is not Rust.
pub fn with_reader(program: &str) -> Result<String> {
    let files = [("main.rs".to_owned(), program.to_owned())].into();
    match uses(&files, QUICK_READER.krate) {
        true => Ok(format!("{program}\n{}", QUICK_READER.module(program)?)),
        false => Ok(program.to_owned()),
    }
}
