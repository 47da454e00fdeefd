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

    /// The identifiers, without those of strings and comments.
    pub fn identifiers(&self) -> BTreeSet<String> {
        let begins = |text: &str| text.starts_with(|c: char| c.is_alphabetic() || c == '_');
        let is_identifier = |text: &&str| begins(text) && !text.contains(['"', '\'']);
        let texts = self.tokens.iter().map(|token| token.text);
        texts.filter(is_identifier).map(str::to_owned).collect()
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
