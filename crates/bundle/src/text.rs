//! Source text: cutting pieces out of it without touching the rest.

use std::collections::BTreeSet;
use std::ops::Range;

use anyhow::{anyhow, Result};
use proc_macro2::{TokenStream, TokenTree};
use syn::File;

/// A place in a text, in bytes.
pub type Place = Range<usize>;

/// Whether `outer` holds all of `inner`.
pub fn holds(outer: &Place, inner: &Place) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

/// The identifiers and numbers in a text.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// The whole line of a piece, if nothing else stands in it.
pub fn lines_of(text: &str, piece: Place) -> Place {
    let start = text[..piece.start].rfind('\n').map_or(0, |end| end + 1);
    let end = text[piece.end..].find('\n').map_or(text.len(), |end| piece.end + end + 1);
    let is_alone = text[start..piece.start].trim().is_empty();
    if is_alone && text[piece.end..end].trim().is_empty() {
        start..end
    } else {
        piece
    }
}

/// Pieces of a text, each with the text that takes its place.
#[derive(Debug, Default)]
pub struct Edits(Vec<(Place, String)>);

impl Edits {
    /// Takes a piece out.
    pub fn cut(&mut self, place: Place) {
        self.replace(place, String::new());
    }

    /// Puts other text in the place of a piece.
    pub fn replace(&mut self, place: Place, by: String) {
        self.0.push((place, by));
    }

    /// The text after all edits. An edit inside another edited piece is lost with it.
    pub fn apply(mut self, text: &str) -> String {
        self.0.sort_by_key(|(place, _)| (place.start, usize::MAX - place.end));
        let mut result = String::with_capacity(text.len());
        let mut done = 0;
        for (place, by) in self.0 {
            if place.start >= done {
                result += &text[done..place.start];
                result += &by;
                done = place.end;
            }
        }
        result + &text[done..]
    }
}

/// A token without those inside it: brackets are two, and a documentation comment is one.
#[derive(Clone, Debug)]
pub struct Token<'a> {
    /// Where it stands.
    pub place: Place,
    /// Its text.
    pub text: &'a str,
}

/// A text and its tokens.
#[derive(Debug)]
pub struct Tokenized<'a> {
    /// The text.
    pub text: &'a str,
    /// All tokens in order.
    pub tokens: Vec<Token<'a>>,
    /// The same as a tree.
    pub stream: TokenStream,
}

impl<'a> Tokenized<'a> {
    /// Reads the tokens of a text.
    pub fn new(text: &'a str) -> Result<Tokenized<'a>> {
        let stream: TokenStream =
            text.parse().map_err(|error| anyhow!("this is not Rust: {error}"))?;
        let mut tokenized = Tokenized { text, tokens: Vec::new(), stream: stream.clone() };
        tokenized.add(stream);
        Ok(tokenized)
    }

    /// The syntax tree of a text that is a file.
    pub fn file(&self) -> Result<File> {
        Ok(syn::parse2(self.stream.clone())?)
    }

    /// The line of a place, from 1.
    pub fn line(&self, place: usize) -> usize {
        self.text[..place].matches('\n').count() + 1
    }

    /// The text of the token so many steps from another one; empty if there is none.
    pub fn near(&self, index: usize, steps: isize) -> &'a str {
        let token = index.checked_add_signed(steps).and_then(|index| self.tokens.get(index));
        token.map_or("", |token| token.text)
    }

    /// Whether `::` follows a token.
    pub fn is_step(&self, index: usize) -> bool {
        self.near(index, 1) == ":" && self.near(index, 2) == ":"
    }

    /// The tokens in a piece.
    pub fn tokens_in(&self, piece: &Place) -> &[Token<'a>] {
        let index = |place| self.tokens.partition_point(|token| token.place.start < place);
        &self.tokens[index(piece.start)..index(piece.end)]
    }

    /// The identifiers in a piece, without those of its strings and comments.
    pub fn identifiers_in(&self, piece: &Place) -> BTreeSet<String> {
        let begins = |text: &str| text.starts_with(|c: char| c.is_alphabetic() || c == '_');
        let is_identifier = |text: &&str| begins(text) && !text.contains(['"', '\'']);
        let texts = self.tokens_in(piece).iter().map(|token| token.text);
        texts.filter(is_identifier).map(str::to_owned).collect()
    }

    /// All identifiers.
    pub fn identifiers(&self) -> BTreeSet<String> {
        self.identifiers_in(&(0..self.text.len()))
    }

    fn add(&mut self, stream: TokenStream) {
        let mut in_comment = 0;
        for tree in stream {
            match tree {
                TokenTree::Group(group) => {
                    let open = group.span_open().byte_range();
                    // The attribute that a documentation comment stands for is within it.
                    if open.end > in_comment {
                        self.push(open);
                        self.add(group.stream());
                        self.push(group.span_close().byte_range());
                    }
                }
                other => {
                    let place = other.span().byte_range();
                    if place.end > in_comment {
                        if self.text[place.clone()].starts_with('/') && place.len() > 2 {
                            in_comment = place.end;
                        }
                        self.push(place);
                    }
                }
            }
        }
    }

    fn push(&mut self, place: Place) {
        if !place.is_empty() {
            self.tokens.push(Token { text: &self.text[place.clone()], place });
        }
    }

    /// A piece together with the comments that speak of it: those above it, and
    /// the one behind it in its line; and with the comma behind it, if any.
    pub fn with_comments(&self, piece: Place) -> Place {
        self.start_with_comments(piece.start)..self.end_with_comment(piece.end)
    }

    fn start_with_comments(&self, start: usize) -> usize {
        let index = self.tokens.partition_point(|token| token.place.end <= start);
        let before = index.checked_sub(1).map(|index| &self.tokens[index]);
        let gap_start = before.map_or(0, |token| token.place.end);
        let gap = &self.text[gap_start..start];
        // A comment in the line of the token before belongs to that token.
        let first = match gap.find('\n') {
            Some(end) if before.is_some() => end + 1,
            Some(_) => 0,
            None => return start,
        };
        // At the beginning of a block, a comment above a blank line is about the whole block.
        let opens_block = before.is_none_or(|token| token.text == "{");
        let blank = gap[first..].rfind("\n\n").map(|blank| first + blank + 2);
        let comments = if opens_block { blank.unwrap_or(first) } else { first };
        let lines = &gap[comments..];
        gap_start + comments + (lines.len() - lines.trim_start_matches('\n').len())
    }

    fn end_with_comment(&self, end: usize) -> usize {
        let mut end = end;
        let index = self.tokens.partition_point(|token| token.place.start < end);
        if let Some(token) = self.tokens.get(index) {
            if token.text == "," {
                end = token.place.end;
            }
        }
        let line = self.text[end..].split('\n').next().unwrap_or("");
        if line.trim().is_empty() || line.trim_start().starts_with("//") {
            // The line's end goes with it.
            (end + line.len() + 1).min(self.text.len())
        } else {
            end
        }
    }

    /// The text with four more spaces before each line.
    pub fn indented(&self) -> String {
        let mut result = String::new();
        let mut start = 0;
        for line in self.text.split_inclusive('\n') {
            let index = self.tokens.partition_point(|token| token.place.end <= start);
            let inside = self.tokens.get(index).is_some_and(|token| token.place.start < start);
            if !inside && !line.trim().is_empty() {
                result += "    ";
            }
            result += line;
            start += line.len();
        }
        result
    }
}
