//! One readable file out of a solution and the library it uses.
//!
//! The solution comes first, unchanged except that its modules are put in. Then come the pages of
//! the library that it names, whole, with the comments that carry the proof, and pocket editions of
//! the crates that it uses. Every file that is returned has been compiled.

use anyhow::{bail, ensure, Result};

mod clippy;
mod library;
mod pockets;
mod rustc;
mod solution;
mod text;

pub use clippy::{has_clippy, newer_than};
pub use library::{Library, LIBRARY};
pub use pockets::{Pocket, ITERTOOLS, PLAIN_READER, QUICK_READER};
pub use rustc::Target;
pub use solution::{uses, Tree};

use rustc::{Diagnostic, CODE, METADATA};
use solution::Solution;
use text::{reads_file, tokens};

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
    let pockets = source.pockets.iter().filter(|pocket| uses(source.files, pocket.krate));
    let pockets: Vec<&Pocket> = pockets.collect();
    let mut crates: Vec<&str> = pockets.iter().map(|pocket| pocket.krate).collect();
    crates.extend(Some(LIBRARY).filter(|library| uses(source.files, library)));
    let solution = Solution::assemble(source.files, &crates, source.header)?;
    if let Some((name, line)) = reads_file(tokens(&solution.text)?) {
        let place = solution.place_of(line).unwrap_or_default();
        bail!("{place}: `{name}!` reads another file; {ONE_FILE}");
    }
    let mut whole = format!("{}\n", solution.text);
    if crates.contains(&LIBRARY) {
        whole += &format!("\n#[allow(dead_code)]\n{}", source.library.module(&solution.text)?);
    }
    for pocket in pockets {
        whole += &format!("\n{}", pocket.module(&solution.text)?);
    }
    for (index, target) in targets.iter().enumerate() {
        let emit = if index == 0 { CODE } else { METADATA };
        let diagnostics = target.diagnostics(&whole, &[emit], None)?;
        let error = diagnostics.iter().find(|it| it.is_error);
        let warning = diagnostics.first().filter(|_| !source.may_warn);
        if let Some(found) = error.or(warning) {
            let found = source.explain(found, &crates, &solution, &whole);
            ensure!(index > 0, "{found}");
            bail!("{} in edition {}: {found}", target.rustc.display(), target.edition);
        }
    }
    Ok(whole)
}

const ONE_FILE: &str = "a judge gets one file: put the text of the other one here";

/// The errors about a crate, a name in it, or a method that is not there.
const MISSING: [&str; 5] = ["E0425", "E0432", "E0433", "E0463", "E0599"];

impl Source<'_> {
    /// A sentence about a diagnostic of the whole text, with a place that a reader can open. The
    /// `crates` are those that are modules there.
    fn explain(
        &self,
        diagnostic: &Diagnostic,
        crates: &[&str],
        solution: &Solution,
        whole: &str,
    ) -> String {
        let (code, message) = (diagnostic.code.as_str(), &diagnostic.message);
        let mut places = diagnostic.places.iter().filter_map(|(line, _)| solution.place_of(*line));
        let Some(place) = places.next() else {
            let line = diagnostic.places.first().and_then(|(line, _)| whole.lines().nth(line - 1));
            return line.map_or(message.clone(), |line| {
                format!("the line `{}` behind the solution: {message}", line.trim())
            });
        };
        let (is_missing, has) = (MISSING.contains(&code), |name: &str| crates.contains(&name));
        let says = |krate: &str, behind: &str| message.contains(&format!("`{krate}{behind}"));
        let quoted = message.split('`').skip(1).step_by(2);
        let names: Vec<&str> = quoted.filter_map(|path| path.rsplit("::").next()).collect();
        if is_missing && has(LIBRARY) {
            if let Some(sentence) = self.library.left_out(&names) {
                return format!("{place}: {sentence}");
            }
        }
        if has("proconio") && message.starts_with("no rules expected") {
            return format!("{place}: the pocket reader cannot read this: {message}");
        }
        if message.starts_with("couldn't read ") {
            return format!("{place}: {ONE_FILE}");
        }
        if code == "E0463" && crates.iter().any(|krate| says(krate, "`")) {
            let how = "in a bundle it is a module: write `use` in place of `extern crate`";
            return format!("{place}: {message}; {how}");
        }
        // A method is named without its crate, and only itertools has methods that are missing.
        let mut pockets = crates.iter().copied().filter(|krate| *krate != LIBRARY);
        let named = pockets.find(|krate| says(krate, "::"));
        let krate = named.or(has("itertools").then_some("itertools"));
        if let Some(krate) = krate.filter(|_| is_missing) {
            let how = format!("`--judge {}` makes a file for a judge that has it", self.elsewhere);
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
