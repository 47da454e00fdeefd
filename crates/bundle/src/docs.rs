//! Which documentation a bundle keeps: what a reader of the code wants to know.
//!
//! A comment stays up to its first example or section (`# Panics`): these are for users of the
//! library. Of the documentation of the whole library, which is about much more than a bundle
//! has, the first paragraph stays.

use crate::text::{lines_of, Edits, Token, Tokenized};

/// Cuts the rest of a file's documentation, which may be that of the whole library.
pub fn cut_documentation(source: &Tokenized, is_root: bool, edits: &mut Edits) {
    // Documentation of a module and that of its first item may follow each other.
    let of_one = |a: &Token, b: &Token| marker(a).is_some() && marker(a) == marker(b);
    for comments in source.tokens.chunk_by(of_one) {
        let Some(marker) = marker(&comments[0]) else { continue };
        let text = |comment: &Token| comment.text[marker.len()..].trim().to_owned();
        let is_beyond = |comment: &Token| {
            let text = text(comment);
            let is_second = is_root && marker == "//!" && text.is_empty();
            is_second || text.starts_with("```") || text.starts_with("# ")
        };
        let first_beyond = comments.iter().position(is_beyond).unwrap_or(comments.len());
        let last = comments[..first_beyond].iter().rposition(|comment| !text(comment).is_empty());
        for comment in &comments[last.map_or(0, |last| last + 1)..] {
            edits.cut(lines_of(source.text, comment.place.clone()));
        }
    }
}

/// What a line of documentation begins with.
fn marker(token: &Token) -> Option<&'static str> {
    ["//!", "///"].into_iter().find(|marker| token.text.starts_with(marker))
}
