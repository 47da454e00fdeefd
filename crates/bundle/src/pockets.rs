//! Pocket editions of crates, for judges that do not have them: with the names of the crate, so
//! that a program is not changed by a character. Nothing in them is newer than rustc 1.33.
//!
//! The plain reader leaves each word to `str::parse`. The quick one takes what one read gives, up
//! to the last white space, and goes from digit to digit; whatever is unusual (a sign, a number
//! that is too large, the end of a part) it leaves to `str::parse` as well, so that every mistake
//! is named in one place. It looks at 21 bytes that are known to exist, so that no digit needs a
//! check of bounds. Its state is leaked, as old compilers inline no closure around a reference.
//!
//! A program that talks to the judge reads by the macros that proconio has for this purpose, and
//! gets a third reader, which takes a line when a word is asked for, and no byte before.

use std::collections::BTreeSet;

use anyhow::Result;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::text::Tokenized;

/// The module that takes the place of a crate. Its text begins with a line that says so.
///
/// A line `//? words` in its text begins a part that belongs to programs with one of the words, or
/// with all of a sum of words, `quick+char`; without words, it begins a part for all. The paths are
/// written for a module at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pocket {
    /// The name of the crate.
    pub krate: &'static str,
    /// The module's text.
    pub text: &'static str,
    /// The edition, if there are several: one more word.
    pub edition: &'static str,
}

const READER: &str = include_str!("pocket/proconio.rs");

/// A reader in few lines.
pub const PLAIN_READER: Pocket = Pocket { krate: "proconio", text: READER, edition: "plain" };

/// A reader that is as quick as reading can be.
pub const QUICK_READER: Pocket = Pocket { krate: "proconio", text: READER, edition: "quick" };

/// Some methods of iterators. A variable may have the name of one, so some of them may be unused.
pub const ITERTOOLS: Pocket =
    Pocket { krate: "itertools", text: include_str!("pocket/itertools.rs"), edition: "" };

/// What a reader may read in a macro of the program's own, as its text says it: names with `mut`,
/// lists with and without a length, tuples, and words that are not integers.
const SHAPES: [&str; 9] = ["mut:", "[;]", "[]", "()", "String:", "char:", "bool:", "f32:", "f64:"];

/// The macros that read.
const READERS: [&str; 4] = ["input", "read_value", INTERACTIVE[0], INTERACTIVE[1]];

/// Those of them for programs that talk to the judge.
const INTERACTIVE: [&str; 2] = ["input_interactive", "read_value_interactive"];

/// The edition for such programs, whichever was asked for: a word that no program can have.
const LINE_READER: &str = "by-line";

/// A line that begins a part.
const MARKER: &str = "//?";

impl Pocket {
    /// The module for a program.
    ///
    /// # Errors
    /// If the program is not Rust.
    pub fn module(&self, program: &str) -> Result<String> {
        let program = &Tokenized::new(program)?;
        let mut asked = program.identifiers();
        let talks = INTERACTIVE.iter().any(|name| asked.contains(*name));
        asked.insert(if talks { LINE_READER } else { self.edition }.to_owned());
        add_shapes(&program.stream, &readers(program), &mut asked);
        let (about, text) = self.text.split_once("\n\n").expect("a pocket begins with its purpose");
        let mut module = format!("{}\nmod {} {{\n", about.replacen("//!", "///", 1), self.krate);
        for (words, text) in parts(text) {
            let is_asked = |sum: &str| sum.split('+').all(|word| asked.contains(word));
            if words.is_empty() || words.split(' ').any(is_asked) {
                // The imports above a blank line may all be left out.
                let begins = module.ends_with("{\n");
                let text = if begins { text.trim_start_matches('\n') } else { text };
                module.extend(text.lines().map(indented));
            }
        }
        Ok(module.trim_end().to_owned() + "\n}\n")
    }
}

/// The words of each part, and its text.
fn parts(text: &'static str) -> Vec<(&'static str, &'static str)> {
    let mut parts = Vec::new();
    let (mut words, mut rest) = ("", text);
    while let Some((text, marked)) = rest.split_once(MARKER) {
        let (next, below) = marked.split_once('\n').unwrap_or((marked, ""));
        parts.push((words, text.trim_end_matches(' ')));
        (words, rest) = (next.trim(), below);
    }
    parts.push((words, rest));
    parts
}

fn indented(line: &str) -> String {
    let indent = if line.is_empty() { "" } else { "    " };
    format!("{indent}{line}\n")
}

/// The names of the macros that read, and those that a program gives to them: `input as read`.
fn readers<'a>(program: &Tokenized<'a>) -> BTreeSet<&'a str> {
    let tokens = || program.tokens.iter().map(|token| token.text);
    let renamed = tokens().enumerate().filter_map(|(index, text)| {
        let is_renamed = READERS.contains(&text) && program.near(index, 1) == "as";
        is_renamed.then(|| program.near(index, 2))
    });
    READERS.into_iter().chain(renamed).collect()
}

/// Adds the shapes of all that is read, by the macros with these names.
fn add_shapes(stream: &TokenStream, readers: &BTreeSet<&str>, shapes: &mut BTreeSet<String>) {
    let trees: Vec<TokenTree> = stream.clone().into_iter().collect();
    for (index, tree) in trees.iter().enumerate() {
        let TokenTree::Group(group) = tree else { continue };
        let name = index.checked_sub(2).map(|name| trees[name].to_string());
        if name.is_some_and(|name| readers.contains(name.as_str())) {
            add_read(group.stream(), shapes);
        }
        add_shapes(&group.stream(), readers, shapes);
    }
}

/// Adds the shapes in the words of a macro that reads.
fn add_read(stream: TokenStream, shapes: &mut BTreeSet<String>) {
    let is_semicolon =
        |tree: TokenTree| matches!(tree, TokenTree::Punct(it) if it.as_char() == ';');
    for tree in stream {
        match tree {
            TokenTree::Ident(name) => shapes.extend([format!("{name}:")]),
            TokenTree::Punct(sign) if sign.as_char() == '$' => {
                shapes.extend(SHAPES.map(str::to_owned));
            }
            TokenTree::Group(group) => {
                let has_length = group.stream().into_iter().any(is_semicolon);
                let shape = match group.delimiter() {
                    Delimiter::Bracket if has_length => "[;]",
                    Delimiter::Bracket => "[]",
                    _ => "()",
                };
                shapes.insert(shape.to_owned());
                add_read(group.stream(), shapes);
            }
            _ => {}
        }
    }
}
