//! A compiler's messages about a bundle in words, with places that a reader can open.

use crate::pockets::Pocket;
use crate::rustc::Diagnostic;
use crate::solution::Solution;

/// The parts of a bundle, which know where its lines come from.
#[derive(Debug)]
pub struct Explainer<'a> {
    /// The solution.
    pub solution: &'a Solution,
    /// The pocket editions that it may use.
    pub pockets: &'a [Pocket],
    /// A judge that has their crates.
    pub elsewhere: &'a str,
}

/// The errors about a crate, a name in it, or a method that is not there.
const MISSING: [&str; 5] = ["E0425", "E0432", "E0433", "E0463", "E0599"];

impl Explainer<'_> {
    /// A sentence about a diagnostic of the whole text.
    pub fn explain(&self, diagnostic: &Diagnostic, whole: &str) -> String {
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
        if has("itertools") && MISSING.contains(&code) {
            let how = format!("`--judge {}` makes a file for a judge that has it", self.elsewhere);
            return format!("{place}: {message}; if it is in the whole crate itertools, {how}");
        }
        if ["E0432", "E0433", "E0463"].contains(&code) {
            let crates = "a bundle has std, the library and the judge's crates";
            return format!("{place}: {message}; {crates}");
        }
        format!("{place}: {message}")
    }
}
