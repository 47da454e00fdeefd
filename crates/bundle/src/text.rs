//! The words of a program's text, and where they stand.

use std::ops::Range;
use std::path::Path;

use anyhow::{anyhow, Result};
use proc_macro2::{TokenStream, TokenTree};
use syn::LitStr;

/// A place in a text, in bytes.
pub type Place = Range<usize>;

/// What a compiler reads of a file: the text without a byte order mark, and without the words of a
/// line `#!/usr/bin/env ...`, of which an empty line is left.
pub fn read_by_compilers(text: &str) -> &str {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let first = text.lines().next().unwrap_or_default();
    // An inner attribute begins with the same two characters.
    let is_for_shells = first.starts_with("#!") && !first[2..].trim_start().starts_with('[');
    &text[if is_for_shells { first.len() } else { 0 }..]
}

/// The tokens of a text.
pub fn tokens(text: &str) -> Result<TokenStream> {
    text.parse().map_err(|error| anyhow!("this is not Rust: {error}"))
}

/// The places of all names and keywords, without those in strings and comments.
pub fn words(text: &str) -> Result<Vec<Place>> {
    let mut words = Vec::new();
    add_words(tokens(text)?, &mut words);
    Ok(words)
}

fn add_words(stream: TokenStream, words: &mut Vec<Place>) {
    for tree in stream {
        match tree {
            TokenTree::Ident(word) => words.push(word.span().byte_range()),
            TokenTree::Group(group) => add_words(group.stream(), words),
            _ => {}
        }
    }
}

/// The macros that read another file.
const INCLUDING: [&str; 3] = ["include", "include_bytes", "include_str"];

/// The name and the line of a macro that may read a file of this machine, wherever it is compiled.
/// A path from the program's own folder is left to the compiler, which does not find it: it may be
/// for tests.
pub fn reads_file(stream: TokenStream) -> Option<(String, usize)> {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    let is_relative = |path: LitStr| Path::new(&path.value()).is_relative();
    let reads = |three: &[TokenTree]| match three {
        [TokenTree::Ident(name), TokenTree::Punct(mark), TokenTree::Group(path)] => {
            let is_including = mark.as_char() == '!' && INCLUDING.iter().any(|it| name == it);
            let is_far = || !syn::parse2(path.stream()).is_ok_and(is_relative);
            (is_including && is_far()).then(|| (name.to_string(), name.span().start().line))
        }
        _ => None,
    };
    let inside = |tree: &TokenTree| match tree {
        TokenTree::Group(group) => reads_file(group.stream()),
        _ => None,
    };
    trees.windows(3).find_map(reads).or_else(|| trees.iter().find_map(inside))
}
