//! Single letters among words: a variable, or a word.

use std::collections::BTreeSet;

use crate::node::Node;
use crate::reader::is_word;

/// Words that follow a variable `a`, and never an article.
const AFTER_VARIABLE: [&str; 29] = [
    "and", "are", "as", "at", "be", "becomes", "but", "by", "can", "cannot", "does", "for", "from",
    "has", "if", "in", "is", "modulo", "must", "not", "of", "on", "only", "or", "then", "to",
    "was", "were", "with",
];

/// What stands before a letter that is introduced.
const INTRODUCTIONS: [&str; 10] =
    ["Let ", "let ", "a set ", "a field ", "a graph ", "leaves ", "设 ", "集合 ", "局面是 ", "图 "];

/// Whether a text begins with an article and the word that it belongs to.
pub fn is_article(text: &str) -> bool {
    let Some(rest) = text.strip_prefix(['a', 'A']) else { return false };
    let Some(rest) = rest.strip_prefix(' ') else { return false };
    let word = &rest[..rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len())];
    match rest.chars().next() {
        // Code, emphasis or a formula follows.
        None => true,
        Some(next) if next.is_ascii_digit() => true,
        _ if rest.starts_with("xor ") || rest.starts_with("mod ") => false,
        _ => !word.is_empty() && !AFTER_VARIABLE.contains(&word),
    }
}

/// The letters that a document introduces or uses in formulas, and those that follow a factor `a`.
/// Only these are variables in doubt: `A` may also be a player, `C` a language, `a` an article.
#[derive(Clone, Debug, Default)]
pub struct Letters {
    variables: BTreeSet<char>,
    after_a: BTreeSet<String>,
}

impl Letters {
    /// Adds the letters that a text introduces: `Let C be a set`.
    pub(crate) fn introduce(&mut self, text: &str) {
        let after = |words: &'static str| {
            text.match_indices(words).filter_map(move |(place, _)| {
                let is_supposed = text[..place].ends_with('假');
                let mut letters = text[place + words.len()..].chars();
                let letter = letters.next().filter(char::is_ascii_uppercase)?;
                letters.next().filter(|next| !is_word(*next) && !"-+".contains(*next))?;
                (!is_supposed).then_some(letter)
            })
        };
        self.variables.extend(INTRODUCTIONS.into_iter().flat_map(after));
    }

    /// Whether `a` is a factor before this name.
    pub(crate) fn has_product_of_a(&self, name: &str) -> bool {
        self.after_a.contains(name)
    }

    /// Adds the letters of a formula.
    pub(crate) fn add(&mut self, row: &[Node]) {
        let pairs = row.windows(2).filter(|_| row.len() > 2);
        for pair in pairs {
            if let [Node::Name("a" | "A"), Node::Name(name)] = pair {
                self.after_a.insert(name.to_string());
            }
        }
        for node in row {
            match node {
                Node::Name(name) => self.variables.extend(name.chars()),
                Node::Script { base, below, above, .. } => {
                    self.add(std::slice::from_ref(base));
                    self.add(below);
                    self.add(above);
                }
                Node::Root(row) => self.add(row),
                _ => {}
            }
        }
    }

    /// Whether the letter at a place of a text, which stands alone there, is a variable.
    pub(crate) fn has_variable(&self, text: &str, place: usize) -> bool {
        let (before, rest) = text.split_at(place);
        let mut letters = rest.chars();
        let Some(letter) = letters.next() else { return false };
        let is_label = before.ends_with('(') && letters.next() == Some(')');
        // `1 s` is a second.
        let number = before.strip_suffix(' ').unwrap_or("");
        let is_unit = letter == 's' && number.ends_with(|c: char| c.is_ascii_digit());
        let is_initial =
            letter.is_ascii_uppercase() && is_initial(before, &rest[letter.len_utf8()..]);
        let is_known = letter.is_ascii_lowercase() || self.variables.contains(&letter);
        is_known && !is_label && !is_unit && !is_initial && !is_article(rest)
    }
}

/// Whether a capital letter is that of a name: `W. A. Wythoff`.
fn is_initial(before: &str, after: &str) -> bool {
    let Some(next) = after.strip_prefix(". ") else { return false };
    let before = before.trim_end();
    let is_first = before.is_empty() || before.ends_with([';', '.', ',']);
    let mut letters = next.chars();
    let is_name = letters.next().is_some_and(char::is_uppercase);
    is_name && (is_first || letters.as_str().starts_with(". "))
}
