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

use crate::text::tokens;

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
        let mut asked = BTreeSet::new();
        add_words(tokens(program)?, false, &mut asked);
        let talks = INTERACTIVE.iter().any(|name| asked.contains(*name));
        asked.insert(if talks { LINE_READER } else { self.edition }.to_owned());
        let (about, text) = self.text.split_once("\n\n").expect("a pocket begins with its purpose");
        let mut module = format!("{}\nmod {} {{\n", about.replacen("//!", "///", 1), self.krate);
        // The first part is for all.
        let text = format!("\n{text}");
        for (words, text) in text.split(MARKER).filter_map(|part| part.split_once('\n')) {
            let is_asked = |sum: &str| sum.split('+').all(|word| asked.contains(word));
            if words.trim().is_empty() || words.trim().split(' ').any(is_asked) {
                // The imports above a blank line may all be left out.
                let begins = module.ends_with("{\n");
                let text = if begins { text.trim_start_matches('\n') } else { text };
                // Behind the last line the next marker is indented.
                module.extend(text.trim_end_matches(' ').lines().map(indented));
            }
        }
        Ok(module.trim_end().to_owned() + "\n}\n")
    }
}

fn indented(line: &str) -> String {
    let indent = if line.is_empty() { "" } else { "    " };
    format!("{indent}{line}\n")
}

/// Adds the words of a program and, within a macro that reads, the shapes of what is read.
fn add_words(stream: TokenStream, is_read: bool, asked: &mut BTreeSet<String>) {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    let is_reader = |index: usize| matches!(&trees[index], TokenTree::Ident(it) if READERS.iter().any(|name| it == name));
    let is_semicolon =
        |tree: TokenTree| matches!(tree, TokenTree::Punct(it) if it.as_char() == ';');
    for (index, tree) in trees.iter().enumerate() {
        match tree {
            TokenTree::Ident(word) => {
                asked.insert(word.to_string());
                if is_read {
                    asked.insert(format!("{word}:"));
                }
                // What a macro with another name reads is not known: `input as read`.
                if word == "as" && index > 0 && is_reader(index - 1) {
                    asked.extend(SHAPES.map(str::to_owned));
                }
            }
            TokenTree::Punct(sign) if is_read && sign.as_char() == '$' => {
                asked.extend(SHAPES.map(str::to_owned));
            }
            TokenTree::Group(group) => {
                let has_length = group.stream().into_iter().any(is_semicolon);
                let shape = match group.delimiter() {
                    Delimiter::Bracket if has_length => "[;]",
                    Delimiter::Bracket => "[]",
                    _ => "()",
                };
                if is_read {
                    asked.insert(shape.to_owned());
                }
                // Behind the name of a macro and `!`.
                let is_read = is_read || index > 1 && is_reader(index - 2);
                add_words(group.stream(), is_read, asked);
            }
            _ => {}
        }
    }
}
