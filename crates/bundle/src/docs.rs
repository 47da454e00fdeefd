//! The documentation that a bundle keeps: for readers of its code, not for users of a library.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::text::{lines_of, words, Edits, Token, Tokenized};

/// Cuts the documentation of a file from its first example or section (`# Panics`) on: these are
/// for users of the library.
pub fn cut_documentation(source: &Tokenized, edits: &mut Edits) {
    for comments in documentation(source) {
        let is_beyond = |comment: &Token| {
            let text = said(comment);
            text.starts_with("```") || text.starts_with("# ")
        };
        let first_beyond = comments.iter().position(is_beyond).unwrap_or(comments.len());
        let last = comments[..first_beyond].iter().rposition(|comment| !said(comment).is_empty());
        for comment in &comments[last.map_or(0, |last| last + 1)..] {
            edits.cut(lines_of(source.text, comment.place.clone()));
        }
    }
}

/// The text without the paragraphs that link to things that it does not have.
pub fn without_dangling(text: &str) -> Result<String> {
    let source = Tokenized::new(text)?;
    let code = source.tokens.iter().filter(|token| marker(token).is_none());
    let names: BTreeSet<&str> = code.map(|token| token.text).collect();
    let is_dangling = |paragraph: &&[Token]| {
        let text: Vec<&str> = paragraph.iter().map(said).collect();
        let text = text.join(" ");
        let links = text.split("[`").skip(1).filter_map(|rest| rest.split("`]").next());
        links.filter_map(|link| words(link).last()).any(|name| !names.contains(name))
    };
    let mut edits = Edits::default();
    for comments in documentation(&source) {
        let paragraphs = comments.chunk_by(|a, b| said(a).is_empty() == said(b).is_empty());
        let paragraphs: Vec<&[Token]> = paragraphs.collect();
        for (index, paragraph) in paragraphs.iter().enumerate().filter(|(_, it)| is_dangling(it)) {
            // With the blank line that divides it from the rest.
            let is_first = paragraphs[..index].iter().step_by(2).all(is_dangling);
            let divider = if is_first { Some(index + 1) } else { index.checked_sub(1) };
            let divider = divider.and_then(|index| paragraphs.get(index));
            for comment in divider.into_iter().chain([paragraph]).copied().flatten() {
                edits.cut(lines_of(text, comment.place.clone()));
            }
        }
    }
    Ok(edits.apply(text))
}

/// The documentation comments, line by line, of one thing after the other.
fn documentation<'s>(source: &'s Tokenized) -> impl Iterator<Item = &'s [Token<'s>]> {
    // The documentation of a module and that of its first item may follow each other.
    let lines = source.tokens.chunk_by(|a, b| marker(a).is_some() && marker(a) == marker(b));
    lines.filter(|lines| marker(&lines[0]).is_some())
}

/// The characters with which a line of documentation begins.
fn marker(token: &Token) -> Option<&'static str> {
    ["//!", "///"].into_iter().find(|marker| token.text.starts_with(marker))
}

/// The words of a line of documentation.
fn said<'t>(comment: &Token<'t>) -> &'t str {
    comment.text[3..].trim()
}
