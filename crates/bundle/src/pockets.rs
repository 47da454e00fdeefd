//! Pocket editions of crates, for judges that do not have them.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::render::{Piece, Rendered};
use crate::text::Tokenized;

/// The module that takes the place of a crate.
///
/// A line `//? words` in its text begins a part that belongs to programs with one of the words;
/// without words, it begins a part for all. The paths are written for a module at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pocket {
    /// The name of the crate.
    pub krate: &'static str,
    /// The module's text.
    pub text: &'static str,
}

/// A reader in few lines.
pub const PLAIN_READER: Pocket =
    Pocket { krate: "proconio", text: include_str!("pocket/plain.rs") };

/// A reader that is as quick as reading can be.
pub const QUICK_READER: Pocket =
    Pocket { krate: "proconio", text: include_str!("pocket/quick.rs") };

/// Some methods of iterators.
pub const ITERTOOLS: Pocket =
    Pocket { krate: "itertools", text: include_str!("pocket/itertools.rs") };

/// What a reader reads, besides single words, as its text says it: names with `mut`, lists with and
/// without a length, and tuples.
const SHAPES: [&str; 4] = ["mut:", "[;]", "[]", "()"];

/// A line that begins a part.
const MARKER: &str = "//?";

impl Pocket {
    /// Adds the module for a program, without the parts that are `gone`.
    pub(crate) fn render(
        &self,
        program: &Tokenized,
        gone: &BTreeSet<Piece>,
        rendered: &mut Rendered,
    ) {
        let mut asked = program.identifiers();
        add_shapes(&program.stream, &mut asked);
        rendered.text += &format!("mod {} {{\n", self.krate);
        for (words, text) in self.parts() {
            let piece = Piece::Part(self.krate, words.to_owned());
            let mut words = words.split_whitespace().peekable();
            let is_for_all = words.peek().is_none();
            if is_for_all || words.any(|word| asked.contains(word)) && !gone.contains(&piece) {
                let text: String = text.lines().map(indented).collect();
                rendered.push(&text, &(0..text.len()), piece);
            }
        }
        rendered.text += "}\n";
    }

    /// The words of each part, and its text.
    fn parts(&self) -> Vec<(&'static str, &'static str)> {
        let mut parts = Vec::new();
        let (mut words, mut rest) = ("", self.text);
        while let Some((text, marked)) = rest.split_once(MARKER) {
            let (next, below) = marked.split_once('\n').unwrap_or((marked, ""));
            parts.push((words, text.trim_end_matches(' ')));
            (words, rest) = (next.trim(), below);
        }
        parts.push((words, rest));
        parts
    }
}

fn indented(line: &str) -> String {
    let indent = if line.is_empty() { "" } else { "    " };
    format!("{indent}{line}\n")
}

/// Adds the shapes of all that is read.
fn add_shapes(stream: &TokenStream, shapes: &mut BTreeSet<String>) {
    let trees: Vec<TokenTree> = stream.clone().into_iter().collect();
    for (index, tree) in trees.iter().enumerate() {
        let TokenTree::Group(group) = tree else { continue };
        let name = index.checked_sub(2).map(|name| trees[name].to_string());
        if name.is_some_and(|name| ["input", "read_value"].contains(&name.as_str())) {
            add_read(group.stream(), shapes);
        }
        add_shapes(&group.stream(), shapes);
    }
}

/// Adds the shapes in the words of a macro that reads.
fn add_read(stream: TokenStream, shapes: &mut BTreeSet<String>) {
    let is_semicolon =
        |tree: TokenTree| matches!(tree, TokenTree::Punct(it) if it.as_char() == ';');
    for tree in stream {
        match tree {
            TokenTree::Ident(name) if name == "mut" => shapes.extend(["mut:".to_owned()]),
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
