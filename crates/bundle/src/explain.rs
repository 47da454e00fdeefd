//! A compiler's messages about a bundle in words, with places that a reader can open.

use crate::files::Tree;
use crate::rustc::Diagnostic;
use crate::solution::Solution;

/// The parts of a bundle, which know where its lines come from.
#[derive(Debug)]
pub struct Explainer<'a> {
    /// The solution.
    pub solution: &'a Solution,
    /// The name of the library, and its files.
    pub library: (&'a str, &'a Tree),
    /// The text of the reader.
    pub pocket: &'a str,
}

/// The macros of the reader.
const READING: [&str; 2] = ["input", "read_value"];

impl Explainer<'_> {
    /// A sentence about a diagnostic of the whole text.
    pub fn explain(&self, diagnostic: &Diagnostic, whole: &str) -> String {
        let message = &diagnostic.message;
        let Some(place) = self.solution.place_of(diagnostic) else {
            return match diagnostic.lines.first() {
                Some(line) => format!("{}: {message}", self.place_in(whole, *line)),
                None => message.clone(),
            };
        };
        let reading = self.solution.macro_around(diagnostic, &READING);
        if let Some(name) = reading.filter(|_| !self.pocket.is_empty()) {
            return format!("{place}: the pocket reader cannot read this {name}!: {message}");
        }
        if ["E0432", "E0433", "E0463"].contains(&diagnostic.code.as_str()) {
            let crates = "a bundle has std, the library and the judge's crates";
            return format!("{place}: {message}; {crates}");
        }
        format!("{place}: {message}")
    }

    // The file and the line of the library, if they are certain.
    fn place_in(&self, whole: &str, line: usize) -> String {
        let (name, tree) = self.library;
        let text = whole.lines().nth(line - 1).unwrap_or_default();
        let same = |other: &str| as_written(other, name) == as_written(text, name);
        let in_file = |(file, text): (String, &str)| -> Vec<String> {
            let lines = text.lines().enumerate().filter(|(_, line)| same(line));
            lines.map(|(number, _)| format!("{file}, line {}", number + 1)).collect()
        };
        let files = tree.iter().map(|(path, text)| (format!("{name}/src/{path}"), text.as_str()));
        let pocket = [("the pocket reader".to_owned(), self.pocket)];
        let places: Vec<String> = files.chain(pocket).flat_map(in_file).collect();
        match &places[..] {
            [place] => place.clone(),
            _ => format!("the library's `{}`", text.trim()),
        }
    }
}

// A line as it was before it was pasted.
fn as_written(line: &str, name: &str) -> String {
    let line: String = line.split_whitespace().collect();
    line.replace(&format!("crate::{name}"), "crate")
        .replace("::std::", "std::")
        .replace("self::", "")
}
