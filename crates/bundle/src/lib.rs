//! One readable file out of a solution and the library it uses.
//!
//! The solution comes first, unchanged except that its tests are left out and its modules
//! are put in. Then come the pages of the library that it names, whole, with the comments that carry
//! the proof, and pocket editions of the crates that it uses. Every file that is returned has been
//! compiled.

use anyhow::{bail, ensure, Result};

mod clippy;
mod files;
mod library;
mod pockets;
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

use library::LIBRARY;
use rustc::{Diagnostic, CODE, METADATA};
use solution::Solution;

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
    /// Whether the compiler may have warnings.
    pub may_warn: bool,
}

/// The file, which every target compiles, without a warning unless it may have some.
///
/// # Errors
/// A sentence that says why there is no such file.
pub fn bundle(source: &Source, targets: &[Target]) -> Result<String> {
    let is_used = |pocket: &&Pocket| uses(source.files, pocket.krate);
    let pockets: Vec<Pocket> = source.pockets.iter().filter(is_used).copied().collect();
    let crates = pockets.iter().map(|pocket| pocket.krate).chain([LIBRARY]);
    let solution = Solution::assemble(source.files, &crates.collect::<Vec<&str>>(), source.header)?;
    let mut whole = format!("{}\n", solution.text);
    if uses(source.files, LIBRARY) {
        whole += &format!("\n#[allow(dead_code)]\n{}", source.library.module(&solution.text)?);
    }
    for pocket in &pockets {
        whole += &format!("\n{}", pocket.module(&solution.text)?);
    }
    Making { source, pockets: &pockets, solution: &solution }.prove(&whole, targets)?;
    Ok(whole)
}

/// What is known while a bundle is made.
struct Making<'a> {
    source: &'a Source<'a>,
    pockets: &'a [Pocket],
    solution: &'a Solution,
}

/// The errors about a crate, a name in it, or a method that is not there.
const MISSING: [&str; 5] = ["E0425", "E0432", "E0433", "E0463", "E0599"];

impl Making<'_> {
    /// Compiles the whole file for every target, and makes machine code for the first.
    fn prove(&self, whole: &str, targets: &[Target]) -> Result<()> {
        for (index, target) in targets.iter().enumerate() {
            let emit = if index == 0 { CODE } else { METADATA };
            let diagnostics = target.diagnostics(whole, &[emit], None)?;
            let error = diagnostics.iter().find(|it| it.is_error);
            let warning = diagnostics.first().filter(|_| !self.source.may_warn);
            if let Some(found) = error.or(warning) {
                let found = self.explain(found, whole);
                ensure!(index > 0, "{found}");
                bail!("{} in edition {}: {found}", target.rustc.display(), target.edition);
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
        if let Some(sentence) = self.left_out(diagnostic) {
            return format!("{place}: {sentence}");
        }
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

    /// A sentence about names that the library has and a bundle has not, if these are missing.
    fn left_out(&self, diagnostic: &Diagnostic) -> Option<String> {
        let library = self.source.library;
        let quoted = diagnostic.message.split('`').skip(1).step_by(2);
        let names = quoted.filter_map(|path| path.rsplit("::").next());
        let names: Vec<&str> = names.filter(|name| library.leaves_out(name)).collect();
        let is_missing = MISSING.contains(&diagnostic.code.as_str());
        if names.is_empty() || !is_missing || !uses(self.source.files, LIBRARY) {
            return None;
        }
        let (names, instead) = (names.join(" and "), library.instead_of(&names));
        let only = "a bundle has gamecore's theorems and not its games with their traits";
        Some(format!("{names}: {only}; call the functions of {instead}"))
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
